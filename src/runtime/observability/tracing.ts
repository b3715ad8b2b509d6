import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { redact } from './redact.js';

/** The process's only tracer. Without it, every function here is a no-op. */
let tracer: Tracer | undefined;

/** Called by otlp.ts when the exporter starts and ends. */
export function useTracer(started: Tracer | undefined): void {
  tracer = started;
}

export type SpanFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** Runs the work inside a child span of the current one. Records errors by code or name, never by message. */
export function spanned<T>(
  name: string,
  { kind = 'internal', ...about }: { kind?: keyof typeof kinds; facts: SpanFacts },
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  const options = { kind: kinds[kind], attributes: clean(about.facts) };
  return tracer.startActiveSpan(redact(name), options, async (span) => {
    try {
      return await work();
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a statement inside a span; background work without a surrounding span creates none. */
export function spannedStatement<T>(command: string, text: string, work: () => Promise<T>): Promise<T> {
  if (!tracer || !trace.getActiveSpan()) return work();
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': command, 'db.query.text': withoutValues(text) };
  return spanned(`SQL ${command}`, { kind: 'client', facts }, work);
}

/** The entity manager writes values into its statements; placeholders such as $1 stay. */
export function withoutValues(text: string): string {
  return text
    .slice(0, 20_000)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![$\w.])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, 4_000);
}

/** The span of a request, which continues the caller's trace. */
export interface RequestTrace {
  traceId: string;
  /** Runs a part of the request's work; its spans become children of the request's span. */
  within(work: () => void): void;
  end(name: string, facts: SpanFacts, fault: string | undefined): void;
}

export function traceRequest(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): RequestTrace | undefined {
  if (!tracer) return undefined;
  const parent: Context = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
  const spanContext = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    within: (work) => context.with(spanContext, work),
    end(name, facts, fault) {
      span.updateName(redact(name));
      span.setAttributes(clean(facts));
      if (fault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The current trace, for the log. */
export function activeTrace(): { trace_id: string } | undefined {
  const span = tracer && trace.getActiveSpan();
  return span && { trace_id: span.spanContext().traceId };
}

/** Headers that let a trusted party continue the trace; empty without a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
}

/** The trace id of a W3C `traceparent`; undefined when it is invalid. */
export function readTraceId(traceparent: string | string[] | undefined): string | undefined {
  const [, version, id, parent] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/.exec(String(traceparent ?? '').trim()) ?? [];
  return version === 'ff' || /^0*$/.test(id ?? '') || /^0*$/.test(parent ?? '') ? undefined : id;
}

function failed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', redact(String(code ?? name ?? 'Error')).slice(0, 100));
}

function clean(facts: SpanFacts): Attributes {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? redact(value) : value!]));
}
