import { useChange } from '../api/use-change';
import { inWords } from '../parts/badge';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { useCanChange } from '../shell/viewer';
import type { Project } from './project';
import { type DeadlineFact, UpdateProjectDocument } from './project.documents';
import {
  factsOfLaw,
  flagOptions,
  homePurposes,
  lastFurnishingHint,
  type ProjectValues,
  projectLabels,
  spoken,
  toProjectInput,
  toValues,
  uses,
} from './project-values';

const hints = {
  firstFurnishingDate: 'The first day that you furnished labor or material.',
  lastFurnishingDate: lastFurnishingHint,
  completionDate: 'The day on which the work as a whole was completed.',
  dateContract: 'The date of your own contract.',
  originalContractDate: 'The date of the contract between the owner and its contractor.',
  noticeOfContractDate: 'The owner’s or contractor’s recording before the work began.',
  terminationDate: 'Of the contract between the owner and its contractor, before completion.',
  acceptanceDate: 'The day on which the public body accepted the work.',
  finalSettlementDate: 'Between the public body and its contractor.',
  debtDueDate: 'The day on which all that is owed to you became due.',
  statementRecordedDate: 'Where it follows the recording of a notice of contract.',
  extensionDate: 'The day on which you filed or served it.',
  demandToSueDate: 'The day on which you received it.',
  contestDate: 'The day of its recording, or else of its service.',
} as const;

/** The control of each fact that a project holds and that is not a list. */
const controls = {
  FIRST_FURNISHING_DATE: 'firstFurnishingDate',
  LAST_FURNISHING_DATE: 'lastFurnishingDate',
  COMPLETION_DATE: 'completionDate',
  DATE_CONTRACT: 'dateContract',
  ORIGINAL_CONTRACT_DATE: 'originalContractDate',
  CONTRACT_AMOUNT: 'contractAmount',
  UNITS: 'units',
  USE: 'use',
  OWNER_OCCUPIED: 'ownerOccupied',
  NEW_CONSTRUCTION: 'newConstruction',
  PAYMENT_BOND: 'paymentBond',
  PUBLIC_FUNDS: 'publicFunds',
  HOMES_FOR: 'homesFor',
  CONDOMINIUM: 'condominium',
  WRITTEN_CONTRACT: 'writtenContract',
  COMPLETION_NOTICE_PUBLISHED: 'completionNoticePublished',
  NOTICE_OF_CONTRACT_DATE: 'noticeOfContractDate',
  TERMINATION_DATE: 'terminationDate',
  ACCEPTANCE_DATE: 'acceptanceDate',
  FINAL_SETTLEMENT_DATE: 'finalSettlementDate',
  DEBT_DUE_DATE: 'debtDueDate',
  STATEMENT_RECORDED_DATE: 'statementRecordedDate',
  EXTENSION_DATE: 'extensionDate',
  DEMAND_TO_SUE_DATE: 'demandToSueDate',
  CONTEST_DATE: 'contestDate',
} as const satisfies Partial<Record<DeadlineFact, keyof ProjectValues>>;

type Name = 'state' | (typeof controls)[keyof typeof controls];
const names: readonly Name[] = ['state', ...Object.values(controls)];
const isDate = (name: Name): name is keyof typeof hints => name in hints;

/** What of several deadlines lacks to have a day, as their fields are named. What a party or a lien says is named as it is. */
export function listMissing(deadlines: Readonly<Project['deadlines']>): string[] {
  const names: Partial<Record<DeadlineFact, Name>> = controls;
  const facts = deadlines.flatMap(({ missingFacts }) => missingFacts);
  return [...new Set(facts)].map((fact) =>
    names[fact] ? projectLabels[names[fact]] : (otherFacts[fact] ?? inWords(fact)),
  );
}

/** The facts that other records have. */
const otherFacts: Partial<Record<DeadlineFact, string>> = {
  RECORDED_ON: 'Recording of the lien',
  HIRED_BY_PARTY_ID: 'Who hired you',
  WAIVER_SIGNED_ON: 'A signed waiver',
};

