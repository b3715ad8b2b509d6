import {
  GraphQLNonNull,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
} from 'graphql';
import { snake } from '../../../domain/shared/casing.js';
import { pageSize } from '../../../reads/loaders/page.js';
import { listEnvelope } from '../answer.js';
import { listFilters, pathParameters } from '../plan.js';
import { queryParameters } from '../query.js';
import type { ResponseKind, Route } from '../route.js';
import { listSchema, messageSchema } from './components.js';
import { errorResponses } from './errors.js';
import { buildExample, csvSample, exampleId } from './examples.js';
import { groupsSchema } from './groups.js';
import { bodySchema, pathSchema, querySchema } from './input-schema.js';
import { type JsonSchema, ref, type Schemas, toSchemaName } from './json-schema.js';
import { selectionSchema } from './output-schema.js';
import type { ReadOperation } from './read-operation.js';

/** A route as an OpenAPI operation. */
export function describeOperation(
  route: Route,
  operation: ReadOperation,
  operationId: string,
  schemas: Schemas,
): Record<string, unknown> {
  const { status, content } = success(route, operation, schemas);
  const requestBody = body(route, operation, schemas);
  const sentences = describeRoute(route, operation);
  return {
    operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(sentences !== '' && { description: sentences }),
    parameters: listParameters(route, operation, schemas),
    ...(requestBody && { requestBody }),
    responses: {
      ...((canBeDry(route, operation) || route.answer === 'upserted') && {
        200: {
          description: route.answer === 'upserted' ? 'The record was there.' : 'A dry run; nothing was created.',
          headers: successHeaders(route, operation, 200),
          content,
        },
      }),
      [status]: { description: `${route.summary}.`, headers: successHeaders(route, operation, status), content },
      ...(route.method === 'GET' && route.isTagged && { 304: ref('responses', 'NotModified') }),
      ...errorResponses(operation, route),
    },
  };
}

/** PATCH runs the same operation as PUT, so only PUT describes it in full. */
function describeRoute({ method, path }: Route, { field }: ReadOperation): string {
  const description = method === 'PATCH' ? `Same body and rules as \`PUT /api/v1${path}\`.` : field.description;
  return [description, field.extensions.free === true && 'Free of credits.'].filter(Boolean).join(' ');
}

const limits = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining'];

/** The response of a read whose record the caller has already. */
export const notModified = {
  description: 'The record has not changed since the caller read it. Free of credits.',
  headers: headersNamed([...limits, 'ETag', 'Cache-Control']),
};

/** Whether the result can have no id, as in a dry run that creates nothing. */
function canBeDry({ answer: response }: Route, { type }: ReadOperation): boolean {
  const { id } = type.getFields();
  return response === 'created' && id !== undefined && !(id.type instanceof GraphQLNonNull);
}

function listParameters(route: Route, operation: ReadOperation, schemas: Schemas): unknown[] {
  const { args } = operation.field;
  const input = getNamedType(operation.variables.input);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  const inPath = pathParameters(route, operation.variables).map(({ name, fills, type, rule }) => {
    if (name === 'uuid') return ref('parameters', 'Uuid');
    const description = [...args, ...fields].find((one) => one.name === fills)?.description;
    return { name, in: 'path', required: true, description, schema: pathSchema(type, rule, schemas) };
  });
  const paging =
    route.answer === 'list'
      ? [ref('parameters', 'Page'), ref('parameters', 'Cursor'), ref('parameters', 'PerPage')]
      : [];
  return [
    ...inPath,
    ...listArguments(operation, schemas),
    ...filterParameters(operation, schemas),
    ...paging,
    ...fieldsBesideFile(route, operation, schemas),
    ref('parameters', 'OrganizationUuid'),
    ...(route.method === 'GET' && route.isTagged ? [ref('parameters', 'IfNoneMatch')] : []),
    ...(route.target ? [ref('parameters', 'IfMatch')] : []),
    ...(operation.kind === 'mutation' ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
}

function filterParameters({ variables }: ReadOperation, schemas: Schemas): unknown[] {
  return listFilters(variables).map((field) => ({
    name: snake(field.name),
    in: 'query',
    description: field.description,
    schema: querySchema(field, schemas),
  }));
}

function listArguments({ field, root }: ReadOperation, schemas: Schemas): unknown[] {
  return queryParameters(field, root).map(({ name, argument, rule }) => ({
    name,
    in: 'query',
    ...(argument.type instanceof GraphQLNonNull && { required: true }),
    description: [
      argument.description,
      rule.clamp && 'A number out of bounds is set to the nearest limit.',
      isListType(getNullableType(argument.type)) && 'Separate values with commas, or repeat the parameter.',
    ]
      .filter(Boolean)
      .join(' '),
    schema: {
      ...pathSchema(argument.type, rule, schemas),
      ...(argument.defaultValue !== undefined && { default: argument.defaultValue }),
    },
    ...(isListType(getNullableType(argument.type)) && { explode: false }),
  }));
}

function body(route: Route, { variables }: ReadOperation, schemas: Schemas): Record<string, unknown> | undefined {
  const type = variables.input && getNullableType(variables.input);
  if (!isInputObjectType(type)) return undefined;
  const described = bodySchema(type, new Set(pathParameters(route, variables).map(({ fills }) => fills)), schemas);
  if (!described) return undefined;
  const { schema, required } = described;
  const json = schemas.body(schema, buildExample(schema, schemas, true));
  return { required, content: { 'application/json': json, ...fileContent(route, schema, schemas) } };
}

/** The other bodies of a route that accepts a file: the file alone, or a form with the file and the other fields. */
function fileContent({ file }: Route, schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  if (!file) return {};
  const binary = { type: 'string', format: 'binary', description: 'The file. In a form, the field may have any name.' };
  const { [snake(file.field)]: _, ...fields } = schemas.resolve(schema).properties as Record<string, JsonSchema>;
  return {
    [file.type]: { schema: binary, ...(file.type === 'text/csv' && { example: csvSample }) },
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { ...fields, file: binary } } },
  };
}

