import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { secretPlace } from '../../background/webhooks/secret-place.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { Webhook } from '../../entities/webhook.js';
import { Violations } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { sequenceEvents } from '../../events/sequencer.js';
import { ForbiddenAddress } from '../../providers/address-guard.js';
import { scoped } from '../../reads/loaders/scope.js';
import { webhooks } from '../../reads/loaders/webhook.loader.js';
import { mintWebhookSecret } from '../../runtime/encryption/standard-webhooks.js';
import type { CreateWebhookInput, UpdateWebhookInput } from '../../schema/webhook.js';
import { change, insert, lock, remove, update } from '../shared/record.js';

/** A webhook in the answers that contain its new secret. */
type WebhookWithSecret = Webhook & { secret: string };

const overlapMs = 24 * 3_600_000;

export async function createWebhook(ctx: RequestContext, input: CreateWebhookInput): Promise<WebhookWithSecret> {
  authorize(ctx, 'administration');
  await check(ctx, input);
  await checkNumber(ctx);
  const id = uuidv7();
  const { secret, sealed } = mintSealed(ctx, id);
  const webhook = await insert(
    ctx,
    Webhook,
    { ...input, events: [...new Set(input.events)], organizationId: ctx.account.id, sealedSecret: sealed },
    id,
  );
  return { ...webhook, secret };
}

/**
 * Each event of an account is sent to each of its webhooks that subscribes to it, so their number limits the deliveries of one
 * change.
 */
const maxWebhooks = 50;

/** The account's row is locked, so that two requests at once cannot both take the last slot. */
async function checkNumber(ctx: RequestContext): Promise<void> {
  await ctx.write();
  await sql`select 1 from organizations where id = ${ctx.account.id}::uuid for no key update`.execute(ctx.db);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from webhooks where ${scoped(ctx, 'webhooks')}`.execute(ctx.db);
  if (rows[0]!.n < maxWebhooks) return;
  new Violations()
    .add('url', `An organization may have at most ${maxWebhooks} webhooks: delete one first.`)
    .throwIfAny();
}

/** An endpoint that was disabled is tried again once it is active again or has a different URL. */
export async function updateWebhook(ctx: RequestContext, input: UpdateWebhookInput): Promise<Webhook> {
  authorize(ctx, 'administration');
  await check(ctx, input);
  // Events that were committed while it was inactive get their positions, and so their deliveries, before it is active.
  if (input.isActive) await sequenceEvents(ctx.infrastructure.db);
  const webhook = await lock(ctx, Webhook, webhooks, input.id);
  const restarts = (input.isActive && !webhook.isActive) || (input.url !== undefined && input.url !== webhook.url);
  return update(ctx, webhook, {
    ...input,
    ...(input.events && { events: [...new Set(input.events)] }),
    ...(restarts && { failureCount: 0, failingSince: null, pace: null }),
    ...(input.isActive && { disabledAt: null, disabledReason: null }),
  });
}

export async function deleteWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  authorize(ctx, 'administration');
  return remove(ctx, await lock(ctx, Webhook, webhooks, id));
}

/** Gives the webhook a new secret. For a day messages are signed with both, so that the receiver has time to change over. */
export async function rotateWebhookSecret(ctx: RequestContext, id: string): Promise<WebhookWithSecret> {
  authorize(ctx, 'administration');
  const webhook = await lock(ctx, Webhook, webhooks, id);
  const { secret, sealed } = mintSealed(ctx, id);
  await change(ctx, webhook, {
    sealedSecret: sealed,
    previousSealedSecret: webhook.sealedSecret,
    previousSecretExpiresAt: new Date(ctx.realNow().getTime() + overlapMs),
  });
  return { ...webhook, secret };
}

/** Sends a test event to the webhook, through the same queue as all others. */
export async function testWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  authorize(ctx, 'administration');
  const webhook = await lock(ctx, Webhook, webhooks, id);
  if (!webhook.isActive) {
    new Violations().add('isActive', 'The webhook is not active: activate it first.').throwIfAny();
  }
  emit(ctx, { type: 'webhook.test', record: webhook });
  return webhook;
}

/** Runs before the transaction begins, because resolving a host can take seconds. */
async function check(ctx: RequestContext, { url, events }: { url?: string; events?: string[] }): Promise<void> {
  const violations = new Violations();
  if (events?.length === 0) violations.add('events', atField('events', wrong('min_items', { least: 1 })));
  if (url !== undefined) {
    await ctx.infrastructure.webhooks!.guard.checkResolved(url).catch((error) => {
      if (!(error instanceof ForbiddenAddress)) throw error;
      violations.add('url', `The url field ${error.message}`);
    });
  }
  violations.throwIfAny();
}

function mintSealed(ctx: RequestContext, id: string) {
  const secret = mintWebhookSecret();
  return { secret, sealed: ctx.infrastructure.webhooks!.keyring.seal(secret, secretPlace(id)) };
}
