import { PassThrough, type Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { limitBody } from '../../../src/api/http/file-bodies.js';

describe('a body without a length in its head', () => {
  const begun = async () => {
    const sent = new PassThrough();
    const received = (await limitBody(10)({ headers: {} } as FastifyRequest, undefined, sent)) as Readable;
    const ended = received.toArray().then(
      (chunks) => Buffer.concat(chunks).toString(),
      (error: Error) => error,
    );
    return { sent, ended };
  };

  it('passes up to the limit', async () => {
    const { sent, ended } = await begun();
    sent.write('12345');
    sent.end('67890');
    expect(await ended).toBe('1234567890');
  });

  it('is refused as soon as it exceeds the limit, and leaves the request open for the answer', async () => {
    const { sent, ended } = await begun();
    sent.write('1234567890');
    sent.write('1');
    expect(await ended).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(sent.destroyed).toBe(false);
  });

  it('ends with the connection of a caller who hangs up', async () => {
    const { sent, ended } = await begun();
    sent.write('1');
    sent.destroy(new Error('aborted'));
    expect(await ended).toMatchObject({ message: 'aborted' });
  });
});
