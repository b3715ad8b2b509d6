import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { ErrorCode } from '../../errors/table.js';
import { toAppError } from '../../errors/to-app-error.js';
import type { Observer } from '../../runtime/observability/observer.js';
import { type Access, buildContext, countCaller } from '../http/context.js';
import { fromFastify } from '../http/fastify-error.js';
import { largestFileBody, limitBody } from '../http/file-bodies.js';
import { checkJsonText } from '../http/json-body.js';
import type { RequestNote } from '../http/observe-requests.js';
import { toUrl } from './address.js';
import { isBrowserVisit, toEditor } from './browser-visit.js';
import { getOperations } from './compile.js';
import { limitRule, limitsFirst, rejectConditionsIn } from './document-rules.js';
import { DocumentTexts } from './document-texts.js';
import { cursorHeader, eventsHeader } from './events-header.js';
import { type ExecuteOptions, execute, hasResponse } from './execute.js';
import { formatError, getStatus } from './format-error.js';
import { Introspection } from './introspection.js';
import { graphqlLimits } from './limits.js';
import { rejectNesting } from './nesting.js';
import { prepareDocuments } from './prepare-documents.js';
import { Sockets } from './sockets.js';
import { Subscriptions } from './subscribe.js';

/**
 * A GET with one of these headers passes CSRF prevention, because a page of another site cannot send them without a preflight.
 * A request that reaches Apollo with an Authorization header has a valid bearer token: `buildContext` refuses all others,
 * including Basic, which browsers send automatically. Cookies are ignored.
 */
const preflighted = ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** Apollo copies the context's properties to its own object, so the request context is one of those properties. */
type ApolloContext = { ctx: RequestContext; note: RequestNote } | UnpreparedRequest;

/** Instead of a request: the operation is checked and compiled, and does not run. */
interface UnpreparedRequest {
  ctx?: undefined;
}

interface GraphqlOptions extends Pick<ExecuteOptions, 'idempotencyWindowSeconds'> {
  /** The page where a person who opens the API in a browser can write operations. */
  editor: string;
  /** The limit of a body, except of one with a file of staff or of the partner. */
  bodyLimitBytes: number;
}

export interface MountedGraphql {
  sockets: Sockets;
  /** Compiles the operations of the console while there is time, and logs how long that took. */
  prepare(signal: AbortSignal, afterMs?: number): Promise<void>;
}

/** Mounts the GraphQL API: Apollo handles the protocol and compiled operations run behind it. Also mounts the WebSocket API for events. */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  access: Access,
  { editor, bodyLimitBytes, ...options }: GraphqlOptions,
): Promise<MountedGraphql> {
  const operations = getOperations(schema);
  const introspection = new Introspection(schema);
  const texts = await DocumentTexts.load();
  const server = new ApolloServer<ApolloContext>({
    gateway: gateway({ schema, operations, introspection, ...options }),
    introspection: true,
    persistedQueries: { cache: texts },
    csrfPrevention: { requestHeaders: preflighted },
    validationRules: [limitRule],
    validationOptions: { maxErrors: graphqlLimits.errors, hideSuggestions: true },
    parseOptions: { maxTokens: graphqlLimits.tokens },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    stringifyResult: (result) => introspection.stringify(result),
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      onlyExceededLimits,
      responseHead,
      recordOutcome(access.infrastructure.observer),
    ],
    logger: {
      debug() {},
      info() {},
      warn: (message) => app.log.warn(message),
      error: (message) => app.log.error(message),
    },
    nodeEnv: 'production',
  });
  await server.start();
  const handler = fastifyApolloHandler(server, { context: async ({ ctx, note }) => ({ ctx, note }) });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: Math.max(bodyLimitBytes, largestFileBody),
    preParsing: limitBody(bodyLimitBytes),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      toUrl(request);
      if (isBrowserVisit(request)) return;
      const { hub } = access.infrastructure;
      if (hub) request.note.position = hub.position;
      request.ctx = await buildContext(access, request, reply, 'allowed');
    },
    // For requests that Apollo refuses before there is an operation.
    onSend: async ({ note }, { statusCode }) => {
      if (statusCode >= 400) note.error ??= statusCode === 405 ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST';
    },
    preHandler: async (request: FastifyRequest) => {
      for (const text of textsIn(request)) {
        rejectNesting(text);
        rejectConditionsIn(schema, text);
      }
      rejectDeepVariables(request);
    },
    handler: (request, reply) => {
      if (isBrowserVisit(request)) return toEditor(request, reply, editor);
      const response = () => handler.call(app, request, reply);
      return request.ctx.caller ? response() : texts.withoutAdding(response);
    },
    errorHandler: reject,
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await countCaller(access, request, reply);
      throw new AppError('METHOD_NOT_ALLOWED', `GraphQL supports GET and POST, not ${request.method}.`, {
        headers: { Allow: 'GET, HEAD, POST, OPTIONS' },
      });
    },
    handler: () => undefined,
    errorHandler: reject,
  });
  const sockets = new Sockets(app, access, new Subscriptions(schema, operations));
  sockets.mount();
  const prepare = (query: string, operationName: string | undefined) =>
    server.executeOperation({ query, ...(operationName && { operationName }) }, { contextValue: {} });
  return {
    sockets,
    prepare: async (signal, afterMs) => {
      const done = await prepareDocuments(texts.trusted, prepare, signal, afterMs);
      if (!signal.aborted) app.log.info(done, 'the operations of the console are compiled');
    },
  };
}

