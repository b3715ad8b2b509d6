import { useFilters } from '../parts/filters';
import { Section } from '../parts/page';
import { usePeople } from '../shell/people';
import { PersonFilter } from '../shell/person-filter';
import { useViewer } from '../shell/viewer';
import { Tasks } from './tasks';

/** The tasks of the person on all projects, the earliest first; or those of a colleague, or of all. */
export function MyTasks() {
  const { id } = useViewer();
  const { known, nameOf } = usePeople();
  const [{ who }, setFilters] = useFilters('/today', { who: id });
  const title = who === id ? 'My tasks' : who === '' ? 'Tasks of all' : `Tasks for ${nameOf(who)}`;
  return (
    <Section
      title={title}
      actions={
        known.length > 1 && (
          <PersonFilter label="Tasks for" value={who} onChange={(chosen) => setFilters({ who: chosen })} />
        )
      }
    >
      <Tasks
        caption={title}
        filter={{ isTask: true, isDone: false, ...(who && { assigneeId: who }) }}
        withPeople={who === ''}
      />
    </Section>
  );
}
