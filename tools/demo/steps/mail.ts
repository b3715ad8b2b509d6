import { type Clients, ok } from '../clients.ts';
import type { Downloads } from '../downloads.ts';
import type { ReceivedEvent } from '../follow.ts';
import { result, step } from '../progress.ts';
import { dayOf } from './day.ts';
import { pass } from './fulfillment.ts';

interface Found {
  notice: { noticeNumber: string; statusLabel: string; project: { parties: { nodes: Party[] } } };
}
interface Party {
  isClaimant: boolean;
  organization: { name: string; addressLine1: string; city: string; state: string; zip: string };
}

/**
 * Sends the notice from the research to each of its parties by certified mail, and follows it until the last piece is
 * delivered.
 */
export async function certifiedMail(clients: Clients, downloads: Downloads, noticeId: string): Promise<void> {
  step(14, 'Certified mail: a piece for each party, followed over a subscription', 'GraphQL + REST + subscription');
  const { rest, graphql, follow } = clients;
  const look = () =>
    graphql<Found>(
      `query NoticeWithParties($id: ID!) { notice(id: $id) { noticeNumber statusLabel project { parties { nodes {
        isClaimant organization { name addressLine1 city state zip } } } } } }`,
      { id: noticeId },
    );
  const { notice } = await look();
  const recipients = notice.project.parties.nodes
    .filter(({ isClaimant }) => !isClaimant)
    .map(({ organization: { addressLine1, ...rest } }) => ({ ...rest, address_line_1: addressLine1 }));
  result(
    `${notice.noticeNumber}, ${notice.statusLabel.toLowerCase()}: ${recipients.map(({ name }) => name).join(', ')}`,
  );
  const follower = await follow('documentOrderUpdated');
  const { orders: pieces = [] } = await ok(
    rest.POST('/api/v1/notices/{uuid}/order', { params: { path: { uuid: noticeId } }, body: { recipients } }),
  );
  result(`${pieces.length} pieces, ${pieces.map(({ billing }) => billing.amount_cents / 100).join(' + ')} credits`);
  await pass(clients, 'P6D');
  const names = new Map(pieces.map(({ id, recipient }) => [id, recipient.name]));
  const open = new Set(names.keys());
  const inWords = ({ type, occurredAt, subjectId, object }: ReceivedEvent) => {
    const what = type.replace('DOCUMENT_ORDER_', '').toLowerCase().replaceAll('_', ' ');
    const accepted = what === 'updated' && object.accepted_at ? 'accepted' : what;
    return `${dayOf(new Date(occurredAt))} ${names.get(subjectId) ?? 'An earlier piece'}: ${accepted}`;
  };
  await follower.until(({ type, subjectId }) => {
    if (type === 'DOCUMENT_ORDER_DELIVERED') open.delete(subjectId);
    return open.size === 0;
  }, inWords);
  await follower.stop();
  const served = await look();
  result(`${served.notice.statusLabel.toLowerCase()}: served by the first acceptance, every piece delivered`);
  await downloads.saveProof('9-proof-of-service.pdf', noticeId);
}
