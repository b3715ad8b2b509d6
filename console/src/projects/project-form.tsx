import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/errors';
import { useRead } from '../api/use-read';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { Section, Sheet } from '../parts/page';
import { LastUsed } from './last-used';
import { type CreateProjectInput, DivisionNamesDocument, type ProjectFactsFragment } from './project.documents';
import {
  claimantRoles,
  factsOfLaw,
  flagOptions,
  homePurposes,
  isDateOfLaw,
  lastFurnishingHint,
  type ProjectValues,
  projectLabels,
  sectors,
  spoken,
  statuses,
  toProjectInput,
  toValues,
  uses,
} from './project-values';

/** All facts of a project in one form, for a new one and for changes. */
export function ProjectForm({
  project,
  error,
  busy,
  submit,
  onSubmit,
  onCancel,
  prefix = 'input.',
  keptAs,
  children,
}: {
  project?: ProjectFactsFragment;
  error: ApiError | null;
  busy: boolean;
  submit: string;
  /** Receives all fields of a new project, and those of an existing one that were changed; `saved` before another page opens. */
  onSubmit: (input: Partial<CreateProjectInput>, saved: () => void) => unknown;
  onCancel: () => void;
  /** Where the input has the facts of the project, as messages name them. */
  prefix?: string;
  /** A name under which the tab keeps what is typed. */
  keptAs?: string;
  /** What belongs between the project and its dates. */
  children?: ReactNode;
}) {
  const divisions = useRead(DivisionNamesDocument, {}, { follows: ['division'] }).data?.divisions.nodes ?? [];
  const stored = toValues(project);
  const [unanswered, setUnanswered] = useState<ApiError | null>(null);
  const refusal = unanswered ?? error;
  const form = useEditForm(stored, refusal, {
    prefix,
    amounts: ['contractAmount', 'retainagePercent'],
    ...(keptAs !== undefined && { keptAs }),
  });
  const { values, changed } = form;
  const chosen = values.divisionId || (divisions.length === 1 ? divisions[0]!.id : '');
  const field = (name: keyof ProjectValues) => ({ label: projectLabels[name], ...form.text(name) });
  const send = () => {
    const unansweredFields = project ? null : findUnanswered({ ...values, divisionId: chosen });
    setUnanswered(unansweredFields);
    if (!unansweredFields)
      onSubmit(toProjectInput(project ? changed : { ...values, divisionId: chosen }, values), form.saved);
  };
  const date = (name: keyof ProjectValues, hint?: string) => (
    <TextField type="date" {...(hint && { hint })} {...field(name)} />
  );
  return (
    <Form
      isLong
      error={refusal}
      busy={busy || form.overtaken.length > 0}
      submit={submit}
      onCancel={onCancel}
      onSubmit={send}
    >
      <Section title="The project">
        <Facts columns="sm:grid-cols-2">
          <TextField required {...field('name')} />
          <TextField {...field('number')} />
          <SelectField
            required
            options={[
              { value: '', text: 'Choose a division' },
              ...divisions.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            {...field('divisionId')}
            value={chosen}
          />
          <SelectField required options={choices(claimantRoles, 'Choose your role')} {...field('claimantRole')} />
          {!project && (
            <LastUsed
              divisionId={chosen}
              chosen={values}
              onUse={({ claimantRole, sector }) => {
                form.set('claimantRole', claimantRole);
                form.set('sector', sector);
              }}
            />
          )}
          <SelectField options={stateOptions('That of the jobsite')} {...field('state')} />
          <SelectField required options={choices(sectors, 'Choose the sector')} {...field('sector')} />
          <SelectField options={choices(uses, 'Not known')} {...field('use')} />
          <SelectField options={choices(statuses)} {...field('status')} />
        </Facts>
      </Section>
      {children}
      <Section title="Dates">
        <Facts columns="sm:grid-cols-2 lg:grid-cols-3">
          {date('firstFurnishingDate', 'The first day that you furnished labor or material.')}
          {date('lastFurnishingDate', lastFurnishingHint)}
          {date('completionDate', 'Of the work as a whole.')}
          {date('dateContract')}
          {date('originalContractDate', 'Between the owner and its contractor.')}
        </Facts>
      </Section>
      <Section title="Facts that some rules depend on">
        <Facts columns="sm:grid-cols-2 lg:grid-cols-4">
          <SelectField options={flagOptions} {...field('ownerOccupied')} />
          <SelectField options={flagOptions} {...field('newConstruction')} />
          <SelectField options={flagOptions} {...field('paymentBond')} />
          <SelectField options={flagOptions} {...field('publicFunds')} />
          <TextField
            type="number"
            min={1}
            step={1}
            hint="Or in the largest one. A house or townhouse has 1."
            {...field('units')}
          />
          {date('commencementRecordedOn', 'By the owner, at the start.')}
          <TextField
            hint="Or its book and page."
            {...field('commencementInstrument')}
            errors={form.errorsOf('noticeOfCommencement')}
          />
          {factsOfLaw
            .filter((name) => stored[name] !== '' || name in changed)
            .map((name) =>
              isDateOfLaw(name) ? (
                <TextField key={name} type="date" {...field(name)} />
              ) : (
                <SelectField
                  key={name}
                  options={name === 'homesFor' ? choices(homePurposes, 'Not known') : flagOptions}
                  {...field(name)}
                />
              ),
            )}
        </Facts>
      </Section>
      <Section title="Contract and property">
        <Facts columns="sm:grid-cols-2">
          <TextField inputMode="decimal" hint="In dollars." {...field('contractAmount')} />
          <TextField inputMode="decimal" hint="In percent of each payment." {...field('retainagePercent')} />
          <TextField {...field('permitNumber')} />
          <TextField {...field('parcelNumber')} />
          <TextField {...field('bondNumber')} />
          <TextField {...field('loanNumber')} />
          <TextArea hint="Labor or material, as documents print it." {...field('furnishedDescription')} />
          <TextArea {...field('legalDescription')} />
        </Facts>
      </Section>
      <Overtaken form={form} labels={projectLabels} stored={spoken(stored, divisions)} />
    </Form>
  );
}

/** What no rule of the law can be guessed from: each decides which deadlines there are, and who receives a notice. */
const questions = {
  name: 'Give the project a name.',
  divisionId: 'Choose the division.',
  claimantRole: 'Choose your role. Your deadlines and who receives a notice depend on it.',
  sector: 'Choose the sector. It decides between a lien on the property and a claim on a bond.',
} as const;

function findUnanswered(values: ProjectValues): ApiError | null {
  const open = Object.entries(questions).filter(([name]) => values[name as keyof typeof questions].trim() === '');
  if (open.length === 0) return null;
  return new ApiError(
    'VALIDATION_FAILED',
    open[0]![1],
    null,
    open.map(([path, message]) => ({ path, rule: 'sentence', params: {}, message })),
  );
}

function Facts({ columns, children }: { columns: string; children: ReactNode }) {
  return <Sheet className={`grid gap-x-4 ${columns}`}>{children}</Sheet>;
}
