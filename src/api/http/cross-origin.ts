import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Pages of any origin may call the APIs with a token. Cookies are neither set nor accepted. */
export async function allowOtherOrigins(server: FastifyInstance): Promise<void> {
  await server.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
      'Idempotent-Replayed',
      'X-Ignored-Parameters',
      'X-Events',
      'X-Event-Cursor',
      'ETag',
      'Location',
      'Content-Disposition',
    ],
    // Seconds for which a browser keeps the answer to a preflight.
    maxAge: 3600,
    strictPreflight: false,
  });
}
