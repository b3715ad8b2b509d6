import type { FastifyRequest } from 'fastify';

/** Whether a browser asks for a page to show, and not a program. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}
