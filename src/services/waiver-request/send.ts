import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addEmails } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { checkTiming } from '../../domain/waiver/rules.js';
import { maxOpenPerMailbox, maxSendings, waiverRequestMs } from '../../domain/waiver-request/limits.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import type { RecordInput } from '../../schema/common.js';
import type {
  CancelWaiverRequestInput,
  ReplaceWaiverRequestInput,
  SendWaiverRequestInput,
} from '../../schema/waiver-request.js';
import { readAppliedFigures } from '../shared/applied-figures.js';
import { change, type Draft, flush, insert, lock, references, stamp } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { readChanges } from './index.js';
import { isSameMailbox } from './link.js';
import type { WaiverRequestSending } from './mail-request.js';
import { revokeLinks } from './revoke.js';
import { rejectTarget } from './target.js';
import { addRequestTasks, dropRequestTasks } from './tasks.js';
import { checkApplication, checkParty, findMailboxes, isAskingFor, readMailbox, readOpenCounts } from './terms.js';

/** Sends a draft, or sends an open request again: its time then begins again. */
export async function sendWaiverRequest(ctx: RequestContext, input: SendWaiverRequestInput): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const request = await lock(ctx, WaiverRequest, waiverRequests, input.id);
  if (request.status !== 'requested') rejectTarget(request.status, 'requested');
  const violations = new Violations();
  const email = readMailbox(violations, 'email', input.email);
  violations.throwIfAny();
  if (email && request.email && !isSameMailbox(email, request.email))
    await revokeLinks(ctx, request.id, 'sent_elsewhere');
  if (email) request.email = email;
  await checkSending(ctx, request, { isMailboxNamed: Boolean(email) });
  await markSent(ctx, [request]);
  return request;
}

export async function cancelWaiverRequest(
  ctx: RequestContext,
  { id, statusReason }: CancelWaiverRequestInput,
): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const request = await lock(ctx, WaiverRequest, waiverRequests, id);
  rejectTarget(request.status, 'cancelled');
  await dropRequestTasks(ctx, [id]);
  return change(ctx, request, { status: 'cancelled', statusReason: statusReason ?? null });
}

/**
 * What was sent stays as it was sent: other terms are another request. The old one names it, so that a link that leads to the old one
 * can say which one counts.
 */
export async function replaceWaiverRequest(
  ctx: RequestContext,
  input: ReplaceWaiverRequestInput,
): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const old = await lock(ctx, WaiverRequest, waiverRequests, input.id);
  rejectTarget(old.status, 'superseded');
  const changes = await readChanges(ctx, old, input);
  const request = await insert(ctx, WaiverRequest, { ...old, ...definedIn(changes), ...notSentYet });
  await dropRequestTasks(ctx, [old.id]);
  await change(ctx, old, { status: 'superseded', supersededById: request.id });
  await checkSending(ctx, request, { isMailboxNamed: Boolean(changes.email) });
  await markSent(ctx, [request]);
  return request;
}

/** What a payee proposed is asked for: a new request with that amount takes the place of the one that was sent. */
export async function acceptWaiverCounter(ctx: RequestContext, { id }: RecordInput): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const { counterAmount } = await lockCountered(ctx, id);
  return replaceWaiverRequest(ctx, { id, amount: counterAmount! });
}

/** The payer keeps to the amount that it asked for, which the payee can still sign. */
export async function rejectWaiverCounter(ctx: RequestContext, { id }: RecordInput): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  return change(ctx, await lockCountered(ctx, id), { status: 'viewed' });
}

