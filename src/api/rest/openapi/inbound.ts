import { type ErrorCode, errorTable } from '../../../errors/table.js';
import type { InboundWebhook } from '../inbound-webhooks.js';
import { responseName } from './errors.js';
import { ref } from './json-schema.js';

const failures: ErrorCode[] = ['SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'INTERNAL'];
const answered: ErrorCode[] = ['SIGNATURE_INVALID', 'NOT_FOUND', 'BODY_TOO_LARGE', 'VALIDATION_FAILED', 'INTERNAL'];

/** An inbound webhook as an OpenAPI operation. The sender's own documentation describes the body. */
export function describeInbound({
  operationId,
  summary,
  description,
  signatureHeaders,
  answersSender,
  ofAccounts,
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
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
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
        (answersSender ? answered : failures)
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
