import { inboundWebhooks } from './inbound-webhooks.js';
import { headers, parameters, securitySchemes, shared } from './openapi/components.js';
import { errorComponents } from './openapi/errors.js';
import { describeEvents, tag as eventTag } from './openapi/events.js';
import { describeInbound, tag as inboundTag } from './openapi/inbound.js';
import { Schemas } from './openapi/json-schema.js';
import { describeOperation } from './openapi/operation.js';
import { type ReadOperation, readOperation } from './openapi/read-operation.js';
import type { RestApi, Route } from './route.js';

/** The published version of the interface; the path prefix carries its major number. */
export const apiVersion = '1.0.0';
export const apiName = 'Construction Payment Compliance API';

const description = `
Records of construction payment compliance, and the legal documents made from them.

- Every request carries \`Authorization: Bearer <token>\`. Sandbox and live tokens use the same paths and see separate records.
- Bodies are JSON in snake_case. Unset fields are \`null\`; in updates an absent field stays as it is and \`null\` clears it.
- Amounts are decimal strings of dollars in responses; requests may send a number instead. Dates are \`YYYY-MM-DD\`.
- Lists are newest first, and come in pages.
- An error tells all violations of the request at once, under the field names that were sent.
- Credits pay for it: every live request that is answered costs 0.10, unless it says that it is free of credits. Sandbox
  requests, failed ones and repeated answers cost nothing.
- State-changing requests take an \`Idempotency-Key\`, and may then be repeated without harm.
`.trim();

/** Headings under which no record is shown, whose type would say what they are. */
const besideRecords: Record<string, string> = {
  Search: 'Looks for records of every type at once.',
  Billing: 'Plans, the subscription of the organization and its payment method.',
  Credits: 'The balance of credits, prices, purchases and the ledger.',
  Support: 'Summaries of health, credits and use.',
  Sandbox: 'The disposable data and the clock of the sandbox.',
};

/**
 * The OpenAPI 3.1 description of the REST door, derived from its rows and the GraphQL schema alone: what a row does not say
 * and the schema does not hold is not described.
 */
export function openApiDocument(api: RestApi, publicUrl: string): Record<string, unknown> {
  const { schema, routes } = api;
  const schemas = new Schemas();
  shared(schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Map<string, string>();
  const taken = new Set<string>();
  for (const route of routes) {
    const operation = readOperation(schema, route);
    const path = (paths[`/api/v1${route.path}`] ??= {});
    path[route.method.toLowerCase()] = describeOperation(route, operation, nameOf(route, operation, taken), schemas);
    const text = besideRecords[route.tag] ?? (route.answer === 'record' && operation.type.description);
    if (text && !tags.has(route.tag)) tags.set(route.tag, text);
  }
  for (const webhook of inboundWebhooks) paths[`/api/v1${webhook.path}`] = { post: describeInbound(webhook) };
  tags.set(inboundTag, 'What outside parties tell the service, signed by them.');
  const webhooks = describeEvents(api, schemas);
  tags.set(eventTag, 'What the service posts to webhooks, signed as Standard Webhooks has it.');
  return {
    openapi: '3.1.0',
    info: {
      title: apiName,
      version: apiVersion,
      description,
      contact: { name: 'The operator of this service', url: `${publicUrl}/docs` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Guides', url: `${publicUrl}/docs` },
    servers: [{ url: publicUrl }],
    security: [{ AccessToken: [] }],
    tags: [...tags].map(([name, text]) => ({ name, description: text })),
    paths,
    webhooks,
    components: {
      securitySchemes,
      parameters,
      headers,
      schemas: schemas.all(),
      responses: errorComponents(publicUrl),
    },
  };
}

/** `UpdateDivision` → `updateDivision`; a second row over the same operation is named by its method: `patchDivision`. */
function nameOf({ method, path }: Route, { name }: ReadOperation, taken: Set<string>): string {
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  const id = taken.has(plain) ? plain.replace(/^[a-z]+/, method.toLowerCase()) : plain;
  if (taken.has(id)) throw new Error(`${method} ${path} has the operation id ${id}, which another row has already.`);
  taken.add(id);
  return id;
}
