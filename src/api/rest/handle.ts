import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { snake } from '../../domain/shared/casing.js';
import { chargeApiCall, expectApiCall } from '../../ledger/index.js';
import { WrittenResult } from '../../reads/compiled/written.js';
import { openDocument } from '../../services/document/index.js';
import { recordDownload } from '../../services/document/view.js';
import { read } from '../graphql/read.js';
import { once, readIdempotencyKey, type StoredResponse } from '../http/idempotency.js';
import { chooseStatus, groupsEnvelope, listEnvelope, toResultText, writtenBody, writtenList } from './answer.js';
import { isKnown, readPrecondition, rejectUnchecked, setEntityTag } from './conditional.js';
import { type RestInput, readInput } from './input.js';
import { parameters } from './openapi/components.js';
import { listFilters, type RoutePlan } from './plan.js';
import type { Route } from './route.js';
import { type PageInfo, pageInfoIn, toCursor } from './walk.js';

export interface AdapterOptions {
  publicUrl: () => string;
  idempotencyWindowSeconds: number;
}

/** Runs a route's operation in this process and sends its result in the form that the route declares. */
export async function handle(plan: RoutePlan, options: AdapterOptions, request: FastifyRequest, reply: FastifyReply) {
  request.ctx.operation = plan.operation;
  const input = readInput(plan, {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
  });
  if (plan.operation.kind === 'query') {
    const ignored = ignoredParameters(plan, request.query as Record<string, unknown>);
    if (ignored) reply.header('X-Ignored-Parameters', ignored);
    return handleQuery(plan, options, input, request, reply);
  }
  const call = plan.operation.call(input.variables);
  expectApiCall(request.ctx, call);
  const work = async () => {
    const result = await plan.operation.run(request.ctx, input.variables);
    const data = toResult(result, plan);
    rejectUnchecked(precondition);
    const status = chooseStatus(plan, data, result);
    return { remember: true, answer: { status, body: JSON.stringify(body(plan, data, input, request, options)) } };
  };
  const precondition = readPrecondition(plan, request);
  request.ctx.precondition = precondition;
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  try {
    const { answer: response, replayed } = key
      ? await once(
          request.ctx,
          {
            key,
            method: request.method,
            path: request.url,
            content: request.body ?? null,
            windowSeconds: options.idempotencyWindowSeconds,
          },
          work,
        )
      : { ...(await work()), replayed: false };
    if (!replayed) await chargeApiCall(request.ctx, call);
    await request.ctx.commit();
    if (replayed) reply.header('Idempotent-Replayed', 'true');
    setRecordHeaders(plan, response, options, request, reply);
    return reply.code(response.status).type('application/json; charset=utf-8').send(response.body);
  } catch (error) {
    await request.ctx.rollback();
    throw error;
  }
}

async function handleQuery(
  plan: RoutePlan,
  options: AdapterOptions,
  input: RestInput,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const operation = input.page?.walk ? plan.walk() : plan.operation;
  const result = await read(operation, request.ctx, input.variables);
  if (result.errors?.length) throw result.errors[0];
  if (plan.tagged) return sendRecord(`{"data":${toResultText(result, plan.field)}}`, plan, input, request, reply);
  if (request.method !== 'HEAD') await chargeApiCall(request.ctx, plan.operation.call(input.variables));
  const json = (text: string | Buffer) => reply.type('application/json; charset=utf-8').send(text);
  const written = result.data instanceof WrittenResult ? result.data.roots.get(plan.field) : undefined;
  const ready = written && writtenBody(plan.route, written.text);
  if (ready !== undefined) return json(ready);
  if (written?.list && plan.route.answer === 'list') {
    const page = pageIn(plan, input, { page_info: input.page!.walk && pageInfoIn(written.text) });
    return json(writtenList(written.list, input.variables.sync === true, page, ...readAddress(request, options)));
  }
  const data = written ? JSON.parse(written.text) : toResult(result, plan);
  if (plan.route.answer === 'file') return sendFile(data as never, request, reply);
  if (plan.route.answer === 'download') return sendDownload(data as never, reply);
  if (plan.route.answer === 'csv') return sendCsv(data as never, plan, reply);
  return json(JSON.stringify(body(plan, data, input, request, options)));
}

/** The page of a list, with the cursor of the next one in a walk. */
function pageIn({ field }: RoutePlan, { page }: RestInput, { page_info: info }: { page_info?: PageInfo | undefined }) {
  return { ...page!, next: info && toCursor(field, info) };
}

/** The URL of the list without and with its parameters. */
function readAddress(
  { url }: FastifyRequest,
  { publicUrl }: AdapterOptions,
): [address: string, query: URLSearchParams] {
  const [path, query] = url.split('?');
  return [`${publicUrl()}${path}`, new URLSearchParams(query)];
}

/** A 304 is free of credits, like HEAD. */
async function sendRecord(
  text: string,
  plan: RoutePlan,
  input: RestInput,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isKnown(request, reply, text)) return reply.code(304).send();
  if (request.method !== 'HEAD') await chargeApiCall(request.ctx, plan.operation.call(input.variables));
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Sets the URL and the tag of the record that a change returns. Both are derived from the body, so that a replay has them too. */
function setRecordHeaders(
  { route, tagged }: RoutePlan,
  { status, body: text }: StoredResponse,
  { publicUrl }: AdapterOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = status === 201 && toLocation(route, JSON.parse(text));
  if (path) reply.header('Location', `${publicUrl()}/api/v1${path}`);
  if (!tagged || (route.several && !path)) return;
  setEntityTag(request, reply, text);
  // The request's URL is that of the action, not of the record.
  if (route.method === 'POST' && status === 200) reply.header('Content-Location', recordPath(request.url));
}