/** When the body is a file, the other fields of the input are query parameters. */
function fieldsBesideFile({ file }: Route, { variables }: ReadOperation, schemas: Schemas): unknown[] {
  const type = file && getNullableType(variables.input!);
  if (!isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields()).filter(
    ({ name, extensions }) => name !== file!.field && !extensions.rule?.graphqlOnly,
  );
  return fields.map((field) => ({
    name: snake(field.name),
    in: 'query',
    description: [`With a ${file!.type} body.`, field.description].filter(Boolean).join(' '),
    schema: querySchema(field, schemas),
  }));
}

interface Success {
  status: number;
  content: Record<string, unknown>;
}

function success(route: Route, operation: ReadOperation, schemas: Schemas): Success {
  const record = () => selectionSchema(operation.type, operation.selected.selectionSet!, operation.fragments, schemas);
  const data = () => {
    const one = record();
    const schema = { type: 'object', required: ['data'], properties: { data: one, ...describeAll(route, one) } };
    const name = toSchemaName(one);
    return name === undefined || route.several ? schema : schemas.named(`${name}Response`, () => schema);
  };
  const all = () => ({
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'array', items: record() } },
  });
  const byKind: Record<ResponseKind, () => Success> = {
    list: () => ({ status: 200, content: list(route, operation, schemas) }),
    all: () => ({ status: 200, content: json(all(), schemas) }),
    groups: () => ({ status: 200, content: json(groupsSchema(operation, schemas), schemas) }),
    record: () => ({ status: 200, content: json(data(), schemas) }),
    created: () => ({ status: 201, content: json(data(), schemas) }),
    upserted: () => ({ status: 201, content: json(data(), schemas) }),
    bare: () => ({ status: 200, content: json(bare(route, record()), schemas) }),
    bare_created: () => ({ status: 201, content: json(bare(route, record()), schemas) }),
    deleted: () => ({ status: 200, content: message(route, schemas) }),
    message: () => ({ status: 200, content: message(route, schemas) }),
    csv: () => ({ status: 200, content: { 'text/csv': { schema: { type: 'string' }, example: csvSample } } }),
    download: () => ({ status: 200, content: downloads(route) }),
    file: () => ({ status: 200, content: downloads({ types: ['application/pdf'], ...route }) }),
  };
  return byKind[route.answer]();
}

/** A list's operation selects `totalCount` and `nodes`; the envelope uses its selection of a node. */
function list(route: Route, { type, selected, fragments }: ReadOperation, schemas: Schemas): Record<string, unknown> {
  const nodes = selected.selectionSet!.selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'nodes',
  );
  if (nodes?.kind !== Kind.FIELD) throw new Error(`The list operation on ${type.name} does not select its nodes.`);
  const record = getNamedType(type.getFields().nodes!.type) as GraphQLObjectType;
  const listsDeleted = nodes.selectionSet!.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'deletedAt',
  );
  const schema = selectionSchema(record, nodes.selectionSet!, fragments, schemas);
  const page = { total_count: 1, nodes: [buildExample(schema, schemas, false) as Record<string, unknown>] };
  const address = `https://example.com/api/v1${route.path.replaceAll(/\{\w+\}/g, exampleId)}`;
  const example = listEnvelope(page, { page: 1, perPage: pageSize.default }, address, new URLSearchParams());
  return { 'application/json': schemas.body(listSchema(record.name, schema, listsDeleted, schemas), example) };
}

function downloads({ types = [] }: Route): Record<string, unknown> {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** The list of all records, beside the first one in `data`. */
function describeAll({ several }: Route, record: JsonSchema): Record<string, JsonSchema> {
  if (!several) return {};
  const description = `All of them, in the order of \`${several.asked}\`. Present only if the body has \`${several.asked}\`.`;
  return { [several.all]: { type: 'array', items: record, description } };
}

/** Keys that are present only with a value are not required. */
function bare({ additions }: Route, record: JsonSchema): JsonSchema {
  if (!additions) return record;
  return { ...record, required: (record.required as string[]).filter((key) => !additions.includes(key)) };
}

function message({ message: text }: Route, schemas: Schemas): Record<string, unknown> {
  return { 'application/json': { schema: messageSchema(schemas), example: { message: text } } };
}

function json(schema: JsonSchema, schemas: Schemas): Record<string, unknown> {
  return { 'application/json': schemas.body(schema, buildExample(schema, schemas, false)) };
}

function successHeaders(route: Route, { kind }: ReadOperation, status: number): Record<string, unknown> {
  const { answer: response, location, method } = route;
  const tagged = route.isTagged;
  return headersNamed([
    ...limits,
    ...(kind === 'mutation' ? ['Idempotent-Replayed'] : ['X-Ignored-Parameters']),
    ...(location && status === 201 ? ['Location'] : []),
    ...(tagged ? ['ETag'] : []),
    ...(tagged && method === 'GET' ? ['Cache-Control'] : []),
    ...(tagged && method === 'POST' && status === 200 ? ['Content-Location'] : []),
    ...(['file', 'csv', 'download'].includes(response) ? ['Content-Disposition'] : []),
  ]);
}

function headersNamed(names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}
