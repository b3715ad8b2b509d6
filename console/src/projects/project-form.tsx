import type { ReactNode } from 'react';
import type { ApiError } from '../api/errors';
import { useRead } from '../api/use-read';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { Section, Sheet } from '../parts/page';
import { Restored } from '../parts/restored';
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

/** All facts of a project in one form. */
export function ProjectForm({
  project,
  error,
  busy,
  submit,
  onSubmit,
  onCancel,
  onStartOver,
}: {
  project: ProjectFactsFragment;
  error: ApiError | null;
  busy: boolean;
  submit: string;
  /** Receives the fields that were changed; `saved` before another page opens. */
  onSubmit: (input: Partial<CreateProjectInput>, saved: () => void) => unknown;
  onCancel: () => void;
  onStartOver: () => void;
}) {
  const divisions = useRead(DivisionNamesDocument, {}, { follows: ['division'] }).data?.divisions.nodes ?? [];
  const stored = toValues(project);
  const form = useForm(stored, error, {
    isStored: true,
    amounts: ['contractAmount', 'retainagePercent'],
    keptAs: `project ${project.id}`,
  });
  const { values, changed } = form;
  const field = (name: keyof ProjectValues) => ({ label: projectLabels[name], ...form.text(name) });
  const date = (name: keyof ProjectValues, hint?: string) => (
    <TextField type="date" {...(hint && { hint })} {...field(name)} />
  );
  return (
    <Form
      isLong
      error={error}
      busy={busy || form.overtaken.length > 0}
      submit={submit}
      onCancel={onCancel}
      onSubmit={() => onSubmit(toProjectInput(changed, values), form.saved)}
    >
      <Restored
        isRestored={form.isRestored}
        onStartOver={() => {
          form.saved();
          onStartOver();
        }}
      />
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
          />
          <SelectField required options={choices(claimantRoles, 'Choose your role')} {...field('claimantRole')} />
          <SelectField options={stateOptions('That of the jobsite')} {...field('state')} />
          <SelectField required options={choices(sectors, 'Choose the sector')} {...field('sector')} />
          <SelectField options={choices(uses, 'Not known')} {...field('use')} />
          <SelectField options={choices(statuses)} {...field('status')} />
        </Facts>
      </Section>
      <Section title="Dates">
        <Facts columns="sm:grid-cols-2 lg:grid-cols-3">
          {date('firstFurnishingDate', 'The first day that you furnished labor or material.')}
          {date('lastFurnishingDate', lastFurnishingHint)}
          {date('completionDate', 'Of the work as a whole.')}
          {date('dateContract')}
          {date('originalContractDate', 'Between the owner and its contractor.')}
        </Facts>
      </Section>
      <Section title="Details that change deadlines">
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

function Facts({ columns, children }: { columns: string; children: ReactNode }) {
  return <Sheet className={`grid gap-x-4 ${columns}`}>{children}</Sheet>;
}
