import type { IncomingHttpHeaders } from 'node:http';
import type { RequestContext } from '../../context/request-context.js';
import type { EmailFailure } from '../../domain/email/failure.js';
import { AppError } from '../../errors/app-error.js';
import {
  type ReturnPorts,
  readSendgridBounces,
  readSendgridHeaders,
  readSesBounce,
  verifySendgrid,
} from '../../providers/email/bounce-reports.js';
import { ReportUnsigned } from '../../providers/email/report-fault.js';
import { readReturnToken, tokenIn } from '../../providers/email/return-token.js';
import { readReturnedMessage } from '../../providers/email/returned-message.js';
import { readSignatureHeaders, SignatureInvalid, verifySignature } from '../../runtime/encryption/standard-webhooks.js';
import { settleEmail } from './settle.js';

/** `disregarded` says why a report changed nothing. */
interface ReceivedReport {
  received: true;
  disregarded?: string;
}

const disregard = (disregarded: string): ReceivedReport => ({ received: true, disregarded });

/** @throws AppError when the headers show no signature, or one outside the time window */
export function checkReturnedMailHeaders(headers: IncomingHttpHeaders, now: Date): void {
  orRefused(() => readSignatureHeaders(headers, now));
}

/**
 * Takes a message that arrived at a return address. The e-mail is the one that the address names: a person who forges a message does not know
 * an address with the signature of the service, except of the e-mails that they received themselves.
 */
export async function receiveReturnedMail(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<ReceivedReport> {
  const { secret, domain } = ports(ctx);
  if (secret === undefined || domain === undefined) throw unset('RETURNED_MAIL_SECRET');
  orRefused(() => verifySignature(headers, body, secret, ctx.realNow()));
  const { addresses, failure } = await readReturnedMessage(body);
  if (typeof failure === 'string') return disregard(failure);
  const ids = addresses.flatMap((address) => {
    const token = tokenIn(address, domain);
    return (token !== undefined && readReturnToken(ctx.infrastructure.webhooks!.keyring, token)) || [];
  });
  // A message that names several e-mails is no notification: it would say that one failure was of all.
  if (new Set(ids).size !== 1) return disregard('The message was not sent to the return address of an e-mail.');
  return take(ctx, ids[0]!, failure);
}

/** Takes a notification of Amazon SES, which Amazon SNS delivers and signs. */
export async function receiveSesReport(ctx: RequestContext, body: Buffer): Promise<ReceivedReport> {
  const { ses, domain } = ports(ctx);
  if (!ses || domain === undefined) throw unset('SES_TOPIC_ARN');
  const published = await ses.read(body, ctx.realNow()).catch(toRefusal);
  if (published === undefined) return { received: true };
  const bounce = readSesBounce(published, domain);
  if (typeof bounce === 'string') return disregard(bounce);
  const id = readReturnToken(ctx.infrastructure.webhooks!.keyring, bounce.token);
  return id === undefined
    ? disregard('The return address was not made by this service.')
    : take(ctx, id, bounce.failure);
}

/** @throws AppError when the headers show no signature, or one outside the time window */
export function checkSendgridHeaders(headers: IncomingHttpHeaders, now: Date): void {
  orRefused(() => readSendgridHeaders(headers, now));
}

/** Takes the events of SendGrid. Those that concern no e-mail of the service are passed over. */
export async function receiveSendgridReport(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<ReceivedReport> {
  const { sendgrid } = ports(ctx);
  if (!sendgrid) throw unset('SENDGRID_WEBHOOK_KEY');
  orRefused(() => verifySendgrid(body, headers, sendgrid, ctx.realNow()));
  const bounces = readSendgridBounces(body);
  if (!bounces) throw new AppError('BODY_TOO_LARGE', 'The post has more events than can be read at once.');
  const failures = new Map<string, EmailFailure>();
  for (const { token, failure } of bounces) {
    const id = readReturnToken(ctx.infrastructure.webhooks!.keyring, token);
    if (id !== undefined && !failures.has(id)) failures.set(id, failure);
  }
  // In the order of their ids, as every post takes them: two posts at once do not wait for each other.
  for (const id of [...failures.keys()].sort()) {
    await ctx.separately((separateCtx) =>
      settleEmail(separateCtx, id, { status: 'returned', failure: failures.get(id)! }),
    );
  }
  return { received: true };
}

async function take(ctx: RequestContext, id: string, failure: EmailFailure): Promise<ReceivedReport> {
  const isFirst = await settleEmail(ctx, id, { status: 'returned', failure });
  return isFirst
    ? { received: true }
    : disregard('The outcome of the e-mail is known, or the e-mail is no longer kept.');
}

function ports({ infrastructure }: RequestContext): ReturnPorts {
  return infrastructure.returns!;
}

function unset(setting: string): AppError {
  return new AppError('SIGNATURE_INVALID', `This service has no ${setting}, so no signature can be verified.`);
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return toRefusal(error);
  }
}

function toRefusal(error: unknown): never {
  if (error instanceof SignatureInvalid || error instanceof ReportUnsigned) {
    throw new AppError('SIGNATURE_INVALID', error.message);
  }
  throw error;
}
