import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
}

/** A collector that accepts OTLP over HTTP in JSON, and keeps what it receives. */
export class FakeCollector {
  readonly spans: ReceivedSpan[] = [];
  readonly services = new Set<unknown>();
  /** Every body as received. */
  readonly texts: string[] = [];
  /** The status of its responses. The spans of a refused body are dropped. */
  status = 200;
  readonly #server = createServer((request, response) => {
    void textOf(request).then((text) => {
      this.texts.push(text);
      if (request.url === '/v1/traces' && this.status === 200) this.#take(JSON.parse(text));
      response.writeHead(this.status, { 'content-type': 'application/json' }).end('{}');
    });
  });

  url = '';

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.url;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  named(name: string, traceId?: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.name === name && (!traceId || span.traceId === traceId));
  }

  #take({ resourceSpans }: Exported): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      this.services.add(facts(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans) {
        for (const { attributes, ...span } of spans) this.spans.push({ ...span, attributes: facts(attributes) });
      }
    }
  }
}

type Attributes = Array<{ key: string; value: Record<string, unknown> }>;

interface Exported {
  resourceSpans: Array<{
    resource: { attributes: Attributes };
    scopeSpans: Array<{ spans: Array<Omit<ReceivedSpan, 'attributes'> & { attributes: Attributes }> }>;
  }>;
}

function facts(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
