import type { FastifyRequest } from 'fastify';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';

/** Runs the work of a caller who is not known yet, in one transaction. */
export async function withoutCaller<T>(
  infrastructure: Infrastructure,
  request: FastifyRequest,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const userAgent = String(request.headers['user-agent'] ?? '');
  const ctx = new RequestContext(infrastructure, { id: request.id, ip: request.ip, userAgent });
  try {
    const result = await work(ctx);
    await ctx.commit();
    return result;
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}
