import { ButtonLink } from '../parts/button';
import { Empty } from '../parts/states';
import { useCanChange } from '../shell/viewer';

/** In place of a list without rows. */
export function NoProjects({ isFiltered }: { isFiltered: boolean }) {
  const canChange = useCanChange();
  return (
    <Empty
      title="No projects"
      action={canChange && !isFiltered && <ButtonLink page="/projects/new">Create the first one</ButtonLink>}
    >
      {isFiltered
        ? 'No project matches these filters.'
        : 'A project holds the parties, jobsites and dates from which deadlines are calculated.'}
    </Empty>
  );
}
