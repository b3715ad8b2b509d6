import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';
import { recordView } from '../../services/waiver-request/answer.js';
import { type DeadLink, type OpenedLink, openLink } from '../../services/waiver-request/link.js';
import { type LinkedRequest, listLinked } from '../../services/waiver-request/linked.js';
import { type LinkedFile, openLinkedFile } from '../../services/waiver-request/signed-file.js';
import { issueStatement } from '../../services/waiver-request/statement.js';
import { StaticText } from '../http/static-text.js';
import { attachment } from './handle.js';
import { type LinkUpload, takeLinkForms, takeLinkUploads } from './link-forms.js';
import { deadPage, forwardedPage, isGone, rejectedPage } from './pages/waiver-link/dead.js';
import type { LinkFormAct, RejectedForm } from './pages/waiver-link/fields.js';
import { waiverLinkScriptPath, waiverLinkStylePath, waiverLinkStylesheet } from './pages/waiver-link/frame.js';
import { waiverLinkPage } from './pages/waiver-link/page.js';
import { plainErrors } from './pages/waiver-link/plain-errors.js';
import { waiverLinkScript } from './pages/waiver-link/script.js';
import { html, preparePersonPages, readField } from './person-pages.js';
import { compactExceptions, linkFormActs } from './waiver-link-acts.js';
import { rejectOtherSites } from './waiver-link-origin.js';
import { mountWaiverPrint } from './waiver-print.js';

const stylesheet = new StaticText('text/css; charset=utf-8', waiverLinkStylesheet);
const script = new StaticText('text/javascript; charset=utf-8', waiverLinkScript);

/** A drawing that is brought back after an error is a `data:` picture. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The page of those who are asked for a waiver and have no account. The token of its address is the only right. A GET changes nothing, because mail
 * scanners open links: every act is a form of the page, and so is the note that a request was viewed.
 */