/** Answers a request that fails before Apollo sees it, in GraphQL's response format. */
function reject(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = fromFastify(error);
  if (!appError) request.log.error({ err: error }, 'unexpected error');
  request.note.error = appError?.code ?? 'INTERNAL';
  reply
    .code(appError?.status ?? 500)
    .headers(appError?.headers ?? {})
    .send({ errors: [formatError({ message: '' }, appError ?? error)] });
}

/** The texts of documents in a request. */
function textsIn(request: FastifyRequest): string[] {
  if (request.method === 'GET') return toUrl(request).searchParams.getAll('query');
  const { query } = (request.body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? [query] : [];
}

/** Checks nesting before any code recurses over the variables. Those in a body have been checked already. */
function rejectDeepVariables(request: FastifyRequest): void {
  if (request.method !== 'GET') return;
  const { searchParams } = toUrl(request);
  for (const name of ['variables', 'extensions']) {
    for (const text of searchParams.getAll(name)) if (isJson(text)) checkJsonText(text);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Gateway = NonNullable<ApolloServerOptions<ApolloContext>['gateway']>;

/** Passes Apollo's parsed and validated documents to the compiled operations. */
function gateway(options: ExecuteOptions): Gateway {
  return {
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const { ctx } = context as ApolloContext;
        const operationName = request.operationName ?? undefined;
        if (!ctx) {
          options.operations.get(document, operationName).prepare();
          return { data: null };
        }
        return (await execute(options, {
          document,
          operationName,
          variables: request.variables ?? {},
          ctx,
          idempotencyKey: request.http?.headers.get('idempotency-key'),
        })) as never;
      },
    }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: options.schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Keeps only exceeded limits in the list of validation errors, which Apollo then sends. */
const onlyExceededLimits: ApolloServerPlugin<ApolloContext> = {
  async requestDidStart() {
    return {
      async validationDidStart() {
        return async (errors) => {
          const all = errors as GraphQLError[] | undefined;
          if (all) all.splice(0, all.length, ...limitsFirst(all));
        };
      },
    };
  },
};

/** Errors in the document itself. The specification gives them status 200 when the client accepts only application/json. */
const documentFaults: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/** Clients that predate application/graphql-response+json. They treat any status but 200 as a broken connection. */
function isLegacy(accept: string | undefined): boolean {
  return /application\/json/i.test(accept ?? '') && !/application\/graphql-response\+json/i.test(accept ?? '');
}

/** Sets the status and headers for errors and replays: a request that was not executed gets the status of its error. */
const responseHead: ApolloServerPlugin<ApolloContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, operation, request, response, errors }) {
        // Apollo lets caches keep the answer that a hash is unknown.
        response.http.headers.delete('cache-control');
        if (contextValue?.ctx?.replayed) response.http.headers.set('idempotent-replayed', 'true');
        const events = errors || !contextValue?.ctx ? undefined : eventsHeader(contextValue.ctx);
        if (events) response.http.headers.set('x-events', events);
        const cursor = operation?.operation === 'query' && contextValue.ctx && cursorHeader(contextValue);
        if (cursor) response.http.headers.set('x-event-cursor', cursor);
        for (const error of errors ?? []) {
          for (const [name, value] of Object.entries(toAppError(error)?.headers ?? {})) {
            response.http.headers.set(name.toLowerCase(), value);
          }
        }
        if (response.body.kind !== 'single') return;
        const { data, errors: shown } = response.body.singleResult;
        // An executed operation returns 200 even with errors, except when the service was too busy to do any of it.
        const nothing = data === undefined || (data === null && shown?.[0]?.extensions?.code === 'BUSY');
        if (!nothing || !shown?.[0]) return;
        const legacy = isLegacy(request.http?.headers.get('accept')) && documentFaults.has(shown[0].extensions?.code);
        response.http.status = legacy ? 200 : (getStatus(shown[0]) ?? response.http.status);
      },
    };
  },
};

/** Records the outcome of an operation in the log and metrics. */
function recordOutcome(observer: Observer | undefined): ApolloServerPlugin<ApolloContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, operation, errors, response }) {
          if (!contextValue.ctx || response.body.kind !== 'single') return;
          const { data, errors: shown = [] } = response.body.singleResult;
          const outcome = shown.length === 0 ? 'ok' : hasResponse({ data, errors: shown }) ? 'partial' : 'error';
          observer?.metrics.operations.inc({ kind: operation?.operation ?? 'unknown', outcome });
          const codes = shown.map(({ extensions }) => extensions?.code as ErrorCode | undefined);
          if (codes[0]) contextValue.note.error = codes[0];
          for (const [index, code] of codes.entries()) {
            if (code !== 'INTERNAL') continue;
            const line = { request_id: contextValue.ctx.request.id, err: errors?.[index] };
            observer?.log.error(line, 'unexpected error in GraphQL');
          }
        },
      };
    },
  };
}
