import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * The headers of every response. No cache keeps one, and none serves it to another caller, unless what sends it says otherwise: what is
 * the same for all callers (`StaticText`, the files of the console) replaces `Cache-Control` and `Vary`. Most are determined by helmet.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...recorded(),
  'Cache-Control': 'private, no-store',
  Vary: 'Authorization, Cookie, X-Organization-UUID, X-Mode, Accept-Encoding',
};

function recorded(): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  const setHeaders = helmet({ contentSecurityPolicy: false, frameguard: { action: 'deny' } });
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