export async function mountWaiverLink(server: FastifyInstance, infrastructure: Infrastructure): Promise<void> {
  await server.register(async (pages) => {
    preparePersonPages(pages, {
      // The address has the token.
      headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' },
      isPrivate: true,
      refusal: rejectedPage,
    });
    takeLinkForms(pages);
    pages.get(waiverLinkStylePath, (request, reply) => stylesheet.send(request, reply));
    pages.get(waiverLinkScriptPath, (request, reply) => script.send(request, reply));
    mountWaiverPrint(pages, infrastructure);
    pages.get('/w', async (request, reply) => {
      const link = await open(request);
      if ('why' in link) return showDead(reply, link);
      const done = { act: readField(request.query, 'done'), requestId: readField(request.query, 'request') };
      return html(reply, waiverLinkPage({ token: readToken(request), link, requests: await listLinked(link), done }));
    });
    pages.get('/w/document', async (request, reply) => {
      const link = await open(request);
      if ('why' in link) return showDead(reply, link);
      return sendFile(reply, await openLinkedFile(link, readRequestId(request)));
    });
    pages.post('/w/view', async (request, reply) => {
      const link = await openForm(request, readFields(request));
      if ('why' in link) return showDead(reply, link);
      await recordView(link, readRequestId(request));
      return reply.code(204).send();
    });
    const acts: LinkFormAct[] = [...(Object.keys(linkFormActs) as LinkFormAct[]), 'statement'];
    for (const act of acts.filter((each) => each !== 'upload')) {
      pages.post(`/w/${act}`, (request, reply) =>
        submit(act, request, reply, { fields: readFields(request), file: null }),
      );
    }
    await pages.register(async (uploads) => {
      takeLinkUploads(uploads);
      uploads.post('/w/upload', (request, reply) =>
        submit('upload', request, reply, (request.body as LinkUpload | undefined) ?? { fields: {}, file: null }),
      );
    });
  });

  const open = (request: FastifyRequest): Promise<OpenedLink | DeadLink> => {
    const userAgent = String(request.headers['user-agent'] ?? '');
    return openLink(infrastructure, { id: request.id, ip: request.ip, userAgent }, readToken(request));
  };

  /** @throws AppError for what no form of the page sends */
  const openForm = async (request: FastifyRequest, fields: Fields): Promise<OpenedLink | DeadLink> => {
    rejectOtherSites(request, infrastructure.publicUrl());
    const { seen } = fields;
    if (seen === undefined || !/^[0-9a-f]{64}$/.test(seen)) throw incomplete();
    const link = await open(request);
    return 'why' in link ? link : { ...link, shown: seen };
  };

  /** Does what a form says, and shows the page again: as it is then, or with what is wrong and all that was typed. */
  async function submit(act: LinkFormAct, request: FastifyRequest, reply: FastifyReply, upload: LinkUpload) {
    const fields = compactExceptions(upload.fields);
    const link = await openForm(request, fields);
    if ('why' in link) return showDead(reply, link);
    const [token, requestId] = [readToken(request), readRequestId(request)];
    try {
      // Without a script, this is the first that is known of a view.
      await recordView(link, requestId);
      if (act === 'statement') return sendFile(reply, await issueStatement(link, requestId));
      await linkFormActs[act]({ link, requestId, fields, file: upload.file });
    } catch (error) {
      const appError = toAppError(error);
      if (!appError || isOfPage(appError)) throw error;
      request.note.error = appError.code;
      const typed = { ...fields, ...(upload.file && { file: upload.file.fileName }) };
      const errors = plainErrors(appError, typed);
      const requests = await listLinked(link);
      const form = { token, requestId, act: findForm(act, requests, requestId) };
      const rejected: RejectedForm = { ...form, typed, errors, isRejected: true };
      reply.code(appError.status).headers(appError.headers ?? {});
      return html(reply, waiverLinkPage({ token, link, requests, rejected }));
    }
    if (act === 'send-code') {
      // The form goes on with what is typed in it, which no address can have.
      const requests = await listLinked(link);
      const form = { token, requestId, act: findForm(act, requests, requestId) };
      const rejected: RejectedForm = { ...form, typed: { ...fields, code: '' }, errors: {}, isRejected: true };
      return html(reply, waiverLinkPage({ token, link, requests, rejected, done: { act, requestId } }));
    }
    if (act === 'forward') {
      const more = requestId === link.landsOn ? null : `/w?token=${encodeURIComponent(token)}`;
      return html(reply, forwardedPage({ name: fields.name ?? '', email: fields.email ?? '' }, more));
    }
    const address = new URLSearchParams({ token, done: act, request: requestId });
    return reply.redirect(`/w?${address}#done`, 303);
  }
}

type Fields = Readonly<Record<string, string>>;

/** What ends the page. A form that was sent too often keeps what was typed. */
function isOfPage({ code, status }: AppError): boolean {
  return code === 'NOT_FOUND' || status === 500;
}

/** The form that a button is of: the one that sends a code is of the form that takes it. */
function findForm(act: LinkFormAct, requests: readonly LinkedRequest[], requestId: string): LinkFormAct {
  if (act !== 'send-code') return act;
  return requests.find(({ id }) => id === requestId)?.acts.includes('upload') ? 'upload' : 'sign';
}

function sendFile(reply: FastifyReply, { fileName, stream }: LinkedFile): FastifyReply {
  return reply
    .header('Content-Disposition', attachment(fileName))
    .header('X-Content-Type-Options', 'nosniff')
    .type('application/pdf')
    .send(stream);
}

function showDead(reply: FastifyReply, link: DeadLink): FastifyReply {
  return html(reply.code(isGone(link) ? 410 : 404), deadPage(link));
}

function incomplete(): AppError {
  return new AppError('MALFORMED_REQUEST', 'This form is incomplete.');
}

function readToken(request: FastifyRequest): string {
  return readField(request.query, 'token');
}

/** @throws AppError NOT_FOUND */
function readRequestId(request: FastifyRequest): string {
  const id = readField(request.query, 'request');
  if (!isUuid(id)) throw new AppError('NOT_FOUND', 'This page has no such request.');
  return id;
}

/** A program may send JSON, in which a field can be anything. */
function readFields({ body }: FastifyRequest): Fields {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
