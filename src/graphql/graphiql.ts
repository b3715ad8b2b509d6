import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyReply, FastifyRequest } from 'fastify';

const welcome = `# The whole domain graph, walkable both ways.
# Put a bearer token under "Headers": { "Authorization": "Bearer cps_live_..." }
query Projects {
  projects(first: 5) {
    totalCount
    nodes {
      name
      claimantRole
      division { name }
      parties(first: 5) { nodes { role organization { name } } }
      notices(first: 5) { nodes { noticeNumber statusLabel } }
    }
  }
}
`;

/** Holds the page to what it brings along: inline script and style, the editor's workers as blobs, and this server. */
const contentSecurityPolicy = [
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

let page: string | undefined;

/** GraphiQL for browsers, one page with everything in it: nothing is fetched from elsewhere. */
export const graphiql = {
  isWanted(request: FastifyRequest): boolean {
    const { query } = request.query as { query?: string };
    return request.method === 'GET' && query === undefined && /\btext\/html\b/.test(request.headers.accept ?? '');
  },
  send(reply: FastifyReply): FastifyReply {
    page ??= renderGraphiQL({
      title: 'GraphQL · construction payment compliance',
      defaultQuery: welcome,
      endpoint: '/graphql',
      subscriptionsProtocol: 'WS',
    } as Parameters<typeof renderGraphiQL>[0]).replace(
      // The editor gives its headers to HTTP alone; a subscription takes the token from what the socket is opened with.
      /\bextensions:\{headers:(\w+\?\.headers)\}/,
      'extensions:{headers:$1,connectionParams:$1}',
    );
    return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', contentSecurityPolicy).send(page);
  },
};
