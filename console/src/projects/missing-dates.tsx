import { useChange } from '../api/use-change';
import { TextField } from '../parts/field';
import { Form, useEditForm } from '../parts/form';
import { formatDate } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { useMayChange } from '../shell/viewer';
import { UpdateProjectDocument } from './project.documents';
import type { Project } from './project-page';

const dates = [
  ['firstFurnishingDate', 'First furnishing', 'The first day that you furnished labor or material.'],
  ['lastFurnishingDate', 'Last furnishing', 'The last day that you furnished labor or material.'],
  ['completionDate', 'Completion', 'The day on which the work as a whole was completed.'],
] as const;
type Name = (typeof dates)[number][0];
const labels = Object.fromEntries(dates.map(([name, label]) => [name, label])) as Record<Name, string>;
const spoken = (days: Record<Name, string>) =>
  Object.fromEntries(Object.entries(days).map(([name, day]) => [name, day && formatDate(day)])) as Record<Name, string>;

/** The dates that are not known yet, right where the deadlines that need them are. */
export function MissingDates({ project }: { project: Project }) {
  const mayChange = useMayChange();
  const change = useChange(UpdateProjectDocument);
  const stored = Object.fromEntries(dates.map(([name]) => [name, project[name] ?? ''])) as Record<Name, string>;
  const form = useEditForm(stored, change.error);
  const { changed, overtaken, text } = form;
  // A date that someone else entered meanwhile stays here while the person decides.
  const missing = dates.filter(([name]) => project[name] === null || name in changed || overtaken.includes(name));
  const hasOpenDates = project.deadlines.some(({ date, required }) => date === null && required !== false);
  const isTyped = Object.keys(changed).length > 0 || overtaken.length > 0;
  if (!mayChange || missing.length === 0 || !(hasOpenDates || isTyped)) return null;
  return (
    <section aria-label="Missing dates" className="mb-5 rounded-md border border-line bg-sheet p-4" data-screen-only>
      <h2>Dates that are missing</h2>
      <p className="mb-3 text-muted">Some deadlines have no date yet. They follow as soon as you enter these days.</p>
      <Form
        error={change.error}
        busy={change.isPending || overtaken.length > 0}
        submit="Save the dates"
        onSubmit={() =>
          Object.keys(changed).length > 0 &&
          change.mutate({ input: { id: project.id, expectedUpdatedAt: project.updatedAt, ...changed } })
        }
      >
        <div className="grid gap-x-4 sm:grid-cols-3">
          {missing.map(([name, label, hint]) => (
            <TextField key={name} type="date" label={label} hint={hint} {...text(name)} />
          ))}
        </div>
        <Overtaken form={form} labels={labels} stored={spoken(stored)} />
      </Form>
    </section>
  );
}