function recordPath(url: string): string {
  const [path] = url.split('?');
  return path!.slice(0, path!.lastIndexOf('/'));
}

function toResult(result: ExecutionResult, plan: RoutePlan): unknown {
  if (result.errors?.length) throw result.errors[0];
  const response = (result.data as Record<string, unknown>)[plan.field];
  return plan.record === undefined ? response : (response as Record<string, unknown>)[plan.record];
}

function body(
  plan: RoutePlan,
  data: unknown,
  input: RestInput,
  request: FastifyRequest,
  options: AdapterOptions,
): unknown {
  switch (plan.route.answer) {
    case 'list':
      return listEnvelope(data as never, pageIn(plan, input, data as never), ...readAddress(request, options));
    case 'groups':
      return groupsEnvelope(data as never);
    case 'bare':
    case 'bare_created':
      return bare(data as Record<string, unknown>, plan.route);
    case 'deleted':
    case 'message':
      return { message: plan.route.message };
    default:
      return plan.route.several ? findFirst(data as unknown[], plan.route.several, input) : { data };
  }
}

/** The first record, and all of them if the body asks for several. */
function findFirst(
  records: unknown[],
  { asked: requested, all }: NonNullable<Route['several']>,
  { variables }: RestInput,
): unknown {
  const several = (variables.input as Record<string, unknown>)[requested];
  return { data: records[0], ...(several ? { [all]: records } : {}) };
}

function bare(data: Record<string, unknown>, { additions }: Route): Record<string, unknown> {
  if (!additions) return data;
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => value !== null || !additions.includes(key)));
}

function sendCsv({ id, csv }: { id: string; csv: string }, { route }: RoutePlan, reply: FastifyReply) {
  const name = `${route.path.split('/')[1]}-${id}.csv`;
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(csv);
}

interface Download {
  file_name: string;
  mime_type: string;
  /** The file in base64. */
  content: string;
}

function sendDownload({ file_name, mime_type, content }: Download, reply: FastifyReply) {
  return reply
    .header('Content-Disposition', attachment(file_name))
    .header('X-Content-Type-Options', 'nosniff')
    .type(mime_type)
    .send(Buffer.from(content, 'base64'));
}

interface FileRow {
  id: string;
  file_name: string;
  file_size: number;
  mime_type: string;
  sha256: string;
  documentable_type?: string;
  /** Set for a preview. */
  expires_at?: string | null;
}

/** Browsers load in advance what their user may never open. */
function isView({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}

async function sendFile(row: FileRow, request: FastifyRequest, reply: FastifyReply) {
  const stream = await openDocument(request.ctx, {
    sha256: row.sha256,
    expiresAt: row.expires_at ?? null,
  });
  if (row.documentable_type === 'waiver' && isView(request)) {
    await recordDownload(request.ctx, row.id).catch((error) => {
      stream.destroy();
      throw error;
    });
  }
  return (
    reply
      .header('Content-Disposition', attachment(row.file_name))
      .header('Content-Length', row.file_size)
      .header('X-Content-Type-Options', 'nosniff')
      // Text files are always stored as UTF-8.
      .type(row.mime_type.startsWith('text/') ? `${row.mime_type}; charset=utf-8` : row.mime_type)
      .send(stream)
  );
}

/** The `Content-Disposition` of a download. A name with non-ASCII characters is sent in two forms, for old and new clients (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  if (plain === fileName) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The path below `/api/v1` of a created record. Undefined for several records, and for a record without its own path. */
function toLocation({ location, several }: Route, body: object): string | undefined {
  if (!location?.includes('{')) return location;
  if (several && several.all in body) return undefined;
  const { data } = body as { data: { id: string } };
  return location.replace('{uuid}', data.id);
}

const ofPages = Object.values(parameters).flatMap((one) => (one.in === 'query' ? [one.name as string] : []));
/** Names in one header, and characters of each. */
const most = { names: 10, characters: 100 };

const knownNames = new WeakMap<RoutePlan, ReadonlySet<string>>();

/** The names in a query that the route does not read, such as a misspelled filter, as the value of a header; undefined for none. */
function ignoredParameters(plan: RoutePlan, query: Record<string, unknown>): string | undefined {
  const queryNames = Object.keys(query);
  if (queryNames.length === 0) return undefined;
  const planNames = knownNames.get(plan) ?? listParameterNames(plan);
  knownNames.set(plan, planNames);
  const unread = queryNames.filter((name) => !planNames.has(name.replace(/\[\]$/, '')));
  const named = unread
    .slice(0, most.names)
    .map((name) => encodeURIComponent(name.slice(0, most.characters).toWellFormed()));
  return named.length > 0 ? named.join(', ') : undefined;
}

function listParameterNames({ route, variables, query }: RoutePlan): ReadonlySet<string> {
  const filters = listFilters(variables).map(({ name }) => snake(name));
  return new Set([...filters, ...query.map(({ name }) => name), ...(route.answer === 'list' ? ofPages : [])]);
}
