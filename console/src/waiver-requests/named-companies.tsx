import { Status } from '../parts/badge';
import { Section, Sheet } from '../parts/page';
import { To } from '../parts/to';
import type { Request } from './request';

/** The companies that the payee named below it, each with its request. */
export function NamedCompanies({ requests }: { requests: Request['named']['nodes'] }) {
  const current = requests.filter(({ status }) => status !== 'SUPERSEDED');
  if (current.length === 0) return null;
  return (
    <Section title="Companies that the payee named">
      <Sheet>
        <ul className="grid gap-2">
          {current.map(({ id, status, organization }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <To page="/waivers/requests/$id" params={{ id }}>
                {organization?.name ?? 'A company'}
              </To>
              <Status status={status} />
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}
