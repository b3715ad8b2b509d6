import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StaticText } from './static-text.js';

const top = dirname(findPackageJSON('..', import.meta.url)!);

/**
 * Files of this service only, and nothing inline: text that a caller stored cannot run, whatever a page does with it. Images
 * and documents that a page has read may be shown as `blob:`.
 */
const policy = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The address that a person is sent to after signing in. */
export interface Console {
  start: string;
}

/**
 * Serves the console, if it was built: its first page under every address below /console, because the page itself finds what to
 * show, and its files under names that change with their content.
 */
export async function mountConsole(
  server: FastifyInstance,
  folder = join(top, 'dist/current/console'),
): Promise<Console | undefined> {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  // This build's files, also after another build took its place.
  const files = realpathSync(folder);
  const page = new StaticText('text/html; charset=utf-8', await readFile(join(files, 'index.html'), 'utf8'), {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
  });
  const { default: fastifyStatic } = await import('@fastify/static');
  await server.register(fastifyStatic, {
    root: join(files, 'assets'),
    prefix: '/console/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  const send = (request: FastifyRequest, reply: FastifyReply) => page.send(request, reply);
  for (const url of ['/console', '/console/*']) server.get(url, send);
  server.get('/', (request, reply) => reply.redirect(wantsPage(request) ? '/console' : '/api', 302));
  return { start: '/console' };
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}
