import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { verifyCode } from '../../services/verification/index.js';
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
import { html, preparePersonPages } from './person-pages.js';
import { withoutCaller } from './without-caller.js';

const stylesheet = new StaticText('text/css; charset=utf-8', `${style}${verificationStyle}`);
const script = new StaticText('text/javascript; charset=utf-8', verificationScript);

/** The pages that the footers of documents point to. They need neither a token nor a session: the code opens them. */
export function mountVerification(server: FastifyInstance, infrastructure: Infrastructure): void {
  server.register(async (pages) => {
    preparePersonPages(pages, {
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'Referrer-Policy': 'no-referrer',
      },
      isPrivate: true,
      refusal: refusedPage,
      fault: 'The document cannot be verified now. Try again shortly.',
    });
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
