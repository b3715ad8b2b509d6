import { sql } from 'kysely';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { emitRaw } from '../../events/outbox.js';
import { allFields, selectList, type Table } from '../../reads/loaders/table.js';
import { webhooks } from '../../reads/loaders/webhook.loader.js';
import { realTime } from '../../runtime/time/real-time.js';
import { mailAdmins } from '../email/mail-admins.js';
import type { DeliveryVerdict } from './record.js';

/**
 * Disables an endpoint that is gone or keeps failing, and reports it with `webhook.disabled` and an e-mail to owners and admins,
 * in one transaction.
 */
export async function disableWebhook(
  infrastructure: Infrastructure,
  { webhookId, reason }: DeliveryVerdict,
): Promise<void> {
  const table = webhooks as Table;
  await infrastructure.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; accountId: string; livemode: boolean; url: string; disabledAt: string }>`
      update webhooks set is_active = false, disabled_at = now(), disabled_reason = ${reason}, updated_at = now()
      where id = ${webhookId}::uuid and is_active and deleted_at is null
      returning ${sql.raw(selectList(table, allFields(table), 'all'))}`.execute(tx);
    const [webhook] = rows;
    if (!webhook || !infrastructure.announcer) return;
    // Without a request, the record comes from the statement above, and nothing else is read.
    const ctx = new RequestContext(infrastructure, { id: webhookId, ip: '127.0.0.1', userAgent: 'cps webhooks' });
    const now = realTime();
    const { object, url } = await infrastructure.announcer.describe(ctx, 'Webhook', webhook);
    await emitRaw(tx, {
      type: 'webhook.disabled',
      accountId: webhook.accountId,
      livemode: webhook.livemode,
      subjectId: webhookId,
      object,
      url,
      previous: { is_active: true, disabled_at: null, disabled_reason: null },
      occurredAt: now,
    });
    await mailAdmins(tx, {
      accountId: webhook.accountId,
      livemode: webhook.livemode,
      template: 'webhook_disabled',
      data: { webhookId, url: webhook.url, reason },
      key: `webhook_disabled:${webhookId}:${webhook.disabledAt}`,
      now,
    });
  });
  infrastructure.announcer?.committed();
}
