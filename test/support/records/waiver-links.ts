import { jobHandlers } from '../../../src/process/jobs/handlers.js';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import { type DeadLink, type OpenedLink, openLink } from '../../../src/services/waiver-request/link.js';
import type { LinkSignature } from '../../../src/services/waiver-request/sign.js';
import type { Caller, Json, World } from '../worlds/world.js';
import { type AskingJob, askingJob } from './waiver-requests.js';

/** A general contractor with a project whose subcontractor can be asked. */
export interface Asking {
  gc: Caller;
  job: AskingJob;
}

export async function openAsking(world: World, options: { credits?: string; sandbox?: boolean } = {}): Promise<Asking> {
  const owner = await world.caller({ ...(options.credits && { credits: options.credits }) });
  const gc = options.sandbox ? await world.sandboxOf(owner) : owner;
  return { gc, job: await askingJob(world, gc) };
}

/** A request that was sent. */
export async function sendRequest(world: World, { gc, job }: Asking, body: object = {}): Promise<Json> {
  const { id } = await world.send(gc, 'POST', '/waiver-requests', {
    project_id: job.projectId,
    party_id: job.subPartyId,
    type: 'unconditional_progress',
    amount: '12500.00',
    through_date: '2026-01-31',
    ...body,
  });
  return world.send(gc, 'POST', `/waiver-requests/${id}/send`, {});
}

/** Sends the e-mails of a request that wait, and returns them. */
export async function mailRequest(world: World, id: string): Promise<EmailMessage[]> {
  const messages: EmailMessage[] = [];
  const mailer = { send: async (message: EmailMessage) => void messages.push(message), close: () => undefined };
  const { send_waiver_request: mail } = jobHandlers(
    { idempotencyWindowSeconds: 60, eventRetentionDays: 30 },
    world.app.infrastructure,
    { live: mailer, signIn: mailer, sandbox: mailer } as never,
    { info: () => undefined },
  );
  const tasks = await world.sql<{ id: string; payload: Json }>(
    `delete from tasks where kind = 'send_waiver_request' and payload ->> 'requestId' = $1 returning id, payload`,
    [id],
  );
  for (const task of tasks.sort((one, other) => one.id.localeCompare(other.id))) {
    const job = { id: task.id, subjectId: task.id, payload: task.payload, attempt: 1 };
    await mail(job as never, new AbortController().signal);
  }
  return messages;
}

/** The secret of the link in an e-mail. */
export function secretIn(message: EmailMessage | undefined): string {
  const secret = /\/w\?token=([\w-]{43})/.exec(message?.text ?? '')?.[1];
  if (!secret) throw new Error(`The e-mail has no link: ${message?.text}`);
  return secret;
}

export const visitor = { id: 'visit', ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (Macintosh) Firefox/140.0' };

export function open(world: World, secret: unknown, ip = visitor.ip): Promise<OpenedLink | DeadLink> {
  return openLink(world.app.infrastructure, { ...visitor, ip }, secret);
}

/** @throws Error if the link is dead */
export async function openAlive(world: World, secret: string): Promise<OpenedLink> {
  const link = await open(world, secret);
  if ('why' in link) throw new Error(`The link is dead: ${link.why}`);
  return link;
}

/** A request that was sent, with the link that its payee got. */
export async function askByLink(
  world: World,
  asking: Asking,
  body: object = {},
): Promise<{ id: string; secret: string; link: OpenedLink }> {
  const { id } = await sendRequest(world, asking, body);
  const secret = secretIn((await mailRequest(world, id)).at(-1));
  return { id, secret, link: await openAlive(world, secret) };
}

/** How the payee signs in most tests. */
export const typed: LinkSignature = {
  name: 'Pat Lee',
  title: 'President',
  method: 'typed',
  image: null,
  consent: true,
  exceptions: [],
};

export function read(world: World, { gc }: Asking, id: string): Promise<Json> {
  return world.rest(gc, 'GET', `/waiver-requests/${id}`).then(({ body }) => body.data);
}
