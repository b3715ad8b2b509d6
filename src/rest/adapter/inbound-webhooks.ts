import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Infrastructure, RequestContext } from '../../context.js';
import { receiveMailEvent } from '../../services/mail-event.js';
import { receiveProcessorEvent } from '../../services/processor-event.js';
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
  /** The largest body in bytes, where it is another than that of requests. */
  bodyLimit?: number;
  /** It may answer, as `disregarded`, why what was posted changed nothing, and refuse what its body says. */
  answersSender?: boolean;
  receive(ctx: RequestContext, body: Buffer, headers: IncomingHttpHeaders): Promise<object>;
}

export const inboundWebhooks: readonly InboundWebhook[] = [
  {
    path: '/webhooks/processor',
    signatureHeaders: ['stripe-signature'],
    operationId: 'receiveProcessorEvent',
    summary: 'Receive an event of the payment processor',
    description:
      'Not for API clients: the payment processor posts here. There is no token; the signature over the bytes of the body is verified.',
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
    receive: receivePartnerReport,
  },
  {
    path: '/webhooks/mail',
    signatureHeaders: ['lob-signature', 'lob-signature-timestamp'],
    operationId: 'receiveMailEvent',
    summary: 'Receive an event of the mail carrier',
    description:
      'Not for API clients: Lob posts here what becomes of letters. There is no token; the signature over the time and the bytes of the body is verified, and is good for five minutes.',
    receive: receiveMailEvent,
  },
];

/** Mounts them beside the rows. */
export function mountInboundWebhooks(app: FastifyInstance, infrastructure: Infrastructure): void {
  for (const webhook of inboundWebhooks) {
    const { bodyLimit } = webhook;
    const url = `/api/v1${webhook.path}`;
    app.register(async (server) => {
      // The signature is over the bytes: parsed and written again they would be others.
      server.removeAllContentTypeParsers();
      server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      server.post(url, { ...(bodyLimit && { bodyLimit }) }, (request) => receive(webhook, infrastructure, request));
    });
    refuseOtherMethods(app, url, ['POST']);
  }
}

async function receive(webhook: InboundWebhook, infrastructure: Infrastructure, request: FastifyRequest) {
  const { id, ip, headers, body } = request;
  const ctx = new RequestContext(infrastructure, { id, ip, userAgent: headers['user-agent'] ?? '' });
  try {
    const answer = await webhook.receive(ctx, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
    await ctx.commit();
    return answer;
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}
