import { type EmailFailure, readEnhancedCode, readSmtpCode, toDiagnostic } from '../../domain/email/failure.js';

/** A message as it arrived at the return address of an e-mail. */
interface ReturnedMessage {
  /** The addresses that it was sent to, as its headers name them. */
  addresses: string[];
  /** Why the e-mail was not delivered; a text if the message does not say that it was not. */
  failure: EmailFailure | string;
}

/** A notification has a text, the report and the returned message: what nests deeper is none. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 } as const;
const largestReport = 64 * 1024;

/** Where mail servers write the address that a message was delivered to, and the sender of a notification names it (RFC 3464, 2). */
const addressHeaders: ReadonlySet<string> = new Set([
  'to',
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);
const maxAddresses = 20;

/** Reads a message from outside. Of a delivery status notification (RFC 3464) only the report counts, never the text for people. */
export async function readReturnedMessage(raw: Buffer): Promise<ReturnedMessage> {
  const { default: PostalMime } = await import('postal-mime');
  const options = { ...limits, forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' } as const;
  const message = await PostalMime.parse(raw, options).catch((error: Error) => error);
  // What exceeds a limit is refused by an error without a class of its own.
  if (message instanceof Error) {
    return { addresses: [], failure: 'The message cannot be read, or nests more parts than a notification has.' };
  }
  const addresses = message.headers
    .filter(({ key }) => addressHeaders.has(key))
    .flatMap(({ value }) => value.slice(0, 4096).split(','))
    .slice(0, maxAddresses);
  const type = message.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const isReport = /^\s*multipart\/report\s*;/i.test(type) && /;\s*report-type\s*=\s*"?delivery-status"?/i.test(type);
  const report = message.attachments.find(({ mimeType }) => reportTypes.has(mimeType));
  if (!isReport || !report) {
    return { addresses, failure: 'The message is no delivery status notification.' };
  }
  const bytes = new Uint8Array(report.content as ArrayBuffer).subarray(0, largestReport);
  return { addresses, failure: readReport(new TextDecoder().decode(bytes)) };
}

/** RFC 3464, and RFC 6533 for addresses that are not in ASCII. */
const reportTypes: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** Each e-mail of the service has one recipient; a report on several is of a list behind that address. */
function readReport(report: string): EmailFailure | string {
  const recipients = report
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'));
  const actions = recipients.map((fields) => /^[a-z]+/.exec((fields.get('action') ?? '').toLowerCase())?.[0]);
  if (actions.some((action) => action === 'delivered' || action === 'relayed' || action === 'expanded')) {
    return 'The e-mail was delivered, or passed on, for one of its recipients.';
  }
  const fields = recipients[actions.indexOf('failed')];
  if (!fields) return 'The notification reports no failure: a delay is none.';
  const diagnostic = fields.get('diagnostic-code') ?? '';
  return {
    smtpCode: readSmtpCode(diagnostic),
    enhancedCode: readEnhancedCode(fields.get('status') ?? '') ?? readEnhancedCode(diagnostic),
    diagnostic: toDiagnostic(diagnostic),
  };
}

/** The fields of one group, whose lines may be folded. Of a field that occurs twice, the first counts. */
function readFields(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
