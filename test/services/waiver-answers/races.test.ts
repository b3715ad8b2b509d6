import { beforeAll, describe, expect, it } from '@jest/globals';
import { RequestContext } from '../../../src/context/request-context.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { counterByLink, declineByLink, forwardLink, recordView } from '../../../src/services/waiver-request/answer.js';
import { confirmPayment, releaseEarly, withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { faultsOf } from '../../support/records/credits.js';
import { type Asking, askByLink, openAsking, read, typed } from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

describe('acts on one waiver request at the same time', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  /** What became of a request and everything that was written for it. */
  const outcome = async (id: string) => {
    const { status, released_at, release_cause } = await read(world, asking, id);
    const files = await world.sql<{ kind: string }>(
      'select kind from waiver_request_files where waiver_request_id = $1 order by kind',
      [id],
    );
    const charges = await world.sql('select 1 from ledger_transactions where reference = $1', [`waiver_request:${id}`]);
    await sequenceEvents(world.app.infrastructure.db);
    const events = await world.sql<{ type: string }>(
      `select type from events where subject_id = $1 and type ~ '(signed|held|released|declined|cancelled|superseded)$' order by position`,
      [id],
    );
    expect(released_at === null).toBe(status !== 'released');
    expect(release_cause === null).toBe(status !== 'released');
    const isSigned = files.length > 0;
    expect(charges).toHaveLength(isSigned ? 1 : 0);
    if (isSigned) expect(files.map(({ kind }) => kind)).toEqual(['asked', 'signed']);
    return { status, isSigned, events: events.map(({ type }) => type.replace('waiver_request.', '')) };
  };
  const together = async (...acts: Array<Promise<unknown>>) =>
    (await Promise.allSettled(acts)).map((result) => {
      if (result.status === 'fulfilled') {
        const { status } = (result.value ?? {}) as { status?: number };
        return status === undefined || status < 300 ? 'done' : 'refused';
      }
      // A refusal is one that people understand, and no error of the database.
      expect(result.reason).toHaveProperty('code');
      expect(['ILLEGAL_TRANSITION', 'NOT_FOUND', 'CONFLICT']).toContain(result.reason.code);
      return 'refused';
    });

  it('sign it once', async () => {
    const { id, link } = await askByLink(world, asking);
    const results = await together(...Array.from({ length: 3 }, () => signByLink(link, id, typed)));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(await outcome(id)).toMatchObject({ status: 'held', isSigned: true });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('either sign it or cancel it', async () => {
    for (const verb of ['cancel', 'replace'] as const) {
      const { id, link } = await askByLink(world, asking);
      await recordView(link, id);
      const results = await together(
        signByLink(link, id, typed),
        world.rest(asking.gc, 'POST', `/waiver-requests/${id}/${verb}`, verb === 'replace' ? { amount: '1.00' } : {}),
      );
      const { status, isSigned } = await outcome(id);
      expect(results.filter((result) => result === 'done')).toHaveLength(1);
      expect([status, isSigned]).toEqual(
        results[0] === 'done' ? ['held', true] : [verb === 'cancel' ? 'cancelled' : 'superseded', false],
      );
    }
  });

  it('either sign it or give it to someone else, decline it or propose another amount', async () => {
    const others: Record<string, (link: Awaited<ReturnType<typeof askByLink>>) => Promise<void>> = {
      requested: ({ link, id }) => forwardLink(link, id, { name: 'Kim', email: 'kim@race.example' }),
      declined: ({ link, id }) => declineByLink(link, id, 'No'),
      countered: ({ link, id }) => counterByLink(link, id, { amount: '5.00', reason: 'Less' }),
    };
    for (const [other, act] of Object.entries(others)) {
      const made = await askByLink(world, asking);
      const results = await together(signByLink(made.link, made.id, typed), act(made));
      const { status, isSigned } = await outcome(made.id);
      expect(results).toContain('done');
      expect([status, isSigned]).toEqual(isSigned ? ['held', true] : [other, false]);
    }
  });

  it('either release it or take it back', async () => {
    const { id, link } = await askByLink(world, asking);
    await signByLink(link, id, typed);
    const results = await together(
      releaseEarly(link, id, 'Pat'),
      withdrawHeld(link, id, { name: 'Pat', reason: 'Not paid' }),
      confirmPayment(link, id, 'Pat'),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    const { status, events } = await outcome(id);
    expect(['released', 'declined']).toContain(status);
    expect(events).toEqual(['signed', 'held', status]);
  });

  it('leave it unsigned if the service ends after the document was laid out', async () => {
    const { id, link } = await askByLink(world, asking);
    await recordView(link, id);
    const { infrastructure } = world.app;
    for (const lost of ['the first file', 'the second file', 'the connection']) {
      let puts = 0;
      const files = new Proxy(infrastructure.files, {
        get(target, name, receiver) {
          if (name !== 'put') return Reflect.get(target, name, receiver);
          return async (bytes: Uint8Array) => {
            puts += 1;
            if (lost === 'the first file' || (lost === 'the second file' && puts === 2)) throw new Error('killed');
            const stored = await target.put(bytes);
            if (lost === 'the connection' && puts === 2) {
              await world.sql(`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`);
            }
            return stored;
          };
        },
      });
      const dying = new RequestContext({ ...infrastructure, files }, link.ctx.request, link.ctx.caller);
      await expect(signByLink({ ...link, ctx: dying }, id, typed)).rejects.toBeDefined();
      expect(await outcome(id)).toMatchObject({ status: 'viewed', isSigned: false });
    }
    await signByLink(link, id, typed);
    expect(await outcome(id)).toMatchObject({ status: 'held', isSigned: true });
    expect(await faultsOf(world)).toEqual([]);
  });
});
