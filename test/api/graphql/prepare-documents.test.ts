/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';
import { OperationCache } from '../../../src/api/graphql/compile.js';
import { DocumentTexts } from '../../../src/api/graphql/document-texts.js';
import { prepareDocuments } from '../../../src/api/graphql/prepare-documents.js';
import { buildApp } from '../../../src/process/app.js';
import { eventually } from '../../background/webhooks/deliveries.js';
import { openWorld } from '../../support/worlds/world.js';

describe('preparing the operations of the console', () => {
  it('takes one after the other with its name, and rests as long as each took', async () => {
    const seen: [string, string | undefined][] = [];
    let running = 0;
    const done = await prepareDocuments(
      ['query One { a }', 'fragment F on T { a }\nmutation Two { b }', '{ c }'],
      async (text, name) => {
        running += 1;
        expect(running).toBe(1);
        await sleep(1);
        running -= 1;
        seen.push([text.slice(-5), name]);
      },
      new AbortController().signal,
    );
    expect(seen.map(([, name]) => name)).toEqual(['One', undefined, undefined]);
    expect(done.prepared).toBe(3);
  });

  it('ends with the service', async () => {
    const stopping = new AbortController();
    let count = 0;
    const { prepared } = await prepareDocuments(
      ['{ a }', '{ b }', '{ c }'],
      async () => {
        count += 1;
        if (count === 2) stopping.abort();
      },
      stopping.signal,
    );
    expect(prepared).toBe(2);
  });

  it('can compile every one of them', async () => {
    const schema = buildGraphqlSchema();
    const operations = new OperationCache(schema);
    const { trusted } = await DocumentTexts.load();
    expect(trusted.length).toBeGreaterThan(100);
    for (const text of trusted) {
      const document = graphql.parse(text);
      const operation = operations.get(document, undefined);
      operation.prepare();
      expect(operation.name).toMatch(/^\w+$/);
    }
  });
});

describe('a service that has started', () => {
  const world = openWorld();

  it('prepares them while it answers requests', async () => {
    const lines: Record<string, unknown>[] = [];
    const config = { ...world.config, logLevel: 'info' as const };
    const app = await buildApp(config, { write: (line) => void lines.push(JSON.parse(line)) });
    try {
      const { url } = await app.start();
      const line = () => lines.find(({ msg }) => msg === 'the operations of the console are compiled');
      await eventually(async () => {
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        return line() !== undefined;
      });
      const { trusted } = await DocumentTexts.load();
      expect(line()).toMatchObject({ prepared: trusted.length, ms: expect.any(Number) });
    } finally {
      await app.stop();
    }
  });
});
