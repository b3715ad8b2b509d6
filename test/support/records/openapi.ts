import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import { openApiDocument } from '../../../src/api/rest/openapi/index.js';
import { routes } from '../../../src/rest/index.js';
import { onceAWorker } from '../jest/worker.js';
import type { Json } from '../worlds/world.js';
import { schema } from './schema.js';

/** The schema with its references as the addresses below, so that each referenced schema is compiled only once. */
const linked = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"http://localhost:4000/schemas/'));

/** Shared, because compiling the schemas takes seconds. */
const shared = onceAWorker('openapi', () => {
  const description: Json = openApiDocument({ schema, routes }, 'http://localhost:4000');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats.default as unknown as (on: typeof ajv) => void)(ajv);
  for (const [name, schema] of Object.entries(description.components.schemas)) {
    ajv.addSchema(linked(schema), `http://localhost:4000/schemas/${name}`);
  }
  return { description, ajv, validators: new Map<Json, ValidateFunction>() };
});
const { ajv, validators } = shared;

/** The description as a service at the default address serves it. */
export const { description } = shared;

/** What a reference points to; anything else as it is. */
export function resolved(one: Json): Json {
  if (typeof one.$ref !== 'string') return one;
  const [kind, name] = one.$ref.split('/').slice(-2);
  return description.components[kind!][name!];
}

/** The example of a body: its own, or the one that it shares. */
export function exampleIn({ example, examples }: Json): unknown {
  return example ?? (examples && resolved(Object.values<Json>(examples)[0]!).value);
}

/**
 * Fails unless the description contains the method, path and status, and the body is valid against it. The path is the path of
 * the call, below /api/v1, with or without a query. The bytes of a file are not checked.
 */
export function expectDescribed(method: string, path: string, status: number, body: unknown): void {
  const described = operationAt(method, path).responses[status];
  if (!described) throw new Error(`${method} ${path} answered ${status}, which the description does not have.`);
  const response = resolved(described);
  const schema = response.content['application/json']?.schema;
  const wrong = schema && violations(schema, body);
  if (wrong) {
    throw new Error(
      `${method} ${path} ${status} is not as described:\n  ${wrong.join('\n  ')}\n${JSON.stringify(body, null, 2)}`,
    );
  }
}

/** How a request body violates the description; undefined when it is valid. */
export function bodyViolations(method: string, path: string, body: unknown): string[] | undefined {
  return violations(operationAt(method, path).requestBody.content['application/json'].schema, body);
}

function operationAt(method: string, path: string): Json {
  const called = `/api/v1${path.split('?')[0]}`.split('/');
  const fits = (template: string) => {
    const parts = template.split('/');
    return parts.length === called.length && parts.every((part, at) => part.startsWith('{') || part === called[at]);
  };
  // A literal path matches better than one with a parameter in the same place.
  const found = Object.keys(description.paths)
    .filter((template) => fits(template) && description.paths[template][method.toLowerCase()])
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  if (!found) throw new Error(`${method} ${path} is not described.`);
  return description.paths[found][method.toLowerCase()];
}

/** How the value violates the schema; undefined when it is valid. */
export function violations(schema: Json, value: unknown): string[] | undefined {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(linked(schema));
    validators.set(schema, validate);
  }
  return validate(value)
    ? undefined
    : validate.errors!.map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`);
}
