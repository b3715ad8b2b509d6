import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The headers that helmet sets. They are the same for every response, so they are determined once. */
export const securityHeaders: Readonly<Record<string, string>> = recorded();

function recorded(): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  const setHeaders = helmet({ contentSecurityPolicy: false });
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
