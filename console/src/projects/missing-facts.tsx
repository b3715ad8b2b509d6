import { useChange } from '../api/use-change';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { useMayChange } from '../shell/viewer';
import { UpdateProjectDocument } from './project.documents';
import type { Project } from './project-page';
import { flagOptions, inputOf, type ProjectValues, projectLabels, spoken, uses, valuesOf } from './project-values';

const dates = {
  firstFurnishingDate: 'The first day that you furnished labor or material.',
  lastFurnishingDate: 'The last day that you furnished labor or material.',
  completionDate: 'The day on which the work as a whole was completed.',
} as const;

/** How the explanation of a deadline names a fact on which it depends. */
const clauses = {
  use: /\bresidential\b/,
  ownerOccupied: /\bowner lives in\b/,
  newConstruction: /\bnew construction\b|\brepair or remodeling\b/,
  paymentBond: /\bpayment bond covers\b/,
  publicFunds: /\bpublic funds finance\b/,
} as const;

type Name = 'state' | keyof typeof dates | keyof typeof clauses;
const names = ['state', ...Object.keys(dates), ...Object.keys(clauses)] as Name[];
const isDate = (name: Name): name is keyof typeof dates => name in dates;
const isClause = (name: Name): name is keyof typeof clauses => name in clauses;

/** What the deadlines that are not settled say about themselves. */
function openQuestions({ deadlines }: Project): string {
  const open = deadlines.filter(({ done, required }) => !done && required !== false);
  return open
    .filter(({ required, date, alternatives }) => required === null || date === null || alternatives.length > 0)
    .flatMap(({ explanation, alternatives }) => [explanation, ...alternatives.map(({ condition }) => condition)])
    .join(' ');
}

/** The facts that deadlines depend on and that are not known yet, right where these deadlines are. */
export function MissingFacts({ project }: { project: Project }) {
  const mayChange = useMayChange();
  const change = useChange(UpdateProjectDocument);
  const all = valuesOf(project);
  const stored = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<ProjectValues, Name>;
  const form = useEditForm(stored, change.error);
  const { values, changed, overtaken, text } = form;
  const questions = openQuestions(project);
  const hasOpenDates = project.deadlines.some(({ date, required }) => date === null && required !== false);
  const isAsked = (name: Name) => {
    if (isDate(name)) return hasOpenDates;
    return isClause(name) ? clauses[name].test(questions) : true;
  };
  // A fact that someone else entered meanwhile stays here while the person decides.
  const missing = names.filter(
    (name) => (stored[name] === '' && isAsked(name)) || name in changed || overtaken.includes(name),
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
            if (isDate(name)) return <TextField key={name} type="date" hint={dates[name]} {...field(name)} />;
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
