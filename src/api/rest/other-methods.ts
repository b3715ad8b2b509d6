import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import type { Method } from './route.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** OPTIONS returns the methods of a path; any other method answers 405 with the same list, after running `before`. */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: Method[],
  before?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const options = { config: { cors: { preflightContinue: true } } };
  app.options(url, options, (_request, reply) => reply.code(204).header('Allow', allow).send());
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    // Thrown before the body is read, which could fail with another error.
    onRequest: async (request, reply) => {
      await before?.(request, reply);
      throw new AppError('METHOD_NOT_ALLOWED', `This path does not support ${request.method}; use ${allow}.`, {
        headers: { Allow: allow },
      });
    },
    handler: () => undefined,
  });
}
