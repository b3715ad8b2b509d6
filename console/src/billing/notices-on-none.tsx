import { To } from '../parts/to';
import { Warning } from '../parts/warning';

/** A notice that arrived through the service is on no project until a person puts it there, so that it counts for none. */
export function NoticesOnNone({ count, projectId }: { count: number; projectId: string }) {
  return (
    <Warning>
      {count === 1
        ? 'A notice that arrived through this service is'
        : `${count} notices that arrived through this service are`}{' '}
      on no project yet, and can be about this one.{' '}
      <To page="/projects/$id" params={{ id: projectId }} search={{ tab: 'received' }}>
        Look at {count === 1 ? 'it' : 'them'} before you pay
      </To>
    </Warning>
  );
}
