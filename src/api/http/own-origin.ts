import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this service. Browsers state it in Sec-Fetch-Site, older ones at least in Origin, and no
 * page can change either. A request with neither is not from a browser, and such callers have tokens.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && headers.origin === new URL(publicUrl).origin;
}
