import { describe, expect, it } from '@jest/globals';
import type { Query } from '@tanstack/react-query';
import { Sends } from '../../console/src/api/sends.js';

type Reread = Parameters<Sends['run']>[2];

/** Something to send whose answer comes when the test says so. */
function begin(sends: Sends, variables: unknown) {
  const sent: { key?: string | undefined; reread: string[] } = { reread: [] };
  let answer!: (events: string) => void;
  let fail!: (error: unknown) => void;
  const reread: Reread = async (concerns) => {
    for (const type of ['notice', 'project', 'party'])
      if (!concerns || concerns({ meta: { follows: [type] } } as unknown as Query)) sent.reread.push(type);
  };
  const end = sends
    .run(
      variables,
      ({ idempotencyKey, onEvents }) => {
        sent.key = idempotencyKey;
        return new Promise<void>((resolve, reject) => {
          answer = (events) => {
            onEvents(events);
            resolve();
          };
          fail = reject;
        });
      },
      reread,
    )
    .catch((error: unknown) => error);
  return Object.assign(sent, { answer, fail, end });
}

describe('two changes that one page sends at once', () => {
  it('read again what each of them concerns, whichever answer comes first', async () => {
    const sends = new Sends();
    const first = begin(sends, { id: 1 });
    const second = begin(sends, { id: 2 });
    second.answer('project 0197');
    await second.end;
    first.answer('notice 0198');
    await first.end;
    expect([first.reread, second.reread]).toEqual([['notice'], ['project']]);
  });

  it('keep their keys while one of them is answered, so that neither takes effect twice', async () => {
    const sends = new Sends();
    const first = begin(sends, { id: 1 });
    const second = begin(sends, { id: 2 });
    second.answer('project 0197');
    await second.end;
    expect(begin(sends, { id: 1 }).key).toBe(first.key);
    expect(begin(sends, { id: 2 }).key).not.toBe(second.key);
  });
});

describe('a change that is sent again', () => {
  it('has the same key where no answer arrived, and another one after any other answer or change', async () => {
    const sends = new Sends();
    const lost = begin(sends, { id: 1 });
    lost.fail({ code: 'OFFLINE', isPassing: true });
    await lost.end;
    const again = begin(sends, { id: 1 });
    expect([again.key, again.reread]).toEqual([lost.key, []]);
    again.fail({ code: 'CONFLICT', isPassing: false });
    await again.end;
    expect(again.reread).toEqual(['notice', 'project', 'party']);
    const third = begin(sends, { id: 1 });
    expect(third.key).not.toBe(lost.key);

    third.fail({ code: 'OFFLINE', isPassing: true });
    await third.end;
    const other = begin(sends, { id: 2 });
    other.answer('');
    await other.end;
    expect(begin(sends, { id: 1 }).key).not.toBe(third.key);
  });
});
