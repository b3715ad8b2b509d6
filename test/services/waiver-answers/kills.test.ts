import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { recordView } from '../../../src/services/waiver-request/answer.js';
import { confirmPayment, releaseEarly, withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { type Kill, underKill } from '../../support/databases/kills.js';
import { faultsOf } from '../../support/records/credits.js';
import { type Asking, askByLink, openAsking, typed } from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

type Asked = Awaited<ReturnType<typeof askByLink>>;

describe('a process that is killed', () => {
  const world = openWorld();
  let asking: Asking;
  let kills = 0;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  /**
   * The state of a request and of everything that was written for it.
   *
   * @throws Error unless they are one legal state: unsigned without a file or a charge, or signed with all of them
   */
  async function readState(id: string): Promise<string> {
    // One statement: the commit of a process that is gone may arrive at any time.
    const [facts] = await world.sql<Record<string, unknown>>(
      `select status, signed_at is not null as signed, signature is not null as evidence, released_at is not null as released,
         release_cause is not null as cause, released_by is not null as person, declined_by is not null as decliner,
         array(select kind from waiver_request_files where waiver_request_id = r.id order by kind) as files,
         (select count(*)::int from ledger_transactions where reference = 'waiver_request:' || r.id) as charges
       from waiver_requests r where id = $1`,
      [id],
    );
    const unsigned = {
      ...{ signed: false, evidence: false, released: false, cause: false, person: false, decliner: false },
      ...{ files: [], charges: 0 },
    };
    const signed = { ...unsigned, signed: true, evidence: true, files: ['asked', 'signed'], charges: 1 };
    const legal: Record<string, object> = {
      viewed: unsigned,
      held: signed,
      released: { ...signed, released: true, cause: true, person: true },
      declined: { ...signed, decliner: true },
    };
    const status = facts!.status as string;
    expect(facts).toEqual({ status, ...legal[status] });
    return status;
  }

  /** The events of a signature and its end, in their order: none is missing, and none is there twice. */
  async function expectEvents(id: string, types: string[]): Promise<void> {
    const read = async () =>
      (
        await world.sql<{ type: string }>(
          `select type from events where subject_id = $1 and type ~ '(signed|held|released|declined)$' order by position`,
          [id],
        )
      ).map(({ type }) => type.replace('waiver_request.', ''));
    // The process that would have done it is gone: another one gives the events their positions.
    await sequenceEvents(world.app.infrastructure.db);
    expect(await read()).toEqual(types);
  }

  async function settled(id: string): Promise<string> {
    // The server ends the transaction of a connection that is gone once it notices.
    for (let waited = 0; waited < 100; waited += 1) {
      const open = await world.sql(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
           and backend_type = 'client backend'`,
      );
      if (open.length === 0) break;
      await sleep(20);
    }
    return readState(id);
  }

  /** Kills an act at each of its messages, before and after; what it left is legal, and the act can be done again. */
  async function killEverywhere(
    prepare: () => Promise<Asked>,
    act: (asked: Asked) => Promise<void>,
    { before, after, events }: { before: string; after: string; events: string[] },
  ): Promise<void> {
    const dry = await prepare();
    const { sent, result } = await underKill(null, () => act(dry));
    expect([result.status, await settled(dry.id)]).toEqual(['fulfilled', after]);
    let asked = await prepare();
    const seen = new Set<string>();
    for (const at of Array.from({ length: sent }, (_, index) => index + 1)) {
      for (const when of ['before', 'after'] as const) {
        const kill: Kill = { at, when };
        await underKill(kill, () => act(asked));
        kills += 1;
        const status = await settled(asked.id);
        expect([kill, [before, after].includes(status)]).toEqual([kill, true]);
        seen.add(status);
        if (status === after) {
          await expectEvents(asked.id, events);
          asked = await prepare();
        }
      }
    }
    // The last message is the commit: it was killed before and after it.
    expect([...seen].sort()).toEqual([before, after].sort());
    await act(asked);
    expect(await settled(asked.id)).toBe(after);
    await expectEvents(asked.id, events);
  }

  const asked = async (body: object = {}) => {
    const made = await askByLink(world, asking, body);
    await recordView(made.link, made.id);
    return made;
  };
  const held = async () => {
    const made = await askByLink(world, asking);
    await signByLink(made.link, made.id, typed);
    return made;
  };

  it('leaves a request unsigned, or signed with all that belongs to it, where it ends a signature', async () => {
    const sign = ({ link, id }: Asked) => signByLink(link, id, typed);
    await killEverywhere(asked, sign, { before: 'viewed', after: 'held', events: ['signed', 'held'] });
    await killEverywhere(() => asked({ type: 'conditional_progress' }), sign, {
      ...{ before: 'viewed', after: 'released', events: ['signed', 'released'] },
    });
  });

  it('leaves a waiver held, or done with its cause and person, where it ends a release or a withdrawal', async () => {
    const acts: Array<[string, (made: Asked) => Promise<void>]> = [
      ['released', ({ link, id }) => confirmPayment(link, id, 'Pat Lee')],
      ['released', ({ link, id }) => releaseEarly(link, id, 'Pat Lee')],
      ['declined', ({ link, id }) => withdrawHeld(link, id, { name: 'Pat Lee', reason: 'Not paid' })],
    ];
    for (const [after, act] of acts) {
      await killEverywhere(held, act, { before: 'held', after, events: ['signed', 'held', after] });
    }
  });

  it('was killed at least a hundred times, and no credit is missing', async () => {
    expect(kills).toBeGreaterThanOrEqual(100);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is judged by all that a state consists of', async () => {
    const { id } = await held();
    expect(await readState(id)).toBe('held');
    await world.sql(`delete from waiver_request_files where waiver_request_id = $1 and kind = 'signed'`, [id]);
    await expect(readState(id)).rejects.toThrow();
  });
});
