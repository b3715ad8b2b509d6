import { useChange } from '../api/use-change';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { useCanChange } from '../shell/viewer';
import { askedBy, FactControl, type FactName, factNames } from './asked-facts';
import type { Project } from './project';
import { UpdateProjectDocument } from './project.documents';
import { type ProjectValues, projectLabels, spoken, toProjectInput, toValues } from './project-values';

/** The facts that deadlines depend on and that are not known yet, right where these deadlines are. */
export function MissingFacts({ project }: { project: Project }) {
  const canChange = useCanChange();
  const change = useChange(UpdateProjectDocument);
  const all = toValues(project);
  const stored = Object.fromEntries(factNames.map((name) => [name, all[name]])) as Pick<ProjectValues, FactName>;
  const form = useForm(stored, change.error, { isStored: true, amounts: ['contractAmount'] });
  const { values, changed, overtaken, text } = form;
  const questions = askedBy(project.deadlines);
  // A fact that someone else entered meanwhile stays here while the person decides.
  const isEntered = (name: FactName) => name in changed || overtaken.includes(name);
  const isAsked = (name: FactName) => stored[name] === '' && (name === 'state' || questions.facts.has(name));
  const isEvent = (name: FactName) => stored[name] === '' && questions.events.has(name);
  const missing = factNames.filter((name) => isAsked(name) || (isEntered(name) && !isEvent(name)));
  const events = factNames.filter(isEvent);
  if (!canChange || missing.length + events.length === 0) return null;
  const control = (name: FactName) => <FactControl key={name} name={name} text={text(name)} />;
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
