import { type ErrorCode, errorTable } from '../../../errors/table.js';
import type { InboundWebhook } from '../inbound-webhooks.js';
import { responseName } from './errors.js';
import { ref } from './json-schema.js';

const failures: ErrorCode[] = ['SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'INTERNAL'];
const answered: ErrorCode[] = ['SIGNATURE_INVALID', 'NOT_FOUND', 'BODY_TOO_LARGE', 'VALIDATION_FAILED', 'INTERNAL'];

const limited: ErrorCode[] = ['RATE_LIMITED'];

/** Bodies that are no JSON. */
const bodies: Readonly<Record<string, object>> = { 'message/rfc822': { type: 'string', format: 'binary' } };

/** An inbound webhook as an OpenAPI operation. The sender's own documentation describes the body. */
export function describeInbound({
  operationId,
  summary,
  description,
  signatureHeaders,
  answersSender,
  ofAccounts,
  contentType = 'application/json',
  mostPerNetwork,
}: InboundWebhook) {
  return {
    operationId,
    tags: [inboundWebhooksTag],
    summary,
    description,
    security: [],
    parameters: [
      ...signatureHeaders.map((name) => ({
        name,
        in: 'header',
        required: true,
        description: 'Part of the signature, which covers the time and the body.',
        schema: { type: 'string' },
      })),
      ...(ofAccounts ? [accountParameter] : []),
    ],
    requestBody: { required: true, content: { [contentType]: { schema: bodies[contentType] ?? { type: 'object' } } } },
    responses: {
      200: {
        description: `${summary}.`,
        headers: { 'X-Request-Id': ref('headers', 'X-Request-Id') },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['received'],
              properties: {
                received: { type: 'boolean', const: true },
                ...(answersSender && {
                  disregarded: {
                    type: 'string',
                    description: 'Why it changed nothing: it was a duplicate, or too late.',
                  },
                }),
              },
            },
            example: { received: true },
          },
        },
      },
      ...Object.fromEntries(
        [...(answersSender ? answered : failures), ...(mostPerNetwork === undefined ? [] : limited)]
          .map((code) => errorTable[code].status)
          .map((status) => [status, ref('responses', responseName(status))]),
      ),
    },
  };
}

export const inboundWebhooksTag = 'Inbound webhooks';

const accountParameter = {
  name: 'organization_uuid',
  in: 'query',
  required: false,
  description: 'The account whose own credential the sender uses. The sender that the operator configured omits it.',
  schema: { type: 'string', format: 'uuid' },
};
