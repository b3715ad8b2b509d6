import { existsSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StaticText } from './static-text.js';
import { wantsPage } from './wants-page.js';

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

/** The page that takes a card for a payment of live mode. */
const payPage = /^\/console\/[0-9a-f-]{36}\/live\/account\/plan\/pay(?:\?|$)/;

/** Stripe's form for cards: its script, the frames in which the card is typed and confirmed, and its API. */
const stripePolicy = [
  policy,
  "script-src 'self' https://js.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  "connect-src 'self' https://api.stripe.com",
].join('; ');

interface Console {
  /** The address that a person is sent to after signing in. */
  start: string;
  /** The editor for GraphQL. */
  editor: string;
  /** The font of its pages, for the pages to sign in with. */
  font: string | undefined;
}

interface ConsoleOptions {
  /** Whether Stripe takes the payments: its form may then be loaded by the one page that asks for a card. */
  takesCards?: boolean;
  folder?: string;
}

/**
 * Serves the console, if it was built: its first page under every address below /console, because the page itself finds what to
 * show, and its files under names that change with their content.
 */
export async function mountConsole(
  server: FastifyInstance,
  { takesCards = false, folder = join(top, 'dist/current/console') }: ConsoleOptions = {},
): Promise<Console | undefined> {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  // This build's files, also after another build took its place.
  const files = realpathSync(folder);
  const text = await readFile(join(files, 'index.html'), 'utf8');
  const pageUnder = (rules: string, content = text) =>
    new StaticText('text/html; charset=utf-8', content, {
      'Content-Security-Policy': rules,
      'Referrer-Policy': 'same-origin',
    });
  const page = pageUnder(policy);
  const paying = takesCards ? pageUnder(stripePolicy) : page;
  const codes = Object.entries(
    JSON.parse(await readFile(join(files, 'pages.json'), 'utf8')) as Record<string, string[]>,
  );
  const folders = new Map(codes.map(([name, scripts]) => [name, pageUnder(policy, withCode(text, scripts))]));
  const { serveFiles } = await import('./console-files.js');
  await server.register(serveFiles, {
    root: join(files, 'assets'),
    prefix: '/console/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // The same for every caller.
    setHeaders: (reply) => reply.header('Vary', 'Accept-Encoding'),
    decorateReply: false,
  });
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    (payPage.test(request.url) ? paying : (folders.get(readFolder(request.url)) ?? page)).send(request, reply);
  for (const url of ['/console', '/console/*']) server.get(url, send);
  server.get('/', (request, reply) => reply.redirect(wantsPage(request) ? '/console' : '/api', 302));
  const font = (await readdir(join(files, 'assets'))).find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));
  return {
    start: '/console',
    editor: '/console/developers/graphql',
    font: font && `/console/assets/${font}`,
  };
}

/** The folder of the page at an address, which its first part names. The first address leads to Today. */
function readFolder(url: string): string {
  const [path = ''] = url.split('?');
  return /^\/console\/?$/.test(path)
    ? 'today'
    : (/^\/console\/[0-9a-f-]{36}\/(?:live|sandbox)\/([\w-]+)/.exec(path)?.[1] ?? '');
}

/** Names the code of a page, which is then loaded together with the first script. */
function withCode(text: string, scripts: readonly string[]): string {
  const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="/console/${script}">`);
  return text.replace('</head>', `${links.join('')}</head>`);
}
