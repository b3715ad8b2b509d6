import { type ExecutionResult, GraphQLError } from 'graphql';
import type { RequestContext } from '../context/request-context.js';
import { AppError } from '../errors/app-error.js';
import type { Operation } from './compile.js';

/**
 * Runs a query for a door: on a replica where one is as fresh as the primary, or else on the primary. What fails on a replica is
 * run once more, on the primary: a query changes nothing, and a replica's trouble is no answer.
 */
export async function read(
  operation: Operation,
  ctx: RequestContext,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  const lease = operation.replicable ? await ctx.infrastructure.replicas?.take() : undefined;
  if (!lease) return operation.run(ctx, variables);
  let failure: Error | undefined;
  try {
    const result = await operation.run(ctx.readFrom(lease.db), variables);
    failure = result.errors?.map(unforeseen).find(Boolean);
    if (!failure) return result;
  } catch (error) {
    failure = error as Error;
  } finally {
    lease.release(failure);
  }
  return operation.run(ctx, variables);
}

/** What no rule has thrown: undefined where the query has been answered, if only by a refusal. */
function unforeseen(thrown: GraphQLError): Error | undefined {
  let error: unknown = thrown;
  while (error instanceof Error && !(error instanceof AppError)) {
    const { originalError } = error as { originalError?: unknown };
    if (!originalError) break;
    error = originalError;
  }
  return error === thrown || error instanceof AppError || error instanceof GraphQLError ? undefined : (error as Error);
}
