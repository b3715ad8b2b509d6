import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';

/**
 * The URL of a request as Apollo parses it. Fastify parses parameters with broken percent-encoding differently, and the checks
 * before Apollo must see the values that Apollo uses.
 *
 * @throws AppError for a Host header that does not form a valid URL
 */
export function toUrl({ url, protocol, hostname }: Pick<FastifyRequest, 'url' | 'protocol' | 'hostname'>): URL {
  const address = URL.parse(url, `${protocol}://${hostname}/`);
  if (address) return address;
  throw new AppError('MALFORMED_REQUEST', 'The Host header does not name a host.');
}
