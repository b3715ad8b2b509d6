import type { Route } from '../../src/api/rest/route.js';
import { routes } from '../../src/rest/index.js';
import { collectionOf } from '../contract/records.js';
import { resolved, violations } from '../support/records/openapi.js';
import type { Answer, Json } from '../support/worlds/world.js';
import { bodyShape, operationOf, parametersOf, type RestCall } from './rest-calls.js';
import { type Shape, shapeAt } from './shape.js';

/** Codes of a 422 that concern no single field of the request. */
const wholeRequest = ['idempotency_mismatch'];

/** What is wrong with the answer. */
export function faultOfAnswer(route: Route, call: RestCall, answer: Answer<Json>): string | undefined {
  const { status, body, headers } = answer;
  if (status >= 500) return `it answers ${status}: ${answer.text}`;
  if (!headers['x-request-id']) return 'it names no request';
  const strayed = status < 300 && isOfAnother(route, call);
  const described = strayed ? {} : (operationOf(route).responses[status] ?? elsewhere(call, status));
  if (!described) return `it answers ${status}, which its description does not have: ${answer.text}`;
  const response = resolved(described);
  const schema = response.content?.['application/json']?.schema;
  const isJson = String(headers['content-type']).startsWith('application/json');
  const wrong = schema && isJson && violations(schema, body);
  if (wrong) return `its ${status} is not as described: ${wrong.join('; ')} in ${answer.text.slice(0, 1_000)}`;
  if (status >= 400 && !isJson) return `its ${status} is no JSON`;
  if (status === 422 && !call.astray) return unnamed(route, call, body);
  return undefined;
}

/** `/organizations/` is the list of organizations, not an organization without an id. */
function isOfAnother({ path }: Route, { url, astray }: RestCall): boolean {
  const segments = (address: string) => address.split('?')[0]!.replace(/\/+$/, '').split('/').length;
  return astray && segments(url) !== segments(path);
}

/** Responses to a modified path, which may now be the path of another route, or of none. */
function elsewhere({ astray }: RestCall, status: number): Json {
  const sharedResponse = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return (
    astray && { 200: {}, 201: {}, 400: sharedResponse('BadRequest'), 404: sharedResponse('NotFound'), 405: {} }[status]
  );
}

function unnamed(route: Route, { payload }: RestCall, { code, errors }: Json): string | undefined {
  const fields = Object.keys(errors ?? {});
  if (fields.length === 0) return wholeRequest.includes(code) ? undefined : `its 422 (${code}) names no field`;
  // A document's preflight reports on related records, and an unresolved organization on the token.
  if (code === 'preflight_failed' || code === 'organization_unresolved') return undefined;
  const strange = fields.filter(
    (field) => !isKnown(route, field) && !String(payload).includes(`"${field.split('.')[0]}"`),
  );
  return strange.length > 0 ? `its 422 (${code}) names what the route does not know: ${strange.join(', ')}` : undefined;
}

/** A parameter, a place of the body, or a field of the record of the request. */
function isKnown(route: Route, field: string): boolean {
  const [first] = field.split('.');
  if (field === 'body') return true;
  const parameters = parametersOf(route).map(({ name }) => name.toLowerCase().replaceAll('-', '_'));
  if (parameters.includes(first!.toLowerCase().replaceAll('-', '_'))) return true;
  return [bodyShape(route), ...recordsOf(route)].some(
    (shape) => shape && shapeAt(shape, field.split('.')) !== undefined,
  );
}

/** The route's record as it is returned and as it is created; for a deletion, the record of its collection. */
function recordsOf(route: Route): Shape[] {
  const one = { ...route, method: 'GET', path: `${collectionOf(route)}/{uuid}` } as const;
  const near = routes.filter(({ method, path }) => method === one.method && path === one.path);
  const returned = [route, ...near].flatMap((known) => {
    const { responses } = operationOf(known);
    const schema = resolved(responses[200] ?? responses[201]).content?.['application/json']?.schema;
    return [schema && resolved(schema).properties?.data];
  });
  const making = routes.find(({ method, path }) => method === 'POST' && path === collectionOf(route));
  return [...returned, making && bodyShape(making)].filter((shape) => shape !== undefined);
}
