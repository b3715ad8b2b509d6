import { StaticText } from '../../http/static-text.js';
import { examples, ids, idsQuery } from './examples.js';
import { bar, fillIn } from './fill-in.js';

/**
 * GraphiQL as one self-contained page that fetches nothing else. Loaded on first use: the editor takes 9 MB that no other request
 * needs.
 */
export async function loadEditor(): Promise<StaticText> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const tabs = examples.map(({ operation, variables }) => ({
    query: operation,
    variables: variables ? JSON.stringify(variables, null, 2) : '',
  }));
  const options = { title: 'GraphQL editor', defaultTabs: tabs, endpoint: '/graphql', subscriptionsProtocol: 'WS' };
  const script = `(${fillIn})(${JSON.stringify({ tabs, ids, idsQuery })})`;
  const page = renderGraphiQL(options as Parameters<typeof renderGraphiQL>[0])
    // The editor sends its headers over HTTP only; a subscription reads the token from the connection parameters.
    .replace(/\bextensions:\{headers:(\w+\?\.headers)\}/, 'extensions:{headers:$1,connectionParams:$1}')
    .replace('<head>', () => '<head><meta name="viewport" content="width=device-width, initial-scale=1">')
    .replace('<div id="root">', () => `${bar}<script>${script}</script>\n<div id="root">`);
  return new StaticText('text/html; charset=utf-8', page, {
    'Content-Security-Policy': policy,
    Vary: 'Accept, Accept-Encoding',
  });
}

/** Restricts the page to its own content: inline script and style, the editor's workers as blobs, and this server. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