/** The controls of the facts that the deadlines which are not kept yet lack, and of events that would move them. */
function askedBy({ deadlines }: Project): { facts: ReadonlySet<Name>; events: ReadonlySet<Name> } {
  const open = deadlines.filter(({ done, required }) => !done && required !== false);
  const names: Partial<Record<DeadlineFact, Name>> = controls;
  const controlsOf = (facts: DeadlineFact[]) => new Set(facts.flatMap((fact) => names[fact] ?? []));
  const facts = controlsOf(open.flatMap(({ missingFacts }) => missingFacts));
  const deciding = controlsOf(open.flatMap(({ decidingFacts }) => decidingFacts));
  const events = (factsOfLaw as readonly Name[]).filter(
    (name) => isDate(name) && deciding.has(name) && !facts.has(name),
  );
  return { facts, events: new Set(events) };
}

/** The facts that deadlines depend on and that are not known yet, right where these deadlines are. */
export function MissingFacts({ project }: { project: Project }) {
  const canChange = useCanChange();
  const change = useChange(UpdateProjectDocument);
  const all = toValues(project);
  const stored = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<ProjectValues, Name>;
  const form = useEditForm(stored, change.error, { amounts: ['contractAmount'] });
  const { values, changed, overtaken, text } = form;
  const factNames = askedBy(project);
  // A fact that someone else entered meanwhile stays here while the person decides.
  const isEntered = (name: Name) => name in changed || overtaken.includes(name);
  const isAsked = (name: Name) => stored[name] === '' && (name === 'state' || factNames.facts.has(name));
  const isEvent = (name: Name) => stored[name] === '' && factNames.events.has(name);
  const missing = names.filter((name) => isAsked(name) || (isEntered(name) && !isEvent(name)));
  const events = names.filter(isEvent);
  if (!canChange || missing.length + events.length === 0) return null;
  const field = (name: Name) => ({ label: projectLabels[name], ...text(name) });
  const control = (name: Name) => {
    if (isDate(name)) return <TextField key={name} type="date" hint={hints[name]} {...field(name)} />;
    if (name === 'units') return <TextField key={name} type="number" min={1} step={1} {...field(name)} />;
    if (name === 'contractAmount')
      return <TextField key={name} inputMode="decimal" hint="In dollars." {...field(name)} />;
    if (name === 'state') return <SelectField key={name} options={stateOptions('Not known')} {...field(name)} />;
    if (name === 'use') return <SelectField key={name} options={choices(uses, 'Not known')} {...field(name)} />;
    if (name === 'homesFor')
      return <SelectField key={name} options={choices(homePurposes, 'Not known')} {...field(name)} />;
    return <SelectField key={name} options={flagOptions} {...field(name)} />;
  };
  return (
    <section aria-label="Missing facts" className="mb-5 rounded-md border border-line bg-sheet p-4" data-screen-only>
      <h2>Facts that are missing</h2>
      <p className="mb-3 text-muted">Some deadlines depend on them. They follow as soon as you enter these.</p>
      <Form
        error={change.error}
        busy={change.isPending || overtaken.length > 0}
        submit="Save the facts"
        look="plain"
        onSubmit={() =>
          Object.keys(changed).length > 0 &&
          change.mutate({
            input: {
              id: project.id,
              expectedUpdatedAt: project.updatedAt,
              ...toProjectInput(changed, { ...all, ...values }),
            },
          })
        }
      >
        <div className="grid gap-x-4 sm:grid-cols-3">{missing.map(control)}</div>
        {events.length > 0 && (
          <details open={events.some((name) => values[name] !== '')}>
            <summary className="mb-3 cursor-pointer">Events that would change a date</summary>
            <p className="mb-3 text-muted">Leave empty what has not happened.</p>
            <div className="grid gap-x-4 sm:grid-cols-3">{events.map(control)}</div>
          </details>
        )}
        <Overtaken form={form} labels={projectLabels} stored={spoken({ ...all, ...stored }, [])} />
      </Form>
    </section>
  );
}
