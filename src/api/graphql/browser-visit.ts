import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a person opened the address in a browser. Programs that send operations by GET ask for JSON. */
export function isBrowserVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');
}

/** Leads a person to the editor, with the operation that the address has. */
export function toEditor(request: FastifyRequest, reply: FastifyReply, editor: string): FastifyReply {
  const [, query] = /^[^?]*(\?.*)$/.exec(request.url) ?? [];
  return reply.header('Vary', `Accept, ${String(reply.getHeader('Vary'))}`).redirect(`${editor}${query ?? ''}`, 302);
}
