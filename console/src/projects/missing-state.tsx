import { To } from '../parts/to';
import { Warning } from '../parts/warning';

/** Leads to the project, because a document needs the state whose law applies. Nothing once the project has a state. */
export function MissingState({ project }: { project: { id: string; state: string | null } | undefined }) {
  if (!project || project.state) return null;
  return (
    <Warning>
      The project has no state yet, and the state decides the form and the dates.{' '}
      <To page="/projects/$id" params={{ id: project.id }}>
        Enter it on the project
      </To>
    </Warning>
  );
}
