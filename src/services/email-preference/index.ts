import { sql } from 'kysely';
import { authorizePerson } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  type EmailDelivery,
  type EmailTopic,
  isRecordTopic,
  topicsFor,
  usualDelivery,
} from '../../domain/email/topics.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import { invalid } from '../../errors/app-error.js';
import type { EmailPreference, SetEmailPreferenceInput } from '../../schema/email-preference.js';

/** How the calling user receives the e-mails of the acting organization, topic by topic. */
export async function listEmailPreferences(ctx: RequestContext): Promise<EmailPreference[]> {
  authorizePerson(ctx);
  const { rows } = await sql<{ topic: EmailTopic; delivery: EmailDelivery }>`
    select topic, delivery from email_preferences
    where user_id = ${ctx.principal.userId}::uuid and organization_id = ${ctx.account.id}::uuid`.execute(ctx.db);
  const chosen = new Map(rows.map(({ topic, delivery }) => [topic, delivery]));
  const { role } = ctx.account;
  return topicsFor(role).map((topic) => toPreference(topic, role, chosen.get(topic)));
}

function toPreference(topic: EmailTopic, role: MembershipRole, chosen?: EmailDelivery): EmailPreference {
  const isFixed = !isRecordTopic(topic);
  return { topic, delivery: (isFixed ? undefined : chosen) ?? usualDelivery(topic, role), isFixed };
}

/** Changes how the calling user receives the e-mails of a topic in the acting organization. */
export async function setEmailPreference(
  ctx: RequestContext,
  { topic, delivery }: SetEmailPreferenceInput,
): Promise<EmailPreference> {
  authorizePerson(ctx);
  if (!isRecordTopic(topic)) throw invalid({ topic: [`E-mails about ${topicNames[topic]} are always sent at once.`] });
  await ctx.write();
  await storePreferences(ctx, { userId: ctx.principal.userId, organizationId: ctx.account.id }, [topic], delivery);
  return toPreference(topic, ctx.account.role, delivery);
}

const topicNames = { account: 'credits, payments and webhooks', security: 'signing in' } as const;

/** A person in one of their organizations. */
export interface Subscriber {
  userId: string;
  organizationId: string;
}

export async function storePreferences(
  ctx: RequestContext,
  { userId, organizationId }: Subscriber,
  topics: readonly EmailTopic[],
  delivery: EmailDelivery,
): Promise<void> {
  const now = ctx.realNow().toISOString();
  await sql`
    insert into email_preferences (user_id, organization_id, topic, delivery, created_at, updated_at)
    select ${userId}::uuid, ${organizationId}::uuid, topic, ${delivery}, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${topics}::text[]) topic order by topic
    on conflict (organization_id, user_id, topic) do update set delivery = excluded.delivery, updated_at = excluded.updated_at
    where email_preferences.delivery <> excluded.delivery`.execute(ctx.db);
}
