import { inboundWebhooks } from '../inbound-webhooks.js';
import type { RestApi, Route } from '../route.js';
import { headers, parameters, securitySchemes, shared } from './components.js';
import { errorComponents } from './errors.js';
import { describeEvents, eventParameters, eventResponses, eventsTag as eventTag } from './events.js';
import { describeInbound, inboundWebhooksTag as inboundTag } from './inbound.js';
import { Schemas } from './json-schema.js';
import { describeOperation, notModified } from './operation.js';
import { type ReadOperation, readOperation } from './read-operation.js';

/** The published version of the API; the path prefix has its major number. */
export const apiVersion = '1.0.0';
export const apiName = 'Construction Payment Compliance API';

const description = `
Records of construction payment compliance, and the legal documents made from them.

- Every request carries \`Authorization: Bearer <token>\`. Sandbox and live tokens use the same paths and see separate records.
- Bodies are JSON in snake_case. Unset fields are \`null\`. In updates, omitted fields stay unchanged and \`null\` clears a field.
- Amounts are decimal strings in dollars; requests may send numbers instead. Dates are \`YYYY-MM-DD\`.
- Lists are paginated, newest first.
- An error reports all violations of the request at once, by field name.
- Every successful live request costs 0.10 credits, unless its description says that it is free of credits. Sandbox requests,
failed requests and replayed responses cost nothing.
- Requests that change state accept an \`Idempotency-Key\`, which makes them safe to retry.
`.trim();

/** Descriptions of tags without a record, whose type would describe them. */
const tagsWithoutRecord: Record<string, string> = {
  Search: 'Searches records of all types at once.',
  Billing: 'Plans, the organization’s subscription and its payment method.',
  Credits: 'Credit balance, prices, purchases and the ledger.',
  Support: 'Summaries of health, credits and usage.',
  Sandbox: 'The disposable data and the clock of the sandbox.',
};

/**
 * The OpenAPI 3.1 description of the REST API. It is derived only from the routes and the GraphQL schema.
 */
export function openApiDocument(api: RestApi, publicUrl: string): Record<string, unknown> {
  const { schema, routes } = api;
  const schemas = new Schemas();
  shared(schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Map<string, string>();
  const usedIds = new Set<string>();
  for (const route of routes) {
    const operation = readOperation(schema, route);
    const path = (paths[`/api/v1${route.path}`] ??= {});
    path[route.method.toLowerCase()] = describeOperation(
      route,
      operation,
      nameOperation(route, operation, usedIds),
      schemas,
    );
    const text = tagsWithoutRecord[route.tag] ?? (route.answer === 'record' && operation.type.description);
    if (text && !tags.has(route.tag)) tags.set(route.tag, text);
  }
  for (const webhook of inboundWebhooks) paths[`/api/v1${webhook.path}`] = { post: describeInbound(webhook) };
  tags.set(inboundTag, 'Signed requests from outside parties to the service.');
  const webhooks = describeEvents(api, schemas);
  tags.set(eventTag, 'Requests from the service to your webhooks, signed as defined by Standard Webhooks.');
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
      parameters: { ...parameters, ...eventParameters },
      headers,
      schemas: schemas.all(),
      responses: { NotModified: notModified, ...errorComponents(publicUrl), ...eventResponses },
      examples: schemas.examples(),
    },
  };
}

/** `UpdateDivision` → `updateDivision`; a second route with the same operation is named after its method: `patchDivision`. */
function nameOperation({ method, path }: Route, { name }: ReadOperation, usedIds: Set<string>): string {
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  const id = usedIds.has(plain) ? plain.replace(/^[a-z]+/, method.toLowerCase()) : plain;
  if (usedIds.has(id))
    throw new Error(`${method} ${path} has the operation id ${id}, which another route already has.`);
  usedIds.add(id);
  return id;
}
