import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { StaticText } from '../../../http/static-text.js';
import { escaped } from './layout.js';

/** The path of the script. Its query contains a hash of the content, so a browser never requests the same content twice. */
export const referenceScript = '/docs/rest/reference.js';

/** Every feature that would contact another server, or offer to, is off; the policy below would block it too. */
const configuration = {
  url: '/api/openapi.json',
  agent: { disabled: true },
  documentDownloadType: 'none',
  hideClientButton: true,
  mcp: { disabled: true },
  persistAuth: false,
  proxyUrl: '',
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
};

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
  const start = `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})`;
  const page = new StaticText('text/html; charset=utf-8', pageOf(title, script.hash, start), {
    'Content-Security-Policy': policy(start),
  });
  return { page, script };
}

function pageOf(title: string, hash: string, start: string): string {
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
<script src="${referenceScript}?v=${hash}"></script>
<script>${start}</script>
</body>
</html>
`;
}

/** Allows scripts of this server, the one line that starts them, and requests to this server only. */
function policy(start: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(start).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
