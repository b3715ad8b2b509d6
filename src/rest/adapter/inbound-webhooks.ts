import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { checkProcessorHeaders, receiveProcessorEvent } from '../../services/billing/processor-event.js';
import { checkMailHeaders, receiveMailEvent } from '../../services/document-order/mail-event.js';
import { checkPartnerHeaders } from '../../services/fulfillment-request/partner-sender.js';
import { isUuid } from '../../validation/leaves.js';
import { refuseOtherMethods } from './other-methods.js';
import { largestReport, receivePartnerReport } from './partner-reports.js';

/** What an outside party posts to us. It has no token: its signature over the bytes of the body says who it is. */
export interface InboundWebhook {
  /** Below `/api/v1`. */
  path: string;
  /** In lower case: what the signature is in, and what else it is over. */
  signatureHeaders: readonly string[];
  /** In the interface description. */
  operationId: string;
  summary: string;
  description: string;
  /** The largest body in bytes. */
  bodyLimit: number;
  /** It may answer, as `disregarded`, why what was posted changed nothing, and refuse what its body says. */
  answersSender?: boolean;
  /** An account's own party names the account in the address, as `organization_uuid`. */
  ofAccounts?: boolean;
  /** @throws AppError for what the headers alone show to be unsigned, too old or of the future */
  check(headers: IncomingHttpHeaders, now: Date): void;
  receive(ctx: RequestContext, body: Buffer, headers: IncomingHttpHeaders, accountId: string | null): Promise<object>;
}

/** Bytes of an event: those of Stripe and Lob hold a record or two. */
const largestEvent = 256 * 1024;

export const inboundWebhooks: readonly InboundWebhook[] = [
  {
    path: '/webhooks/processor',
    signatureHeaders: ['stripe-signature'],
    operationId: 'receiveProcessorEvent',
    summary: 'Receive an event of the payment processor',
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
    summary: 'Receive a report of the fulfillment partner',
    description:
      'Not for API clients: the fulfillment partner posts here what it has to tell of a ticket. There is no token; the body is signed as Standard Webhooks has it.',
    bodyLimit: largestReport,
    answersSender: true,
    check: checkPartnerHeaders,
    receive: receivePartnerReport,
  },
  {
    path: '/webhooks/mail',
    signatureHeaders: ['lob-signature', 'lob-signature-timestamp'],
    operationId: 'receiveMailEvent',
    summary: 'Receive an event of the mail carrier',
    description:
      'Not for API clients: Lob posts here what becomes of letters. There is no token; the signature over the time and the bytes of the body is verified, and is good for five minutes.',
    bodyLimit: largestEvent,
    ofAccounts: true,
    check: checkMailHeaders,
    receive: receiveMailEvent,
  },
];

/** Mounts them beside the rows. */
export function mountInboundWebhooks(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  for (const webhook of inboundWebhooks) {
    const { bodyLimit } = webhook;
    const url = `/api/v1${webhook.path}`;
    app.register(async (server) => {
      // The signature is over the bytes: parsed and written again they would be others.
      server.removeAllContentTypeParsers();
      server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      // Before a byte of the body is taken in: only the party itself may fill the memory.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        try {
          webhook.check(request.headers, new Date());
        } catch (error) {
          reply.header('Connection', 'close');
          throw error;
        }
      };
      server.post(url, { bodyLimit, onRequest }, (request) => receive(webhook, infrastructure, request));
    });
    refuseOtherMethods(app, url, ['POST'], count);
  }
}

async function receive(webhook: InboundWebhook, infrastructure: Infrastructure, request: FastifyRequest) {
  const { id, ip, headers, body } = request;
  const ctx = new RequestContext(infrastructure, { id, ip, userAgent: headers['user-agent'] ?? '' });
  try {
    const accountId = webhook.ofAccounts ? accountOf(request.query) : null;
    const answer = await webhook.receive(ctx, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, accountId);
    await ctx.commit();
    return answer;
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

function accountOf(query: unknown): string | null {
  const { organization_uuid: given } = query as Record<string, unknown>;
  if (given === undefined) return null;
  if (typeof given === 'string' && isUuid(given)) return given.toLowerCase();
  throw new AppError('SIGNATURE_INVALID', 'The organization_uuid in the URL must be a valid UUID.');
}
