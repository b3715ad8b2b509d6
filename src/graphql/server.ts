import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.js';
import { toAppError } from '../errors/to-app-error.js';
import { type Access, buildContext } from '../http/context.js';
import { OperationCache } from './compile.js';
import { type ExecuteOptions, execute } from './execute.js';
import { formatError, statusOf } from './format-error.js';
import { graphiql } from './graphiql.js';
import { graphqlLimits, limitRules } from './limits.js';

/** Apollo copies the context's properties to an object of its own, so ours travels as one of them. */
interface DoorContext {
  ctx: RequestContext;
}

/** The GraphQL door: Apollo in front for the protocol, compiled operations behind. */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  access: Access,
  options: Pick<ExecuteOptions, 'idempotencyWindowSeconds'>,
): Promise<void> {
  const server = new ApolloServer<DoorContext>({
    gateway: gateway({ schema, operations: new OperationCache(schema), ...options }),
    introspection: true,
    validationRules: limitRules,
    parseOptions: { maxTokens: graphqlLimits.tokens },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, thrown) => {
      const shown = formatError(formatted, thrown);
      if (shown.extensions?.code === 'INTERNAL') app.log.error({ err: thrown }, 'unexpected error in GraphQL');
      return shown;
    },
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      answerHead,
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
  const handler = fastifyApolloHandler(server, { context: async (request) => ({ ctx: request.ctx }) });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (graphiql.isWanted(request)) return;
      request.ctx = await buildContext(access, request, reply, 'allowed');
    },
    handler: (request, reply) =>
      graphiql.isWanted(request) ? graphiql.send(reply) : handler.call(app, request, reply),
  });
}

type Gateway = NonNullable<ApolloServerOptions<DoorContext>['gateway']>;

/** Hands Apollo's parsed and validated documents to the compiled operations. */
function gateway(options: ExecuteOptions): Gateway {
  return {
    load: async () => ({
      executor: async ({ document, request, operationName, context }) =>
        (await execute(options, {
          document,
          query: request.query,
          operationName: operationName ?? undefined,
          variables: request.variables ?? {},
          ctx: (context as DoorContext).ctx,
          idempotencyKey: request.http?.headers.get('idempotency-key'),
        })) as never,
    }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: options.schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Status and headers that errors and replays carry: a request that was never executed has the status of its error. */
const answerHead: ApolloServerPlugin<DoorContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response, errors }) {
        if (contextValue?.ctx?.replayed) response.http.headers.set('idempotent-replayed', 'true');
        for (const error of errors ?? []) {
          for (const [name, value] of Object.entries(toAppError(error)?.headers ?? {})) {
            response.http.headers.set(name.toLowerCase(), value);
          }
        }
        if (response.body.kind !== 'single') return;
        const { data, errors: shown } = response.body.singleResult;
        if (data === undefined && shown?.[0]) response.http.status = statusOf(shown[0]) ?? response.http.status;
      },
    };
  },
};
