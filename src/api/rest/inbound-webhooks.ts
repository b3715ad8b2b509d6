import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { checkProcessorHeaders, receiveProcessorEvent } from '../../services/billing/processor-event.js';
import { checkMailHeaders, receiveMailEvent } from '../../services/document-order/mail-event.js';
import {
  checkReturnedMailHeaders,
  checkSendgridHeaders,
  receiveReturnedMail,
  receiveSendgridReport,
  receiveSesReport,
} from '../../services/email-outcome/receive.js';
import { checkPartnerHeaders } from '../../services/fulfillment-request/partner-sender.js';
import { countAttempt, toNetwork } from '../../services/session/attempts.js';
import { rejectOtherMethods } from './other-methods.js';
import { largestReport, receivePartnerReport } from './partner-reports.js';

/** A webhook that an outside party calls. It has no token; its signature over the bytes of the body authenticates it. */
export interface InboundWebhook {
  /** Below `/api/v1`. */
  path: string;
  /** The headers with the signature and with the other values that it covers, in lower case. */
  signatureHeaders: readonly string[];
  /** The operation's id in the OpenAPI description. */
  operationId: string;
  summary: string;
  description: string;
  /** The largest body in bytes. */
  bodyLimit: number;
  /** Of the body; JSON unless it says another. */
  contentType?: string;
  /** The most calls from one network in a quarter of an hour; more are refused before their signature is verified. */
  mostPerNetwork?: number;
  /** The response may explain in `disregarded` why the report changed nothing, and the content of the body may be refused. */
  answersSender?: boolean;
  /** The sender of an account's own credential passes the account in the query, as `organization_uuid`. */
  ofAccounts?: boolean;
  /** @throws AppError when the headers alone show that the request is unsigned, too old or from the future */
  check(headers: IncomingHttpHeaders, now: Date): void;
  receive(ctx: RequestContext, body: Buffer, headers: IncomingHttpHeaders, accountId: string | null): Promise<object>;
}

/** Bytes of an event: events of Stripe and Lob contain one or two records. */
const largestEvent = 256 * 1024;

/** A returned message contains the e-mail, and a provider posts many events at once. */
const largestBounce = 1024 * 1024;

/** A message is parsed, and a signature of a provider costs more than a hash: a day with many returned e-mails has room, a flood does not. */
const maxBounces = 3_000;

export const inboundWebhooks: readonly InboundWebhook[] = [
  {
    path: '/webhooks/processor',
    signatureHeaders: ['stripe-signature'],
    operationId: 'receiveProcessorEvent',
    summary: 'Receive an event from the payment processor',
    description:
      'Not for API clients: the payment processor posts here. There is no token; the signature over the bytes of the body is verified.',
    bodyLimit: largestEvent,
    check: checkProcessorHeaders,
    receive: receiveProcessorEvent,
  },
  {
    path: '/webhooks/partner',
    signatureHeaders: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    operationId: 'receivePartnerReport',
    summary: 'Receive a report from the fulfillment partner',
    description:
      'Not for API clients: the fulfillment partner posts reports on its tickets here. There is no token; requests are signed as defined by Standard Webhooks.',
    bodyLimit: largestReport,
    answersSender: true,
    check: checkPartnerHeaders,
    receive: receivePartnerReport,
  },
  {
    path: '/webhooks/mail',
    signatureHeaders: ['lob-signature', 'lob-signature-timestamp'],
    operationId: 'receiveMailEvent',
    summary: 'Receive an event from the mail carrier',
    description:
      'Not for API clients: Lob posts the status of letters here. There is no token; the signature over the time and the bytes of the body is verified, and is valid for five minutes.',
    bodyLimit: largestEvent,
    ofAccounts: true,
    check: checkMailHeaders,
    receive: receiveMailEvent,
  },
  {
    path: '/webhooks/returned-mail',
    signatureHeaders: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    operationId: 'receiveReturnedMail',
    summary: 'Receive a message that arrived at the return address of an e-mail',
    description:
      'Not for API clients: the mail server of the return addresses posts each message here, as it arrived (RFC 5322). There is no token; requests are signed as defined by Standard Webhooks.',
    bodyLimit: largestBounce,
    contentType: 'message/rfc822',
    mostPerNetwork: maxBounces,
    answersSender: true,
    check: checkReturnedMailHeaders,
    receive: receiveReturnedMail,
  },
  {
    path: '/webhooks/ses',
    signatureHeaders: [],
    operationId: 'receiveSesReport',
    summary: 'Receive a bounce from Amazon SES',
    description:
      'Not for API clients: Amazon SNS posts the notifications of Amazon SES here. There is no token; the signature in the body is verified with the certificate of Amazon SNS.',
    bodyLimit: largestEvent,
    mostPerNetwork: maxBounces,
    answersSender: true,
    // Amazon SNS signs in the body.
    check: () => undefined,
    receive: receiveSesReport,
  },
  {
    path: '/webhooks/sendgrid',
    signatureHeaders: ['x-twilio-email-event-webhook-signature', 'x-twilio-email-event-webhook-timestamp'],
    operationId: 'receiveSendgridReport',
    summary: 'Receive events of e-mails from SendGrid',
    description:
      'Not for API clients: the event webhook of SendGrid posts here. There is no token; the signature over the time and the bytes of the body is verified.',
    bodyLimit: largestBounce,
    mostPerNetwork: maxBounces,
    check: checkSendgridHeaders,
    receive: receiveSendgridReport,
  },
];

/** Mounts the inbound webhooks. */
export function mountInboundWebhooks(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  for (const webhook of inboundWebhooks) {
    const { bodyLimit } = webhook;
    const url = `/api/v1${webhook.path}`;
    app.register(async (server) => {
      // The signature covers the raw bytes, which parsing and serializing would change.
      server.removeAllContentTypeParsers();
      server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      // Checked before the body is read, so that only the party itself can use memory.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        try {
          webhook.check(request.headers, realTime());
        } catch (error) {
          reply.header('Connection', 'close');
          throw error;
        }
      };
      server.post(url, { bodyLimit, onRequest }, (request) => receive(webhook, infrastructure, request));
    });
    rejectOtherMethods(app, url, ['POST'], count);
  }
}

async function receive(webhook: InboundWebhook, infrastructure: Infrastructure, request: FastifyRequest) {
  const { id, ip, headers, body } = request;
  const ctx = new RequestContext(infrastructure, { id, ip, userAgent: headers['user-agent'] ?? '' });
  try {
    const { mostPerNetwork } = webhook;
    if (mostPerNetwork !== undefined) await countAttempt(ctx, 'bounce', toNetwork(ctx), mostPerNetwork);
    const accountId = webhook.ofAccounts ? readAccount(request.query) : null;
    const response = await webhook.receive(ctx, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, accountId);
    await ctx.commit();
    return response;
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

function readAccount(query: unknown): string | null {
  const { organization_uuid: organizationUuid } = query as Record<string, unknown>;
  if (organizationUuid === undefined) return null;
  if (typeof organizationUuid === 'string' && isUuid(organizationUuid)) return organizationUuid.toLowerCase();
  throw new AppError('SIGNATURE_INVALID', 'The organization_uuid in the URL must be a valid UUID.');
}
