import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { readPrintCode } from '../../domain/waiver-request/print-code.js';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';
import { enterAddress, findByPrintCode, openWithCode } from '../../services/waiver-request/print.js';
import { printPage } from './pages/waiver-link/print.js';
import { html, readField } from './person-pages.js';
import { rejectOtherSites } from './waiver-link-origin.js';

interface Coded {
  Params: { code: string };
}

/**
 * The page of a printed code. The code alone shows who asks, and signs nothing: what goes on is a one-time code in the mailbox that is
 * asked, which leads to the page of a link. Right and wrong codes get the same status and the same forms.
 */
export function mountWaiverPrint(pages: FastifyInstance, infrastructure: Infrastructure): void {
  const facts = (request: FastifyRequest) => ({
    id: request.id,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? ''),
  });

  pages.get<Coded>('/w/:code', async (request, reply) => {
    const { code } = request.params;
    const print = await findByPrintCode(infrastructure, facts(request), code);
    if (readPrintCode(code) === null) reply.code(404);
    return html(reply, printPage({ code, payer: print?.payer ?? null }));
  });

  pages.post<Coded>('/w/:code/address', async (request, reply) => {
    rejectOtherSites(request, infrastructure.publicUrl());
    const { code } = request.params;
    const typed = readField(request.body, 'email').trim();
    try {
      const { print, email } = await enterAddress(infrastructure, facts(request), code, typed);
      return html(reply, printPage({ code, payer: print?.payer ?? null, email }));
    } catch (error) {
      const wrong = rejected(request, error);
      const print = await findByPrintCode(infrastructure, facts(request), code);
      return html(reply.code(422), printPage({ code, payer: print?.payer ?? null, typed, error: wrong }));
    }
  });

  pages.post<Coded>('/w/:code/open', async (request, reply) => {
    rejectOtherSites(request, infrastructure.publicUrl());
    const { code } = request.params;
    const email = readField(request.body, 'email').trim();
    if (email === '') throw new AppError('MALFORMED_REQUEST', 'This form is incomplete.');
    const digits = readField(request.body, 'digits');
    const secret = await openWithCode(infrastructure, facts(request), code, { email, digits });
    if (secret) return reply.redirect(`/w?token=${secret}`, 303);
    request.note.error = 'VALIDATION_FAILED';
    const print = await findByPrintCode(infrastructure, facts(request), code);
    return html(reply.code(422), printPage({ code, payer: print?.payer ?? null, email, error: wrongDigits }));
  });
}

const wrongDigits =
  'This code is wrong, too old, or was used. Compare it with the newest e-mail, or ask for another one.';

/** Why an address was rejected. */
function rejected(request: FastifyRequest, error: unknown): string {
  const appError = toAppError(error);
  if (appError?.code !== 'VALIDATION_FAILED') throw error;
  request.note.error = appError.code;
  return Object.values(appError.errors ?? {})
    .flat()
    .join(' ');
}
