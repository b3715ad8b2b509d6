import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { verifyCode } from '../../services/verification/index.js';
import { fromFastify } from '../http/fastify-error.js';
import { StaticText } from '../http/static-text.js';
import { style } from './pages/layout.js';
import {
  refusedPage,
  unknownCodePage,
  verificationScriptPath,
  verificationStylePath,
  verifiedPage,
} from './pages/verification.js';
import { verificationScript, verificationStyle } from './pages/verification-script.js';
import { withoutCaller } from './without-caller.js';

const stylesheet = new StaticText('text/css; charset=utf-8', `${style}${verificationStyle}`);
const script = new StaticText('text/javascript; charset=utf-8', verificationScript);

/** The pages that the footers of documents point to. They need neither a token nor a session: the code opens them. */
export function mountVerification(server: FastifyInstance, infrastructure: Infrastructure): void {
  server.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => {
      // No page of another site reads them, and no cache or search engine keeps them.
      reply.removeHeader('Access-Control-Allow-Origin').headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      });
    });
    pages.setErrorHandler(reject);
    pages.get(verificationStylePath, (request, reply) => stylesheet.send(request, reply));
    pages.get(verificationScriptPath, (request, reply) => script.send(request, reply));
    // A scanner reads the address in capitals, with the number of its page (pdf/verification-mark.ts).
    for (const path of ['/v/:code', '/V/:code', '/v/:code/:page', '/V/:code/:page']) {
      pages.get(path, async (request, reply) => {
        const { code } = request.params as { code: string };
        const verification = await withoutCaller(infrastructure, request, (ctx) => verifyCode(ctx, code));
        if (!verification) return html(reply.code(404), unknownCodePage());
        return html(reply, verifiedPage(readVerificationCode(code)!, verification));
      });
    }
  });
}

function reject(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = fromFastify(error);
  if (!appError) request.log.error({ err: error }, 'unexpected error');
  request.note.error = appError?.code ?? 'INTERNAL';
  reply.code(appError?.status ?? 500).headers(appError?.headers ?? {});
  return html(reply, refusedPage(appError?.message ?? 'The document cannot be verified now. Try again shortly.'));
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}
