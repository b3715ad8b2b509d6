import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isInputObjectType,
  print,
  typeFromAST,
} from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { chargeApiCall, expectApiCall } from '../../ledger/index.js';
import { WrittenResult } from '../../reads/compiled/written.js';
import { JSONValue } from '../../schema/scalars.js';
import { checkInput } from '../../schema/validation/check-input.js';
import { inexactness } from '../../schema/validation/json.js';
import { unauthenticated } from '../http/context.js';
import { once, readIdempotencyKey } from '../http/idempotency.js';
import { asksForRecords, type Operation, type OperationCache } from './compile.js';
import type { Introspection } from './introspection.js';
import { type Cost, getCost, graphqlLimits, rejectCostly } from './limits.js';
import { read } from './read.js';
import { RefusedOperation } from './refused-operation.js';
import { markReplayed } from './replayed.js';

export interface ExecuteOptions {
  schema: GraphQLSchema;
  operations: OperationCache;
  introspection: Introspection;
  idempotencyWindowSeconds: number;
}

interface GraphqlRequest {
  ctx: RequestContext;
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  idempotencyKey: string | null | undefined;
}

/** Runs one operation. Errors are returned in the result, never thrown. `extensions` has the estimated cost. */
export async function execute(options: ExecuteOptions, request: GraphqlRequest): Promise<ExecutionResult> {
  const { ctx, document, operationName, variables } = request;
  let cost: Cost | undefined;
  try {
    if (!ctx.caller && asksForRecords(options.schema, document, operationName)) {
      // Refused before compiling, which is expensive.
      checkVariables(options.schema, document, operationName, variables);
      throw unauthenticated();
    }
    const operation = options.operations.get(document, operationName);
    ctx.operation = operation;
    checkVariables(options.schema, document, operationName, variables);
    if (operation.introspects !== 'nothing') {
      options.introspection.weigh(document, operationName, variables, ctx.caller ? 'withToken' : 'anonymous');
    }
    cost = getCost(options.schema, document, operationName, variables);
    return { ...(await run(options, operation, request, cost)), extensions: { cost } };
  } catch (error) {
    await ctx.rollback();
    const errors = error instanceof RefusedOperation ? error.errors : [error as GraphQLError];
    return { errors, ...(cost && { extensions: { cost } }) };
  }
}

async function run(
  options: ExecuteOptions,
  operation: Operation,
  request: GraphqlRequest,
  cost: Cost,
): Promise<ExecutionResult> {
  const { ctx, variables } = request;
  rejectCostly(cost);
  if (operation.kind === 'subscription') {
    throw new AppError('BAD_REQUEST', 'Subscriptions are available over a WebSocket to /graphql, not over HTTP.');
  }
  if (operation.kind === 'mutation') return mutate(options, operation, request);
  const { introspection } = options;
  const result = toResult(
    operation.introspects === 'alone'
      ? await introspection.answer(operation, request.document, request.operationName, variables)
      : await read(operation, ctx, variables),
  );
  if (hasResponse(result)) await chargeApiCall(ctx, operation.call(variables));
  return result;
}

/** Whether a root field has an answer, next to which others may have failed. A request without any has failed and costs nothing. */
export function hasResponse({ data, errors = [] }: Pick<FormattedExecutionResult, 'data' | 'errors'>): boolean {
  if (!data) return false;
  const failed = new Set(errors.map(({ path }) => path?.[0]));
  if (data instanceof WrittenResult)
    return [...data.roots].some(([key, { text }]) => text !== 'null' || !failed.has(key));
  return Object.entries(data).some(([key, value]) => value !== null || !failed.has(key));
}

