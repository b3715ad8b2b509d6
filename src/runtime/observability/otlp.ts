import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Log } from './log.js';
import { useTracer } from './tracing.js';

/** How long a stop waits for the collector to accept the remaining spans. */
const flushMs = 2_000;

/** A running trace exporter, at most one in a process. */
interface TraceExporter {
  stop(): Promise<void>;
}

/**
 * Sends spans to a collector (OTLP over HTTP, JSON), in batches and in the background. A process without the setting does not load
 * this module, which alone needs the libraries.
 */
export function startTracing(settings: { endpoint: string; serviceName: string }, log: Log): TraceExporter {
  const exporter = logged(new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces` }), log);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: settings.serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  useTracer(provider.getTracer('construction-payment-compliance'));
  return {
    async stop() {
      useTracer(undefined);
      const late = new Promise<void>((resolve) => setTimeout(resolve, flushMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

/** Logs once when the collector fails, and once when it recovers. Spans in between are lost. */
function logged(exporter: SpanExporter, log: Log): SpanExporter {
  let away = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== 0;
        if (fails && !away) log.warn({ err: result.error }, 'trace export failed');
        if (!fails && away) log.info({}, 'trace export recovered');
        away = fails;
        done({ code: 0 });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
