import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addTask } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type DrivenRequest, driveFaults } from '../../domain/fulfillment-request/driven.js';
import { authorizedRecipients } from '../../domain/fulfillment-request/states.js';
import { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { charge, foresee } from '../../ledger/index.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type { CreateFulfillmentRequestInput } from '../../schema/fulfillment-request.js';
import { checkClaimantCap } from '../division/claimant-cap.js';
import { insert, references } from '../shared/record.js';
import { mergeMetadata, type SentMetadata } from '../shared/sent-metadata.js';
import { type DriveChange, driveLater, readDrive } from '../shared/state-data.js';
import { holdPostage, requestSubject } from './holds.js';
import { quoteRequest } from './quote.js';

/**
 * Creates a request for research: its fee is charged, the postage of a full service is held, and a task submits it to the
 * partner. If the key was used before, the earlier request is returned.
 */
export async function createFulfillmentRequest(
  ctx: RequestContext,
  input: CreateFulfillmentRequestInput,
): Promise<{ fulfillmentRequest: FulfillmentRequest; replayed: boolean }> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const sentMetadata = mergeMetadata(violations, 'meta', input);
  const earlier = await claimKey(ctx, { ...input, meta: sentMetadata.value });
  if (earlier) return { fulfillmentRequest: earlier, replayed: true };
  const { payload } = input;
  const scope = payload.fulfillment_scope;
  const recipients = scope === 'full_service' ? authorizedRecipients(payload.parties?.length ?? 0) : null;
  const { fee, rate, parts, quote } = await quoteRequest(ctx, scope, payload.project.jobsite.state, recipients);
  const drive = await checkReferences(ctx, violations, input, sentMetadata, {
    scope,
    authorizedRecipients: recipients,
    fee,
  });
  await foresee(ctx, parts, quote);
  const id = uuidv7();
  await charge(ctx, {
    eventType: 'fulfillment_notice_research',
    credits: fee,
    description: `Fulfillment request: ${scope.replaceAll('_', ' ')}`,
    subject: { type: requestSubject, id },
    reference: feeReference(id),
  });
  const request = await insert(
    ctx,
    FulfillmentRequest,
    {
      type: input.type,
      idempotencyKey: input.idempotencyKey,
      payload,
      scope,
      sourceKind: input.sourceKind,
      sourceId: input.sourceId,
      meta: sentMetadata.value,
      organizationId: ctx.account.id,
      requestedByUserId: ctx.principal.userId || null,
      fee,
      postageRate: rate,
      authorizedRecipients: recipients,
    },
    id,
  );
  if (recipients) await holdPostage(ctx, request, recipients);
  // In a sandbox, metadata can keep the request in the queue.
  if (drive?.order?.status !== 'queued') {
    await addTask(ctx, { kind: 'partner.submit', subjectId: id, dueAt: ctx.now() });
  }
  await driveLater(ctx, id, drive);
  return { fulfillmentRequest: request, replayed: false };
}

/** The ledger's reference of a request's fee; a refund names it. */
export function feeReference(requestId: string): string {
  return `${requestSubject}:${requestId}:fee`;
}

/**
 * Finds the request that was made under the same key before. If two requests have the same key at the same time, the second
 * waits here and finds the first one's.
 */
async function claimKey(
  ctx: RequestContext,
  input: CreateFulfillmentRequestInput,
): Promise<FulfillmentRequest | undefined> {
  const em = await ctx.write();
  const { idempotencyKey } = input;
  const scope = { accountId: ctx.account.id, livemode: ctx.livemode };
  const lockName = `fulfillment request ${scope.accountId} ${scope.livemode} ${idempotencyKey}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(ctx.db);
  const earlier = await em.findOne(FulfillmentRequest, { ...scope, idempotencyKey });
  if (!earlier) return undefined;
  const same = (['type', 'payload', 'sourceKind', 'sourceId', 'meta'] as const).every((field) =>
    isDeepStrictEqual(earlier[field] ?? null, asKept(input[field])),
  );
  if (same) return earlier;
  throw new AppError('IDEMPOTENCY_MISMATCH', 'The idempotency key was used for another fulfillment request.', {
    errors: { idempotencyKey: ['The idempotency key was used for another fulfillment request.'] },
  });
}

function asKept(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** @returns what the metadata asks the sandbox to do with the request */
async function checkReferences(
  ctx: RequestContext,
  violations: Violations,
  input: CreateFulfillmentRequestInput,
  sentMetadata: SentMetadata,
  driven: DrivenRequest,
): Promise<DriveChange> {
  const { sourceKind, sourceId, payload } = input;
  if (sourceKind && !sourceId)
    violations.add('sourceId', 'The source id field is required when source kind is present.');
  if (sourceId && !sourceKind)
    violations.add('sourceKind', 'The source kind field is required when source id is present.');
  await checkClaimantCap(ctx, violations, { field: 'payload.division_id', divisionId: payload.division_id });
  await references(ctx, violations, {
    division: { field: 'payload.division_id', table: divisions, id: payload.division_id },
    source: { field: 'sourceId', table: sourceKind === 'notice' ? notices : projects, id: sourceKind && sourceId },
  });
  const drive = readDrive(ctx, violations, 'fulfillment_request', sentMetadata, {
    status: 'queued',
    faults: (stateData) => driveFaults(stateData, driven),
  });
  violations.throwIfAny();
  return drive;
}
