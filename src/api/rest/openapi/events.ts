import {
  type EventResource,
  type EventType,
  eventActions,
  eventCatalogue,
  eventResources,
  eventTypes,
  resourceOf,
} from '../../../domain/event/catalogue.js';
import { snake } from '../../../domain/shared/casing.js';
import type { RestApi } from '../route.js';
import { type JsonSchema, ref, type Schemas } from './json-schema.js';
import { moreEvents, openEnum } from './leaf-schema.js';
import { selectionSchema } from './output-schema.js';
import { readOperation } from './read-operation.js';

export const eventsTag = 'Events';

const uuid = { type: 'string', format: 'uuid' };
const dateTime = { type: 'string', format: 'date-time' };

/** The headers of a delivery. */
export const eventParameters = {
  WebhookId: deliveryHeader('webhook-id'),
  WebhookTimestamp: deliveryHeader('webhook-timestamp'),
  WebhookSignature: deliveryHeader('webhook-signature'),
};

function deliveryHeader(name: string) {
  return {
    name,
    in: 'header',
    required: true,
    description: 'Identifies and authenticates the message, as defined by Standard Webhooks.',
    schema: { type: 'string' },
  };
}

/** What an endpoint answers to a delivery. */
export const eventResponses = {
  EventReceived: { description: 'The endpoint received the event.' },
  EventsUnwanted: { description: 'The endpoint no longer wants events. The service disables the webhook.' },
};

/** Every event as an OpenAPI webhook: the body that the service posts to a webhook, which `events` also returns in `data`. */
export function describeEvents(api: RestApi, schemas: Schemas): Record<string, unknown> {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: describeEvent(type, api, schemas) }]));
}

function describeEvent(type: EventType, api: RestApi, schemas: Schemas) {
  const payload = payloadSchema(resourceOf(type), api, schemas);
  return {
    operationId: `on${pascal(type)}`,
    tags: [eventsTag],
    summary: type,
    description: eventCatalogue[type],
    security: [],
    parameters: Object.keys(eventParameters).map((name) => ref('parameters', name)),
    requestBody: { required: true, content: { 'application/json': { schema: payload } } },
    responses: { '2XX': ref('responses', 'EventReceived'), 410: ref('responses', 'EventsUnwanted') },
  };
}

/** One schema for all events of a resource. */
function payloadSchema(resource: EventResource, api: RestApi, schemas: Schemas): JsonSchema {
  return schemas.named(`${pascal(resource)}Event`, () => ({
    type: 'object',
    description: 'An event: what happened, and the record as it was when the transaction of the change ended.',
    required: ['id', 'type', 'timestamp', 'organization_id', 'livemode', 'data'],
    properties: {
      id: { ...uuid, description: 'The event’s id, which is also in `webhook-id`.' },
      type: openEnum(listTypes(resource), `What happened. ${moreEvents}`),
      timestamp: { ...dateTime, description: 'When it happened.' },
      organization_id: { ...uuid, description: 'The account that the event belongs to.' },
      livemode: { type: 'boolean', description: 'False for an event of the sandbox.' },
      data: dataSchema(resource, api, schemas),
    },
  }));
}

function dataSchema(resource: EventResource, api: RestApi, schemas: Schemas): JsonSchema {
  const actions = listTypes(resource).flatMap((type) => eventActions[type] ?? []);
  return {
    type: 'object',
    description: 'The record and its previous values.',
    required: ['object'],
    properties: {
      object: {
        description: 'The record as its REST route shows it. For a record that is too large, only its `id` and `url`.',
        anyOf: [recordSchema(resource, api, schemas), linkSchema(schemas)],
      },
      previous: {
        type: 'object',
        additionalProperties: true,
        description: 'For an update or a transition: the previous values of the changed fields.',
      },
      ...Object.fromEntries(
        actions.map(({ name }) => [
          name,
          { type: 'string', format: 'uri', description: 'The URL of the action that the event requires.' },
        ]),
      ),
    },
  };
}

/** The record as its route returns it, plus the parameters of its path and the time of its deletion. */
function recordSchema(resource: EventResource, api: RestApi, schemas: Schemas): JsonSchema {
  const { path } = eventResources[resource];
  const route = api.routes.find((one) => one.method === 'GET' && one.path === path);
  if (!route) throw new Error(`No route shows ${path}, so events of ${resource} cannot be described.`);
  const { type, selected, fragments } = readOperation(api.schema, route);
  const full = selectionSchema(type, selected.selectionSet!, fragments, schemas);
  const shown = resource === 'credits' ? withoutHolds(full, schemas) : full;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => snake(name!)).filter((name) => name !== 'uuid');
  const deleted = listTypes(resource).some((one) => one.endsWith('.deleted'));
  const isEntry = resource === 'project_deadline';
  if (names.length === 0 && !deleted && !isEntry) return shown;
  const required = isEntry ? ['project_id'] : names;
  const additions: JsonSchema = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: {
      ...(isEntry && { project_id: { ...uuid, description: 'The project of the deadline.' } }),
      ...Object.fromEntries(
        names.map((name) => [name, { type: 'string', description: 'As in the URL of the record.' }]),
      ),
      ...(deleted && { deleted_at: { ...dateTime, description: 'Only for a deleted record: when it was deleted.' } }),
    },
  };
  return { allOf: [shown, additions] };
}

/** The database emits a changed balance without its holds. `owed` is present only while credits are owed. */
function withoutHolds(balance: JsonSchema, schemas: Schemas): JsonSchema {
  const { required, properties, ...rest } = schemas.resolve(balance);
  const { holds: _, ...others } = properties as Record<string, JsonSchema>;
  const always = (required as string[]).filter((name) => name !== 'holds' && name !== 'owed');
  return { ...rest, required: always, properties: others };
}

function linkSchema(schemas: Schemas): JsonSchema {
  return schemas.named('EventLink', () => ({
    type: 'object',
    description: 'A record whose event would be larger than 20 kB.',
    required: ['id', 'url'],
    properties: {
      id: { ...uuid, description: 'The record’s id.' },
      deleted_at: { ...dateTime, description: 'Only for a deleted record: when it was deleted.' },
      url: { type: ['string', 'null'], format: 'uri', description: 'Where the record can be read.' },
    },
    additionalProperties: false,
  }));
}

function listTypes(resource: EventResource): EventType[] {
  return eventTypes.filter((type) => resourceOf(type) === resource);
}

/** `notice.deadline_missed` → `NoticeDeadlineMissed`. */
function pascal(name: string): string {
  return name.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
