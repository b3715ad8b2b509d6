import { useChange } from '../api/use-change';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { useMayChange } from '../shell/viewer';
import { type DeadlineFact, UpdateProjectDocument } from './project.documents';
import type { Project } from './project-page';
import { flagOptions, inputOf, type ProjectValues, projectLabels, spoken, uses, valuesOf } from './project-values';

const hints = {
  firstFurnishingDate: 'The first day that you furnished labor or material.',
  lastFurnishingDate: 'Your last day of unpaid work or delivery under the contract, without corrective or punch-list work.',
  completionDate: 'The day on which the work as a whole was completed.',
  dateContract: 'The date of your own contract.',
  originalContractDate: 'The date of the contract between the owner and its contractor.',
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
} as const satisfies Partial<Record<DeadlineFact, keyof ProjectValues>>;

type Name = 'state' | (typeof controls)[keyof typeof controls];
const names: readonly Name[] = ['state', ...Object.values(controls)];
const isDate = (name: Name): name is keyof typeof hints => name in hints;

/** The controls of the facts that the deadlines which are not kept yet lack. */
function askedBy({ deadlines }: Project): ReadonlySet<Name> {
  const open = deadlines.filter(({ done, required }) => !done && required !== false);
  const facts: Partial<Record<DeadlineFact, Name>> = controls;
  return new Set(open.flatMap(({ missingFacts }) => missingFacts.flatMap((fact) => facts[fact] ?? [])));
}

/** The facts that deadlines depend on and that are not known yet, right where these deadlines are. */
export function MissingFacts({ project }: { project: Project }) {
  const mayChange = useMayChange();
  const change = useChange(UpdateProjectDocument);
  const all = valuesOf(project);
  const stored = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<ProjectValues, Name>;
  const form = useEditForm(stored, change.error, { amounts: ['contractAmount'] });
  const { values, changed, overtaken, text } = form;
  const asked = askedBy(project);
  // A fact that someone else entered meanwhile stays here while the person decides.
  const missing = names.filter(
    (name) =>
      (stored[name] === '' && (name === 'state' || asked.has(name))) || name in changed || overtaken.includes(name),
  );
  if (!mayChange || missing.length === 0) return null;
  const field = (name: Name) => ({ label: projectLabels[name], ...text(name) });
  return (
    <section aria-label="Missing facts" className="mb-5 rounded-md border border-line bg-sheet p-4" data-screen-only>
      <h2>Facts that are missing</h2>
      <p className="mb-3 text-muted">Some deadlines depend on them. They follow as soon as you enter these.</p>
      <Form
        error={change.error}
        busy={change.isPending || overtaken.length > 0}
        submit="Save the facts"
        onSubmit={() =>
          Object.keys(changed).length > 0 &&
          change.mutate({
            input: {
              id: project.id,
              expectedUpdatedAt: project.updatedAt,
              ...inputOf(changed, { ...all, ...values }),
            },
          })
        }
      >
        <div className="grid gap-x-4 sm:grid-cols-3">
          {missing.map((name) => {
            if (isDate(name)) return <TextField key={name} type="date" hint={hints[name]} {...field(name)} />;
            if (name === 'units') return <TextField key={name} type="number" min={1} step={1} {...field(name)} />;
            if (name === 'contractAmount')
              return <TextField key={name} inputMode="decimal" hint="In dollars." {...field(name)} />;
            if (name === 'state')
              return <SelectField key={name} options={stateOptions('Not known')} {...field(name)} />;
            const options = name === 'use' ? choices(uses, 'Not known') : flagOptions;
            return <SelectField key={name} options={options} {...field(name)} />;
          })}
        </div>
        <Overtaken form={form} labels={projectLabels} stored={spoken({ ...all, ...stored }, [])} />
      </Form>
    </section>
  );
}
