import {
  type DocumentNode,
  type ExecutionResult,
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
import type { RequestContext } from '../context/request-context.js';
import { AppError, Violations } from '../errors/app-error.js';
import { once, readIdempotencyKey } from '../http/idempotency.js';
import { chargeApiCall, expectApiCall } from '../ledger/index.js';
import { checkInput } from '../validation/check-input.js';
import { refuseLongAnswer } from './answer-size.js';
import { asksForRecords, type Operation, type OperationCache } from './compile.js';
import type { Introspection } from './introspection.js';
import { type Cost, costOf, graphqlLimits, refuseCostly } from './limits.js';
import { read } from './read.js';

export interface ExecuteOptions {
  schema: GraphQLSchema;
  operations: OperationCache;
  introspection: Introspection;
  idempotencyWindowSeconds: number;
}

export interface GraphqlRequest {
  ctx: RequestContext;
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  idempotencyKey: string | null | undefined;
}

/** Runs one operation. Errors come back in the result; nothing is thrown. Beside it stands what the operation was estimated at. */
export async function execute(options: ExecuteOptions, request: GraphqlRequest): Promise<ExecutionResult> {
  const { ctx, document, operationName, variables } = request;
  let cost: Cost | undefined;
  try {
    if (!ctx.caller && asksForRecords(options.schema, document, operationName)) {
      // To compile a document is work, which nobody needs who is refused.
      checkVariables(options.schema, document, operationName, variables);
      return { data: null, errors: [new AppError('UNAUTHENTICATED')] };
    }
    const operation = options.operations.get(document, operationName);
    ctx.operation = operation.name;
    checkVariables(options.schema, document, operationName, variables);
    if (operation.introspects !== 'nothing') {
      options.introspection.weigh(document, operationName, variables, ctx.caller ? 'withToken' : 'anonymous');
    }
    cost = costOf(options.schema, document, operationName, variables);
    return { ...(await run(options, operation, request, cost)), extensions: { cost } };
  } catch (error) {
    await ctx.rollback();
    return { errors: [error as GraphQLError], ...(cost && { extensions: { cost } }) };
  }
}

async function run(
  options: ExecuteOptions,
  operation: Operation,
  request: GraphqlRequest,
  cost: Cost,
): Promise<ExecutionResult> {
  const { ctx, variables } = request;
  refuseCostly(cost);
  if (operation.kind === 'subscription') {
    throw new AppError('BAD_REQUEST', 'Subscriptions are available over a WebSocket to /graphql, not over HTTP.');
  }
  if (operation.kind === 'mutation') return mutate(options, operation, request);
  const { introspection } = options;
  const result = told(
    operation.introspects === 'alone'
      ? await introspection.answer(operation, request.document, request.operationName, variables)
      : await read(operation, ctx, variables),
  );
  // Data with errors beside it is an answer too; without data the request has failed, and costs nothing.
  if (result.data) await chargeApiCall(ctx, operation.call(variables));
  return result;
}

/** One transaction for the whole document: an error anywhere in it undoes all of it, and says so by answering no data. */
async function mutate(
  options: ExecuteOptions,
  operation: Operation,
  request: GraphqlRequest,
): Promise<ExecutionResult> {
  const { ctx, variables } = request;
  const call = operation.call(variables);
  expectApiCall(ctx, call, operation.severalFields);
  const key = readIdempotencyKey(request.idempotencyKey);
  if (!key) {
    const result = told(await operation.run(ctx, variables));
    if (result.errors?.length) return undone(ctx, result);
    await chargeApiCall(ctx, call);
    await ctx.commit();
    return result;
  }
  let failed: ExecutionResult | undefined;
  const { answer, replayed } = await once(
    ctx,
    {
      key,
      method: 'POST',
      path: '/graphql',
      // The document itself: a persisted query comes as its text or as its hash alone.
      asked: [print(request.document), request.operationName, variables],
      windowSeconds: options.idempotencyWindowSeconds,
    },
    async () => {
      const result = told(await operation.run(ctx, variables));
      if (result.errors?.length) failed = result;
      return { remember: !failed, answer: { status: 200, body: JSON.stringify(result.data ?? null) } };
    },
  );
  if (failed) return undone(ctx, failed);
  if (!replayed) await chargeApiCall(ctx, call);
  await ctx.commit();
  ctx.replayed = replayed;
  return { data: JSON.parse(answer.body) };
}

async function undone(ctx: RequestContext, result: ExecutionResult): Promise<ExecutionResult> {
  await ctx.rollback();
  return result.data === undefined ? { errors: result.errors } : { data: null, errors: result.errors };
}

/** Values of variables that may be wrong and are told one by one: the message of each holds all of its variable, cut to this. */
const wrongVariables = { count: 10, characters: 1_000 };

/**
 * All that is wrong with the input objects among the variables, told at once under the fields' names; then the first that
 * GraphQL itself has against them. What comes after this would look at every value, and print the variable for each that is wrong.
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
    const value = variables[variable.name.value];
    if (!type || value === undefined || value === null) continue;
    // What is not an object at all, the compiled operation refuses under the variable's name.
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    if (isInputObjectType(getNullableType(type))) checkInput(type, value, 'graphql', '', violations);
  }
  violations.throwIfAny();
  const { count } = wrongVariables;
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: count });
  if (errors && errors.length > count) {
    throw ofVariable(new GraphQLError(`More than ${count} values of the variables are wrong. ${errors[0]!.message}`));
  }
}

/**
 * The compiled operations' errors as GraphQL's own: theirs lack the extensions that Apollo reads. Without data nothing ran:
 * then what is wrong is a variable. Of many the first are told: a field of a long list may fail in each of its records.
 */
export function told(result: ExecutionResult): ExecutionResult {
  if (result.data) refuseLongAnswer(result.data);
  if (!result.errors) return result;
  const recipientsKnownPaid = result.data === undefined ? ofVariable : ownError;
  const errors = result.errors.slice(0, graphqlLimits.errors).map(recipientsKnownPaid);
  const more = result.errors.length - errors.length;
  if (more > 0) errors.push(new AppError('GRAPHQL_TOO_COMPLEX', `The response omits ${more} more errors.`));
  return result.data === undefined ? { errors } : { ...result, errors };
}

function ofVariable({ message }: GraphQLError): GraphQLError {
  return new GraphQLError(message.slice(0, wrongVariables.characters), { extensions: { code: 'BAD_USER_INPUT' } });
}

function ownError(error: GraphQLError): GraphQLError {
  if (error.extensions) return error;
  const own = new GraphQLError(error.message, { path: error.path, originalError: error.originalError ?? error });
  return Object.assign(own, { locations: error.locations });
}
