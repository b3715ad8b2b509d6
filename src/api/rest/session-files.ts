import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';
import { type Access, admitSession } from '../http/context.js';
import { rejectOtherPages } from '../http/credential.js';
import { isFromOwnPage } from '../http/own-origin.js';
import { type AdapterOptions, handle } from './handle.js';
import { planRoute } from './plan.js';
import type { RestApi } from './route.js';

interface Params {
  organization: string;
  mode: string;
}

const responses: ReadonlySet<string> = new Set(['file', 'download', 'csv']);

/**
 * The addresses of files for a browser, which follows a link without the headers that name the organization and the mode. They
 * are those of the API with `/files/{organization}/{mode}` in place of `/api/v1`, and only a session opens them. An address is no
 * secret: without the session's cookie it opens nothing.
 */
export function mountSessionFiles(
  server: FastifyInstance,
  { schema, routes }: RestApi,
  access: Access,
  options: AdapterOptions,
): void {
  server.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => {
      // No page of another site reads them.
      reply.removeHeader('Access-Control-Allow-Origin');
    });
    for (const route of routes.filter(({ method, answer: response }) => method === 'GET' && responses.has(response))) {
      files.get(`/files/:organization/:mode${route.path.replace(/\{(\w+)\}/g, ':$1')}`, {
        onRequest: (request, reply) => open(access, request, reply),
        handler: (request, reply) => handle(planRoute(schema, route), options, request, reply).catch(hide),
      });
    }
  });
}

async function open(access: Access, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { publicUrl } = access.infrastructure;
  const isVisit = request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document';
  // A link on another page opens the file for the person alone. What such a page loads into itself is refused.
  if (request.headers['sec-fetch-site'] !== undefined && request.headers['sec-fetch-site'] !== 'none' && !isVisit) {
    rejectOtherPages({ ownPage: isFromOwnPage(request.headers, publicUrl()) });
  }
  const { organization, mode } = request.params as Params;
  try {
    request.ctx = await admitSession(access, request, reply, { organization, mode });
  } catch (error) {
    if (isVisit && error instanceof AppError && error.code === 'UNAUTHENTICATED')
      return reply.redirect('/sign-in', 303);
    hide(error);
  }
}

/** What belongs to another account does not exist here, like a malformed address. @throws */
function hide(error: unknown): never {
  throw hidden.has(toAppError(error)?.code ?? '') ? new AppError('NOT_FOUND') : error;
}

const hidden: ReadonlySet<string> = new Set(['FORBIDDEN', 'ORGANIZATION_UNRESOLVED', 'VALIDATION_FAILED']);