/** Runs the whole document in one transaction. Any error rolls back everything, and the result then has no data. */
async function mutate(
  options: ExecuteOptions,
  operation: Operation,
  request: GraphqlRequest,
): Promise<ExecutionResult> {
  const { ctx, variables } = request;
  const call = operation.call(variables);
  expectApiCall(ctx, call, operation.severalFields);
  // Keys belong to a caller; a public field can be repeated without one.
  const key = ctx.caller && readIdempotencyKey(request.idempotencyKey);
  if (!key) {
    const result = toResult(await operation.run(ctx, variables));
    if (result.errors?.length) return undone(ctx, result);
    await chargeApiCall(ctx, call);
    await ctx.commit();
    return result;
  }
  let failed: ExecutionResult | undefined;
  const { answer: response, replayed } = await once(
    ctx,
    {
      key,
      method: 'POST',
      path: '/graphql',
      // The document, not the request: a persisted query arrives as text or only as a hash.
      content: [print(request.document), request.operationName, variables],
      windowSeconds: options.idempotencyWindowSeconds,
    },
    async () => {
      const result = toResult(await operation.run(ctx, variables));
      if (result.errors?.length) failed = result;
      return { remember: !failed, answer: { status: 200, body: JSON.stringify(result.data ?? null) } };
    },
  );
  if (failed) return undone(ctx, failed);
  if (!replayed) await chargeApiCall(ctx, call);
  await ctx.commit();
  ctx.replayed = replayed;
  const data = JSON.parse(response.body);
  if (replayed) markReplayed(options.schema, request.document, request.operationName, data);
  return { data };
}

async function undone(ctx: RequestContext, result: ExecutionResult): Promise<ExecutionResult> {
  await ctx.rollback();
  return result.data === undefined ? { errors: result.errors } : { data: null, errors: result.errors };
}

/** The most invalid variable values that are reported one by one, and the length of each message, which quotes the whole variable. */
const wrongVariables = { count: 10, characters: 1_000 };

/**
 * Reports all violations in input objects at once, by field name, and then GraphQL's own errors up to a limit. The steps that
 * follow would check every value and print the whole variable for each invalid one.
 */
export function checkVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): void {
  const violations = new Violations();
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  for (const { variable, type: node } of definitions) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    const value = variables[name];
    if (!type || value === undefined || value === null) continue;
    const wrong = String(getNullableType(type)) === JSONValue.name && inexactness(variables, name, value);
    if (wrong) violations.add(name, `The ${name} variable ${wrong}`);
    // The compiled operation refuses a value that is not an object, under the variable's name.
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    if (isInputObjectType(getNullableType(type))) checkInput(type, value, 'graphql', '', violations);
  }
  violations.throwIfAny();
  const { count } = wrongVariables;
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: count });
  if (!errors) return;
  if (errors.length <= count) throw new RefusedOperation(errors.map(variableError));
  throw new RefusedOperation([
    variableError(new GraphQLError(`More than ${count} values of the variables are wrong. ${errors[0]!.message}`)),
  ]);
}

/**
 * Converts the errors of compiled operations to GraphQL errors, which have the extensions that Apollo reads. Without data,
 * nothing ran, so the error is an invalid variable. Only the first errors are returned, because a field of a long list may fail
 * in each of its records.
 */
export function toResult(result: ExecutionResult): ExecutionResult {
  // Written data was measured as it was written.
  if (result.data && !(result.data instanceof WrittenResult)) refuseLongAnswer(result.data);
  if (!result.errors) return result;
  const convert = result.data === undefined ? variableError : graphqlError;
  const errors = result.errors.slice(0, graphqlLimits.errors).map(convert);
  const more = result.errors.length - errors.length;
  if (more > 0) errors.push(new AppError('GRAPHQL_TOO_COMPLEX', `The response omits ${more} more errors.`));
  return result.data === undefined ? { errors } : { ...result, errors };
}

function variableError({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message.slice(0, wrongVariables.characters), { extensions: { code: 'BAD_USER_INPUT' } });
}

function graphqlError(error: GraphQLError): GraphQLError {
  if (error.extensions) return error;
  const responseError = new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError ?? error,
  });
  return Object.assign(responseError, { locations: error.locations });
}

/** The approximate characters of one response. A page of a hundred records with texts of maximum length is smaller. */
export const answerLimit = 20_000_000;

/** The approximate JSON overhead of a value: its key and punctuation. */
const around = 10;

/**
 * Limits the size of a response before it is written as JSON. The size cannot be estimated earlier: a document may request the
 * same long text under many aliases, and the lengths of texts vary.
 *
 * @throws AppError
 */
function refuseLongAnswer(data: unknown, limit: number = answerLimit): void {
  let left = limit;
  const open: unknown[] = [data];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    left -= typeof value === 'string' ? value.length + around : around;
    if (left < 0) {
      throw new AppError(
        'GRAPHQL_TOO_COMPLEX',
        `The response exceeds the limit of ${limit} characters. Request smaller pages or fewer fields.`,
      );
    }
    if (value === null || typeof value !== 'object') continue;
    for (const item of Array.isArray(value) ? value : Object.values(value)) if (item !== undefined) open.push(item);
  }
}
