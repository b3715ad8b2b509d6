import { OrdersTable } from '../documents/orders-table';
import { formatAddress } from '../parts/address';
import { Badge, inWords } from '../parts/badge';
import { FileLink } from '../parts/file-link';
import { formatTimeIn } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { To } from '../parts/to';
import type { Notice } from './notice';

/** The pieces on their way, and the proof that they were served. */
export function OnItsWay({ notice }: { notice: Notice }) {
  if (notice.orders.nodes.length === 0) return null;
  return (
    <Section title="On its way">
      <OrdersTable rows={notice.orders.nodes} place="besidePages" />
      {notice.proofOfService && (
        <p className="mt-3">
          <FileLink path={`/notices/${notice.id}/proof-of-service`}>Proof of service</FileLink>{' '}
          <span className="text-muted">
            The carrier accepted the first piece {formatTimeIn(notice.state, notice.proofOfService.acceptedAt)}.
          </span>
        </p>
      )}
    </Section>
  );
}

/** To whom the notice goes. */
export function Recipients({ notice }: { notice: Notice }) {
  const parties = (notice.project?.parties.nodes ?? []).filter(({ isClaimant, isActive }) => !isClaimant && isActive);
  return (
    <Section
      title="Recipients"
      actions={
        notice.project && (
          <To page="/projects/$id" params={{ id: notice.project.id }} search={{ tab: 'people' }}>
            Change the parties
          </To>
        )
      }
    >
      <Sheet>
        {parties.length === 0 && <p className="text-muted">The project has no other party yet.</p>}
        <ul className="space-y-2">
          {parties.map(({ id, role, organization, ...facts }) => {
            const address = formatAddress(facts.addressLine1 ? facts : (organization ?? facts));
            return (
              <li key={id}>
                <p>
                  <span className="font-medium">{organization?.name ?? 'Unknown'}</span>{' '}
                  <span className="text-muted">{inWords(role)}</span>
                </p>
                {address ? (
                  <p className="text-sm text-muted">{address}</p>
                ) : (
                  <Badge tone="warning">no address yet</Badge>
                )}
              </li>
            );
          })}
        </ul>
      </Sheet>
    </Section>
  );
}