async function lockCountered(ctx: RequestContext, id: string): Promise<WaiverRequest> {
  const request = await lock(ctx, WaiverRequest, waiverRequests, id);
  if (request.status === 'countered') return request;
  const sentence = `A waiver request that is ${request.status} has no proposal of the payee to answer.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/** Marks requests as sent, and adds the e-mails to them and their ends: a statement each, however many they are. */
export async function markSent(ctx: RequestContext, requests: readonly WaiverRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + waiverRequestMs);
  const unsent = requests.filter(({ timesSent }) => timesSent === 0);
  const figuresOf = await readAppliedFigures(
    ctx,
    unsent.map(({ payApplicationId }) => payApplicationId),
  );
  for (const request of unsent) Object.assign(request, figuresOf(request.payApplicationId));
  for (const request of requests) {
    const timesSent = request.timesSent + 1;
    // What the payer has corrected in the project since is in the form when it is opened next.
    const unopened = {
      ...{ status: 'requested', statusReason: null, printed: null },
      // It is answered: the payer has an address.
      ...{ offeredEmail: null, offeredAt: null },
    } as const;
    Object.assign(request, { ...unopened, timesSent, sentAt: now, expiresAt });
    stamp(ctx, request, now);
  }
  await flush(ctx);
  await addRequestTasks(ctx, requests);
  const publicUrl = ctx.infrastructure.publicUrl();
  // A task waits for the earlier ones of its subject. A sending is a subject of its own: an e-mail that fails delays no end of a request.
  await addEmails(
    ctx,
    requests.map(({ id: requestId, timesSent }) => {
      const payload = { requestId, timesSent, publicUrl } satisfies WaiverRequestSending;
      return { kind: 'send_waiver_request', subjectId: uuidv7(), payload };
    }),
  );
}

/**
 * Why a request cannot be sent now, although what it says is right. What is sent for the first time asks the company that the party is now,
 * and goes to a mailbox of that company.
 */
async function checkSending(
  ctx: RequestContext,
  request: WaiverRequest,
  { isMailboxNamed }: { isMailboxNamed: boolean },
): Promise<void> {
  const violations = new Violations();
  if (request.timesSent >= maxSendings) {
    violations.add('id', `The request was sent ${maxSendings} times: replace or cancel it.`);
  }
  const { partyId, payApplicationId } = request;
  const { project, party, payApplication } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: request.projectId },
    party: { field: 'partyId', table: parties, id: partyId },
    // As a round does, so that of two requests for one waiver only one is sent.
    payApplication: { field: 'payApplicationId', table: payApplications, id: payApplicationId, changed: true },
  });
  checkParty(violations, 'partyId', party as Parameters<typeof checkParty>[2]);
  checkApplication(violations, 'payApplicationId', payApplication);
  if (request.timesSent === 0) {
    if (payApplicationId && (await isAskedAlready(ctx, request))) violations.add('payApplicationId', askedAlready);
    const organizationId = (party?.organization_id as string | undefined) ?? request.organizationId;
    if (organizationId !== request.organizationId) {
      request.organizationId = organizationId;
      if (!isMailboxNamed) request.email = null;
    }
  }
  const first = (project?.first_furnishing_date ?? null) as string | null;
  violations.addAll(checkTiming(request, todayIn(ctx, request.state), first));
  const { organizationId } = request;
  request.email ??= (await findMailboxes(ctx, [organizationId])).get(organizationId) ?? null;
  if (!request.email) violations.add('email', noMailbox);
  else {
    const countOpen = await readOpenCounts(ctx, [request.email], request.id);
    if (countOpen(request.email) >= maxOpenPerMailbox) violations.add('email', fullMailbox);
  }
  violations.throwIfAny();
}

export const noMailbox = 'The payee has no e-mail address: send one with the request, or add a contact to the payee.';

export const fullMailbox = `At most ${maxOpenPerMailbox} requests to one address wait for an answer at a time, and this would be one more.`;

const askedAlready =
  'The party is asked for this type of waiver of the pay application already: send or replace that request.';

async function isAskedAlready(ctx: RequestContext, request: WaiverRequest): Promise<boolean> {
  const { rows } = await sql`
    select 1 from waiver_requests where ${isAskingFor(request)} and id <> ${request.id}::uuid and ${scoped(ctx, 'waiver_requests')}
    limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/** What became of a request, in place of what it says. */
const notSentYet = {
  status: undefined,
  statusReason: undefined,
  supersededById: undefined,
  timesSent: undefined,
  appliedAmount: undefined,
  appliedPeriodTo: undefined,
  sentAt: undefined,
  expiresAt: undefined,
  viewedAt: undefined,
  counterAmount: undefined,
  counterReason: undefined,
  signedAt: undefined,
  signerDiffers: undefined,
  printed: undefined,
  signature: undefined,
  releasedAt: undefined,
  releaseCause: undefined,
  releasedBy: undefined,
  declinedBy: undefined,
  createdAt: undefined,
  updatedAt: undefined,
} as const satisfies Draft<WaiverRequest>;

function definedIn<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}
