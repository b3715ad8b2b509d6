import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { StaticText } from '../../http/static-text.js';
import { escaped } from './layout.js';

/** The path of the script. Its query contains a hash of the content, so a browser never requests the same content twice. */
export const referenceScript = '/docs/rest/reference.js';

/**
 * The library's own colours are too faint to read on their backgrounds, and its buttons too small to hit (WCAG 2.2, 1.4.3 and 2.5.8). Its
 * lists of paths scroll to the side, and no key reaches them (2.1.1): a long path is wrapped.
 */
const style = `
.light-mode { --scalar-color-2: #5c5c5c; --scalar-color-3: #636363; --scalar-color-green: #006c45; --scalar-color-blue: #005f9e;
  --scalar-color-orange: #a83a00; --scalar-color-yellow: #755800; --scalar-color-red: #b50000; --scalar-color-purple: #5203d1; }
.dark-mode { --scalar-color-2: #b4b4b4; --scalar-color-3: #a8a8a8; --scalar-color-green: #2fd07c; --scalar-color-blue: #6cc3f5;
  --scalar-color-orange: #ff9f5a; --scalar-color-yellow: #ffd24a; --scalar-color-red: #ff8080; --scalar-color-purple: #c3a8fb; }
[class~="p-0.75"] { min-width: 24px; min-height: 24px; }
.scalar-app .endpoints { overflow: visible; }
.scalar-app .endpoints * { overflow-wrap: anywhere; white-space: normal; }
`;

/** Every feature that would contact another server, or offer to, is off; the policy below would block it too. */
const configuration = {
  url: '/api/openapi.json',
  agent: { disabled: true },
  customCss: style,
  documentDownloadType: 'none',
  hideClientButton: true,
  mcp: { disabled: true },
  persistAuth: false,
  proxyUrl: '',
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
};

/** The library tries whether it may compile code from text, which the policy below forbids, unless this says that it may not. */
const prepare = 'globalThis.__zod_globalConfig = { jitless: true }';

/** The library's buttons that copy code are only a picture, so they get a name as they appear. */
const nameButtons = `new MutationObserver(() => {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])')) button.setAttribute('aria-label', 'Copy the code');
}).observe(document.documentElement, { childList: true, subtree: true })`;

/**
 * The page that shows the OpenAPI description and lets its reader try it, and its script. Loaded on first use: the script takes
 * 4 MB that no other request needs. The library provides it only through its plugin.
 */
export async function loadReference(title: string): Promise<{ page: StaticText; script: StaticText }> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const library = Fastify();
  await library.register(plugin, { routePrefix: '/reference', configuration: { url: configuration.url } });
  const { body } = await library.inject('/reference/js/scalar.js');
  await library.close();
  const script = new StaticText('text/javascript; charset=utf-8', body, {
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  const start = `${nameButtons};
Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})`;
  const page = new StaticText('text/html; charset=utf-8', writePage(title, script.hash, start), {
    'Content-Security-Policy': policy(start),
  });
  return { page, script };
}

function writePage(title: string, hash: string, start: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript>This page needs JavaScript. The description itself is <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<div id="reference"></div>
<script>${prepare}</script>
<script src="${referenceScript}?v=${hash}"></script>
<script>${start}</script>
</body>
</html>
`;
}

/** Allows scripts of this server, the lines before and after them, and requests to this server only. */
function policy(start: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[prepare, start].map(hashScript).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
