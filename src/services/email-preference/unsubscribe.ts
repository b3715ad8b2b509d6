import { sql } from 'kysely';
import type { Infrastructure, RequestContext } from '../../context/request-context.js';
import { type EmailDelivery, type EmailTopic, isRecordTopic, type RecordTopic } from '../../domain/email/topics.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { type Subscriber, storePreferences } from './index.js';

/** What the link of an e-mail ends: e-mails to a person about these topics, from one organization. */
interface Subscription extends Subscriber {
  topics: RecordTopic[];
}

/** A sealed text is bound to its place: what is sealed for another opens no link, and a link opens nothing else. */
const place = 'unsubscribe';

/**
 * The address at which a person ends e-mails. It needs no sign-in, because mail programs call it. It names the person sealed with the
 * service's key, so no other person can make one.
 */
export function unsubscribeUrl(
  { publicUrl, webhooks }: Pick<Infrastructure, 'publicUrl' | 'webhooks'>,
  { userId, organizationId, topics }: Subscriber & { topics: readonly EmailTopic[] },
): string {
  const text = [userId, organizationId, ...topics].join(' ');
  return `${publicUrl()}/unsubscribe?token=${webhooks!.keyring.seal(text, place).toString('base64url')}`;
}

/** Undefined for a token that the service did not make, or made with a key that it no longer has. */
function readSubscription({ webhooks }: Pick<Infrastructure, 'webhooks'>, token: string): Subscription | undefined {
  let text: string;
  try {
    text = webhooks!.keyring.open(Buffer.from(token, 'base64url'), place);
  } catch {
    return undefined;
  }
  const [userId, organizationId, ...topics] = text.split(' ') as [string, string, ...EmailTopic[]];
  if (!isUuid(userId) || !isUuid(organizationId)) return undefined;
  return { userId, organizationId, topics: topics.filter(isRecordTopic) };
}

/** The organization and the topics that a link is about; undefined if it is no link of the service, or the person has left. */
export async function describeSubscription(
  ctx: RequestContext,
  token: string,
): Promise<{ organization: string; topics: RecordTopic[] } | undefined> {
  const subscription = readSubscription(ctx.infrastructure, token);
  if (!subscription) return undefined;
  const { rows } = await sql<{ organization: string }>`
    select o.name as organization from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = ${subscription.userId}::uuid and m.organization_id = ${subscription.organizationId}::uuid`.execute(
    ctx.db,
  );
  return rows[0] && { organization: rows[0].organization, topics: subscription.topics };
}

/** Ends the e-mails that a link is about, or makes them daily. Who has the link may do nothing else. */
export async function changeSubscription(
  ctx: RequestContext,
  token: string,
  delivery: Exclude<EmailDelivery, 'at_once'>,
): Promise<{ organization: string; topics: RecordTopic[] } | undefined> {
  const described = await describeSubscription(ctx, token);
  if (!described) return undefined;
  await ctx.write();
  await storePreferences(ctx, readSubscription(ctx.infrastructure, token)!, described.topics, delivery);
  return described;
}
