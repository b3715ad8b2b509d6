import type { ApiError } from '../api/errors';
import { useRead } from '../api/use-read';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Section, Sheet } from '../parts/page';
import {
  type ClaimantRole,
  type CreateProjectInput,
  DivisionNamesDocument,
  type ProjectFactsFragment,
  type ProjectSector,
  type ProjectStatus,
  type ProjectUse,
} from './project.documents';

const roles: ClaimantRole[] = [
  'SUBCONTRACTOR',
  'SUB_SUBCONTRACTOR',
  'MATERIAL_SUPPLIER',
  'EQUIPMENT_LESSOR',
  'GENERAL_CONTRACTOR',
  'CONSTRUCTION_MANAGER',
  'DESIGN_PROFESSIONAL',
  'LABORER',
];
const sectors: ProjectSector[] = ['PRIVATE', 'PUBLIC', 'FEDERAL'];
const uses: ProjectUse[] = ['COMMERCIAL', 'RESIDENTIAL', 'INDUSTRIAL', 'INFRASTRUCTURE', 'MIXED'];
const statuses: ProjectStatus[] = ['ACTIVE', 'COMPLETED', 'ARCHIVED'];

const texts = [
  'name',
  'number',
  'state',
  'use',
  'contractAmount',
  'dateContract',
  'originalContractDate',
  'firstFurnishingDate',
  'lastFurnishingDate',
  'completionDate',
  'furnishedDescription',
  'permitNumber',
  'parcelNumber',
  'bondNumber',
  'loanNumber',
  'retainagePercent',
  'legalDescription',
] as const;
const flags = ['ownerOccupied', 'newConstruction', 'paymentBond', 'publicFunds'] as const;
const flagOptions = [
  { value: '', text: 'Not known' },
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

type Values = Record<
  (typeof texts)[number] | (typeof flags)[number] | 'divisionId' | 'claimantRole' | 'sector' | 'status',
  string
>;

function valuesOf(project: ProjectFactsFragment | undefined): Values {
  const text = Object.fromEntries(texts.map((name) => [name, String(project?.[name] ?? '')]));
  const flag = Object.fromEntries(flags.map((name) => [name, String(project?.[name] ?? '')]));
  return {
    ...text,
    ...flag,
    divisionId: project?.divisionId ?? '',
    claimantRole: project?.claimantRole ?? 'SUBCONTRACTOR',
    sector: project?.sector ?? 'PRIVATE',
    status: project?.status ?? 'ACTIVE',
  } as Values;
}

/** What is sent: an empty field is unset. */
function inputOf(values: Values): CreateProjectInput {
  const text = Object.fromEntries(texts.map((name) => [name, values[name].trim() || null]));
  const flag = Object.fromEntries(flags.map((name) => [name, values[name] === '' ? null : values[name] === 'true']));
  const { divisionId, claimantRole, sector, status } = values;
  return { ...text, ...flag, divisionId, claimantRole, sector, status } as CreateProjectInput;
}

/** All facts of a project in one form, for a new one and for changes. */
export function ProjectForm({
  project,
  error,
  busy,
  submit,
  onSubmit,
  onCancel,
}: {
  project?: ProjectFactsFragment;
  error: ApiError | null;
  busy: boolean;
  submit: string;
  onSubmit: (input: CreateProjectInput) => void;
  onCancel: () => void;
}) {
  const divisions = useRead(DivisionNamesDocument, {}, { follows: ['division'] }).data?.divisions.nodes ?? [];
  const { values, text } = useForm(valuesOf(project), error);
  const chosen = values.divisionId || (divisions.length === 1 ? divisions[0]!.id : '');
  const date = (name: keyof Values & string, label: string, hint?: string) => (
    <TextField type="date" label={label} {...(hint && { hint })} {...text(name)} />
  );
  return (
    <Form
      error={error}
      busy={busy}
      submit={submit}
      onCancel={onCancel}
      onSubmit={() => onSubmit(inputOf({ ...values, divisionId: chosen }))}
    >
      <Section title="The project">
        <Sheet className="grid gap-x-4 sm:grid-cols-2">
          <TextField label="Name" required {...text('name')} />
          <TextField label="Your number" {...text('number')} />
          <SelectField
            label="Division"
            required
            options={[
              { value: '', text: 'Choose a division' },
              ...divisions.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            {...text('divisionId')}
            value={chosen}
          />
          <SelectField label="Your role" required options={choices(roles)} {...text('claimantRole')} />
          <SelectField
            label="State whose law applies"
            options={stateOptions('That of the jobsite')}
            {...text('state')}
          />
          <SelectField label="Sector" options={choices(sectors)} {...text('sector')} />
          <SelectField label="Use" options={choices(uses, 'Not known')} {...text('use')} />
          <SelectField label="Status" options={choices(statuses)} {...text('status')} />
        </Sheet>
      </Section>
      <Section title="Dates">
        <Sheet className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          {date('firstFurnishingDate', 'First furnishing', 'The first day that you furnished labor or material.')}
          {date('lastFurnishingDate', 'Last furnishing', 'The last day that you furnished labor or material.')}
          {date('completionDate', 'Completion', 'Of the work as a whole.')}
          {date('dateContract', 'Your contract')}
          {date('originalContractDate', 'Contract of the owner', 'Between the owner and its contractor.')}
        </Sheet>
      </Section>
      <Section title="Facts that some rules depend on">
        <Sheet className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField label="Owner lives there" options={flagOptions} {...text('ownerOccupied')} />
          <SelectField label="New construction" options={flagOptions} {...text('newConstruction')} />
          <SelectField label="Payment bond" options={flagOptions} {...text('paymentBond')} />
          <SelectField label="Public funds" options={flagOptions} {...text('publicFunds')} />
        </Sheet>
      </Section>
      <Section title="Contract and property">
        <Sheet className="grid gap-x-4 sm:grid-cols-2">
          <TextField label="Contract amount" inputMode="decimal" hint="In dollars." {...text('contractAmount')} />
          <TextField
            label="Retainage"
            inputMode="decimal"
            hint="In percent of each payment."
            {...text('retainagePercent')}
          />
          <TextField label="Permit number" {...text('permitNumber')} />
          <TextField label="Parcel number" {...text('parcelNumber')} />
          <TextField label="Bond number" {...text('bondNumber')} />
          <TextField label="Loan number" {...text('loanNumber')} />
          <TextArea
            label="What you furnish"
            hint="Labor or material, as documents print it."
            {...text('furnishedDescription')}
          />
          <TextArea label="Legal description" {...text('legalDescription')} />
        </Sheet>
      </Section>
    </Form>
  );
}
