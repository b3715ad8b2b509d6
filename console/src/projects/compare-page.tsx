import { useParams } from '@tanstack/react-router';
import { courseRecords } from '../api/course-records';
import type { ApiError } from '../api/errors';
import { useRead } from '../api/use-read';
import { stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { formatDate } from '../parts/format';
import { Page, Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { ComparedCourses } from './compared-courses';
import type { Project } from './project';
import { AssumedCourseDocument } from './project.documents';
import { projectLabels } from './project-values';
import { courseRead } from './reads';

const nothing = { state: '', firstFurnishingDate: '', lastFurnishingDate: '', completionDate: '' };
type AssumedFacts = typeof nothing;
const names = Object.keys(nothing) as (keyof AssumedFacts)[];

const follows = [...courseRecords, 'division'];

/** The deadlines of a project as recorded, beside those in another state or with other dates. Nothing is saved. */
export default function ComparePage() {
  const { id } = useParams({ from: '/$organization/$mode/projects/$id/compare' });
  const [assumed, assume] = useFilters('/projects/$id/compare', nothing);
  const chosen = names.filter((name) => assumed[name] !== '');
  const read = useRead(...courseRead(id));
  const other = useRead(
    AssumedCourseDocument,
    { id, assuming: Object.fromEntries(chosen.map((name) => [name, assumed[name]])) },
    { follows, enabled: chosen.length > 0, keepsPrevious: true },
  );
  return (
    <Page
      title="Compare deadlines"
      subtitle={
        read.data && (
          <To page="/projects/$id" params={{ id }}>
            {read.data.project.name}
          </To>
        )
      }
    >
      <Loaded read={read}>
        {({ project }) => (
          <>
            <Assumptions
              // Another comparison of the address begins another form.
              key={JSON.stringify(assumed)}
              project={project}
              assumed={assumed}
              assume={assume}
              error={chosen.length > 0 ? other.error : null}
              busy={other.isFetching}
            />
            {chosen.length === 0 ? (
              <Empty title="Nothing to compare yet">
                Choose another state or other dates, and the deadlines appear beside those of the project.
              </Empty>
            ) : (
              !other.error && (
                <Loaded read={other}>
                  {({ projectDeadlines }) => (
                    <ComparedCourses
                      recorded={project.deadlines}
                      assumed={projectDeadlines ?? []}
                      title={chosen.map((name) => `${projectLabels[name]}: ${spoken(assumed[name])}`).join(' · ')}
                    />
                  )}
                </Loaded>
              )
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const spoken = (value: string) => (value.length === 2 ? value : formatDate(value));

/** The facts that can differ from the recorded ones. An empty field is as recorded. */
function Assumptions({
  project,
  assumed,
  assume,
  error,
  busy,
}: {
  project: Project;
  assumed: AssumedFacts;
  assume: (values: AssumedFacts) => void;
  error: ApiError | null;
  busy: boolean;
}) {
  const { values, text, saved } = useForm(assumed, error, { prefix: 'assuming.' });
  const compare = () => {
    saved();
    assume(values);
  };
  const date = (name: keyof AssumedFacts) => (
    <TextField
      type="date"
      label={projectLabels[name]}
      hint={project[name] ? `Recorded: ${formatDate(project[name])}` : 'None is recorded.'}
      {...text(name)}
    />
  );
  return (
    <Section title="What to compare with">
      <Sheet>
        <p className="mb-3 text-muted">What you leave empty is as recorded. Nothing is saved.</p>
        <Form error={error} busy={busy} submit="Compare" onSubmit={compare}>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              label={projectLabels.state}
              hint={`Recorded: ${project.state ?? 'not known'}`}
              options={stateOptions('As recorded')}
              {...text('state')}
            />
            {date('firstFurnishingDate')}
            {date('lastFurnishingDate')}
            {date('completionDate')}
          </div>
        </Form>
      </Sheet>
    </Section>
  );
}
