import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/**
 * The address of a request as Apollo reads it. Fastify reads parameters with broken percent-encoding in another way: what is
 * checked before Apollo must be what Apollo takes.
 *
 * @throws AppError for a Host header that no address can be made of
 */
export function addressOf({ url, protocol, hostname }: Pick<FastifyRequest, 'url' | 'protocol' | 'hostname'>): URL {
  const address = URL.parse(url, `${protocol}://${hostname}/`);
  if (address) return address;
  throw new AppError('MALFORMED_REQUEST', 'The Host header does not name a host.');
}
