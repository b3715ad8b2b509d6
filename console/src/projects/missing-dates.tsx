import { useChange } from '../api/use-change';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useMayChange } from '../shell/viewer';
import { UpdateProjectDocument } from './project.documents';
import type { Project } from './project-page';

const dates = [
  ['firstFurnishingDate', 'First furnishing', 'The first day that you furnished labor or material.'],
  ['lastFurnishingDate', 'Last furnishing', 'The last day that you furnished labor or material.'],
  ['completionDate', 'Completion', 'The day on which the work as a whole was completed.'],
] as const;
type Name = (typeof dates)[number][0];

/** The dates that are not known yet, right where the deadlines that need them are. */
export function MissingDates({ project }: { project: Project }) {
  const mayChange = useMayChange();
  const change = useChange(UpdateProjectDocument);
  const { values, text } = useForm<Record<Name, string>>(
    { firstFurnishingDate: '', lastFurnishingDate: '', completionDate: '' },
    change.error,
  );
  const missing = dates.filter(([name]) => project[name] === null);
  const hasOpenDates = project.deadlines.some(({ date, required }) => date === null && required !== false);
  if (!mayChange || missing.length === 0 || !hasOpenDates) return null;
  const entered = Object.fromEntries(missing.flatMap(([name]) => (values[name] ? [[name, values[name]]] : [])));
  return (
    <section aria-label="Missing dates" className="mb-5 rounded-md border border-line bg-sheet p-4">
      <h2>Dates that are missing</h2>
      <p className="mb-3 text-muted">Some deadlines have no date yet. They follow as soon as you enter these days.</p>
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Save the dates"
        onSubmit={() => Object.keys(entered).length > 0 && change.mutate({ input: { id: project.id, ...entered } })}
      >
        <div className="grid gap-x-4 sm:grid-cols-3">
          {missing.map(([name, label, hint]) => (
            <TextField key={name} type="date" label={label} hint={hint} {...text(name)} />
          ))}
        </div>
      </Form>
    </section>
  );
}
