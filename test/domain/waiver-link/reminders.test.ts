import { describe, expect, it } from '@jest/globals';
import { defaultReminderDays, nextWaiverReminder } from '../../../src/domain/waiver-link/reminders.js';
import { waiverRequestMs } from '../../../src/domain/waiver-request/limits.js';

const dayMs = 24 * 3_600_000;
/** Monday, 10 o'clock in California. */
const monday = new Date('2026-03-02T18:00:00Z');
const daysAfter = (days: number, from = monday) => new Date(from.getTime() + days * dayMs);

/** All reminders of a request, as days after it was sent. */
function listReminders(sentAt: Date, state: string, setting = defaultReminderDays): number[] {
  const days: number[] = [];
  for (let [now, isOver] = [sentAt, false]; ; ) {
    const reminder = next(sentAt, now, state, setting);
    // The last one names the end, and nothing comes after it.
    expect(isOver).toBe(days.length > 0 && reminder === undefined);
    if (!reminder) return days;
    expect(setting).toContain(reminder.number);
    days.push((reminder.at.getTime() - sentAt.getTime()) / dayMs);
    [now, isOver] = [reminder.at, reminder.isLast];
  }
}

function next(sentAt: Date, now: Date, state: string, setting = defaultReminderDays) {
  const expiresAt = new Date(sentAt.getTime() + waiverRequestMs);
  return nextWaiverReminder({ sentAt, expiresAt, state }, now, setting);
}

describe('the reminders of a waiver request', () => {
  it('come on days 3, 7, 14, 21 and 28', () => {
    expect(listReminders(monday, 'CA')).toEqual([3, 7, 14, 21, 28]);
  });

  it.each([
    ['Tuesday', 1, [3, 7, 14, 21, 28]],
    ['Wednesday', 2, [5, 7, 14, 21, 28]],
    ['Thursday', 3, [4, 7, 14, 21, 28]],
    ['Friday', 4, [3, 7, 14, 21, 28]],
    ['Saturday', 5, [3, 9, 16, 23, 27]],
    ['Sunday', 6, [3, 8, 15, 22, 26]],
  ])('leave out weekends if it was sent on a %s, and the last one comes before the weekend', (_, offset, expected) => {
    expect(listReminders(daysAfter(offset), 'CA')).toEqual(expected);
  });

  it('all come before the request ends', () => {
    for (let offset = 0; offset < 7; offset += 1) {
      expect(listReminders(daysAfter(offset), 'NY').at(-1)! * dayMs).toBeLessThan(waiverRequestMs);
    }
  });

  it('count the weekend of the state: it is Friday there while UTC has Saturday', () => {
    const tuesdayEvening = new Date('2026-03-04T03:00:00Z');
    expect(next(tuesdayEvening, tuesdayEvening, 'CA')!.at).toEqual(daysAfter(3, tuesdayEvening));
  });

  it('are one where several were missed', () => {
    expect(next(monday, daysAfter(15), 'CA')).toEqual({ number: 21, at: daysAfter(21), isLast: false });
    expect(next(monday, daysAfter(28), 'CA')).toBeUndefined();
  });

  it.each([
    ['none', [], []],
    ['one', [10], [10]],
    ['days after the end, which remind of nothing', [9, 30, 60], [9]],
    ['only days after the end', [30, 45], []],
    ['two that wait until one Monday', [5, 6, 7, 15], [7, 15]],
    ['one that would wait beyond the last', [26, 27], [25]],
    ['a first day on a weekend, alone', [5], [4]],
  ])('come on the days of the account: %s', (_, setting, expected) => {
    expect(listReminders(monday, 'CA', setting)).toEqual(expected);
  });

  it('come after the sending, where the Friday before the last one was before it', () => {
    const saturday = daysAfter(5);
    expect(listReminders(saturday, 'CA', [1])).toEqual([2]);
  });
});
