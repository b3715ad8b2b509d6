import { type ExecutionResult, GraphQLError } from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { Operation } from './compile.js';

/**
 * Runs a query on a replica that is as fresh as the primary, or else on the primary. A query that fails on a replica runs once
 * more on the primary: queries change nothing, and a replica's failure must not reach the caller.
 */
export async function read(
  operation: Operation,
  ctx: RequestContext,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  const lease = operation.replicable ? await ctx.infrastructure.replicas?.take() : undefined;
  if (!lease) return operation.answer(ctx, variables);
  let failure: Error | undefined;
  try {
    const result = await operation.answer(ctx.readFrom(lease.db), variables);
    failure = result.errors?.map(unexpected).find(Boolean);
    if (!failure) return result;
  } catch (error) {
    failure = error as Error;
  } finally {
    lease.release(failure);
  }
  return operation.answer(ctx, variables);
}

/** The unexpected error behind a GraphQL error; undefined for an error that is the answer to the query, such as a refusal. */
function unexpected(thrown: GraphQLError): Error | undefined {
  let error: unknown = thrown;
  while (error instanceof Error && !(error instanceof AppError)) {
    const { originalError } = error as { originalError?: unknown };
    if (!originalError) break;
    error = originalError;
  }
  return error === thrown || error instanceof AppError || error instanceof GraphQLError ? undefined : (error as Error);
}
