import type { FastifyReply, FastifyRequest } from 'fastify';
import { Precondition } from '../../context/precondition.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';
import { codingFor } from '../http/compression.js';
import { entityTag, hashText, matchesTag, toTags } from '../http/entity-tag.js';
import { toResultText } from './answer.js';
import { readInput } from './input.js';
import type { RoutePlan } from './plan.js';

type Headers = FastifyRequest['headers'];

/** Sets the `ETag` of a response, for a later If-Match or If-None-Match. */
export function setEntityTag(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): { hash: string; tag: string } {
  const hash = hashText(text);
  const tag = entityTag(hash, codingFor(request, Buffer.byteLength(text)));
  reply.header('ETag', tag);
  return { hash, tag };
}

/**
 * Sets the `ETag` of a record that was read.
 *
 * @returns true when the caller already has this representation, so that the response is a 304
 * @throws AppError PRECONDITION_FAILED
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const { hash, tag } = setEntityTag(request, reply, text);
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (match !== undefined && match.trim() !== '*' && !matchesTag(match, toTags(hash), 'strong')) throw failed();
  if (noneMatch === undefined) return false;
  return noneMatch.trim() === '*' || matchesTag(noneMatch, [tag], 'weak');
}

/** The precondition that a change's headers set for its record; undefined without such headers. */
export function readPrecondition({ target }: RoutePlan, request: FastifyRequest): Precondition | undefined {
  const { headers } = request;
  if (!target || (headers['if-match'] === undefined && headers['if-none-match'] === undefined)) return undefined;
  const params = request.params as Record<string, string>;
  const { variables } = readInput(target, { params, query: {}, body: undefined });
  const id = (variables.id ?? variables.key) as string;
  return new Precondition({ type: target.returns, id }, async (ctx) => {
    if (!holds(headers, await currentTags(target, ctx, variables))) throw failed();
  });
}

/** Fails a request whose precondition was never checked, because its operation did not lock the record. */
export function rejectUnchecked(precondition: Precondition | undefined): void {
  if (precondition && !precondition.judged) throw failed();
}

/** The current tags of the record, in the transaction that has locked it; undefined when it does not exist. */
async function currentTags(
  target: RoutePlan,
  ctx: RequestContext,
  variables: Record<string, unknown>,
): Promise<string[] | undefined> {
  const result = await target.operation.answer(ctx.readAs(ctx.account), variables);
  if (toAppError(result.errors?.[0])?.code === 'NOT_FOUND') return undefined;
  return toTags(hashText(`{"data":${toResultText(result, target.field)}}`));
}

function holds({ 'if-match': match, 'if-none-match': noneMatch }: Headers, tags: string[] | undefined): boolean {
  if (match !== undefined) {
    if (!tags || (match.trim() !== '*' && !matchesTag(match, tags, 'strong'))) return false;
  }
  if (noneMatch === undefined || !tags) return true;
  return noneMatch.trim() !== '*' && !matchesTag(noneMatch, tags, 'weak');
}

function failed(): AppError {
  return new AppError('PRECONDITION_FAILED');
}
