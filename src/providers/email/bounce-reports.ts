import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { type EmailFailure, readEnhancedCode, readSmtpCode, toDiagnostic } from '../../domain/email/failure.js';
import { checkReportTime, ReportUnsigned } from './report-fault.js';
import { tokenIn } from './return-token.js';
import { createSnsReader, type SnsReader } from './sns.js';

/** An e-mail that a provider could not deliver. */
interface ReportedBounce {
  token: string;
  failure: EmailFailure;
}

/** What the process knows of the parties that report e-mails that did not arrive. */
export interface ReturnPorts {
  domain: string | undefined;
  /** Signs what the mail server of that domain passes on. */
  secret: string | undefined;
  ses: SnsReader | undefined;
  sendgrid: KeyObject | undefined;
}

export function createReturnPorts(settings: {
  mailReturnDomain: string | undefined;
  returnedMailSecret: string | undefined;
  sesTopicArn: string | undefined;
  sendgridWebhookKey: string | undefined;
}): ReturnPorts {
  const { mailReturnDomain, returnedMailSecret, sesTopicArn, sendgridWebhookKey } = settings;
  return {
    domain: mailReturnDomain,
    secret: returnedMailSecret,
    ses: sesTopicArn === undefined ? undefined : createSnsReader(sesTopicArn),
    sendgrid:
      sendgridWebhookKey === undefined
        ? undefined
        : createPublicKey({ key: Buffer.from(sendgridWebhookKey, 'base64'), format: 'der', type: 'spki' }),
  };
}

/** What JSON of another party contains, or may not. */
type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads what Amazon SES published. It repeats the address that the e-mail was sent from. A transient bounce counts once SES has given up,
 * which `action` says: SES also calls the replies of people on vacation transient bounces.
 *
 * @returns a text if it reports no bounce of an e-mail of the service
 */
export function readSesBounce(published: string, domain: string): ReportedBounce | string {
  let event: unknown;
  try {
    event = JSON.parse(published);
  } catch {
    return 'The message is no notification of Amazon SES.';
  }
  if (!isObject(event)) return 'The message is no notification of Amazon SES.';
  const { bounce, mail } = event;
  if ((event.notificationType ?? event.eventType) !== 'Bounce' || !isObject(bounce) || !isObject(mail)) {
    return 'The notification reports no bounce.';
  }
  const token = tokenIn(toText(mail.source), domain);
  if (token === undefined) return 'The e-mail was not sent from a return address.';
  const [recipient] = Array.isArray(bounce.bouncedRecipients) ? bounce.bouncedRecipients.filter(isObject) : [];
  const hasFailed = toText(recipient?.action).toLowerCase() === 'failed';
  if (bounce.bounceType !== 'Permanent' && !hasFailed) return 'The bounce is transient.';
  return { token, failure: toFailure(toText(recipient?.status), toText(recipient?.diagnosticCode)) };
}

/** SendGrid drops e-mails also for the quota, the content, and those who unsubscribed: only these reasons are of the address. */
const droppedFor: ReadonlySet<unknown> = new Set(['Bounced Address', 'Invalid']);

function isUndelivered({ event, reason }: Record<string, unknown>): boolean {
  return event === 'bounce' || (event === 'dropped' && droppedFor.has(reason));
}

/** The most events of one post of SendGrid. It sends fewer, and sends a post that is refused again. */
const maxEvents = 2_000;

/**
 * Reads the events of SendGrid, which repeat the argument that the e-mail was sent with. Other events are of no concern here.
 *
 * @returns undefined if there are too many to read
 */
export function readSendgridBounces(body: Buffer): ReportedBounce[] | undefined {
  let events: unknown;
  try {
    events = JSON.parse(body.toString('utf8'));
  } catch {
    return [];
  }
  if (!Array.isArray(events)) return [];
  if (events.length > maxEvents) return undefined;
  return events
    .filter(isObject)
    .filter((event) => isUndelivered(event) && typeof event.return_token === 'string')
    .map(({ return_token: token, status, reason }) => ({
      token: token as string,
      failure: toFailure(toText(status), toText(reason)),
    }));
}

function toFailure(status: string, diagnostic: string): EmailFailure {
  return {
    smtpCode: readSmtpCode(diagnostic),
    enhancedCode: readEnhancedCode(status) ?? readEnhancedCode(diagnostic),
    diagnostic: toDiagnostic(diagnostic),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export const sendgridHeaders = {
  signature: 'x-twilio-email-event-webhook-signature',
  timestamp: 'x-twilio-email-event-webhook-timestamp',
} as const;

/**
 * Checks the headers alone.
 *
 * @throws ReportUnsigned
 */
export function readSendgridHeaders(headers: Headers, now: Date): { seconds: string; signature: string } {
  const { [sendgridHeaders.signature]: signature, [sendgridHeaders.timestamp]: seconds } = headers;
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{8,256}={0,2}$/.test(signature)) {
    throw new ReportUnsigned('The header with the signature is missing, or is none.');
  }
  if (typeof seconds !== 'string' || !/^\d{1,12}$/.test(seconds)) {
    throw new ReportUnsigned('The header with the time is missing, or is none.');
  }
  checkReportTime(new Date(Number(seconds) * 1000), now);
  return { seconds, signature };
}

/** @throws ReportUnsigned */
export function verifySendgrid(body: Buffer, headers: Headers, key: KeyObject, now: Date): void {
  const { seconds, signature } = readSendgridHeaders(headers, now);
  const fits = createVerify('sha256').update(seconds).update(body).verify(key, signature, 'base64');
  if (!fits) throw new ReportUnsigned('The signature does not match the body.');
}
