import { describe, expect, it } from '@jest/globals';
import { buildNoticeDocument } from '../../../src/domain/notice/document/build.js';
import type { NoticeRecordFacts } from '../../../src/domain/notice/document/notice-facts.js';
import { checkNoticeDates } from '../../../src/domain/notice/preflight/dates.js';
import { askedFacts } from '../../../src/pdf/assets/notice/asked.js';
import { noticeForm } from '../../../src/pdf/assets/notice-form.js';
import { inState } from '../../pdf/notice-jobs.js';

const today = '2026-07-31';

function reported(state: string, notice: Partial<NoticeRecordFacts>) {
  const model = buildNoticeDocument(inState(state, { notice: { noticeDate: '2026-06-15', ...notice } }));
  return checkNoticeDates(model, askedFacts(noticeForm(model)), today);
}

const furnished = (first: string | null, last: string | null = null) => ({
  firstFurnishingDate: first,
  lastFurnishingDate: last,
  metadata: {},
});

describe('days of a preliminary notice that contradict each other', () => {
  it.each<[string, string, Partial<NoticeRecordFacts>, string[]]>([
    ['work that has begun after the notice', 'WI', furnished('2026-06-16'), ['firstFurnishingDate']],
    ['work that has begun in the future', 'NM', furnished('2026-08-01'), ['firstFurnishingDate']],
    ['a last day after the notice', 'KY', furnished(null, '2026-06-16'), ['lastFurnishingDate']],
    ['a last day in the future', 'OK', furnished(null, '2026-08-01'), ['lastFurnishingDate']],
    ['a last day before the first', 'CA', furnished('2026-05-02', '2026-05-01'), ['lastFurnishingDate']],
    [
      'a service before the notice',
      'CA',
      { ...furnished(null), metadata: { service_date: '2026-06-14' } },
      ['metadata.service_date'],
    ],
    [
      'a signature before the notice',
      'CA',
      { ...furnished(null), metadata: { signature_date: '2026-06-14' } },
      ['metadata.signature_date'],
    ],
  ])('are reported: %s in %s', (_, state, notice, fields) => {
    expect(reported(state, notice).map(({ field }) => field)).toEqual(fields);
  });

  it.each<[string, string, Partial<NoticeRecordFacts>]>([
    ['work that is announced', 'CA', furnished('2026-08-01', '2026-12-01')],
    ['work of a form for work that has begun or will', 'OH', furnished('2026-08-01')],
    ['work of the day of the notice', 'WI', furnished('2026-06-15')],
    [
      'a notice that is signed and served on its day',
      'CA',
      { ...furnished(null), metadata: { signature_date: '2026-06-15', service_date: '2026-06-15' } },
    ],
  ])('are not: %s in %s', (_, state, notice) => {
    expect(reported(state, notice)).toEqual([]);
  });

  it('say how to correct them', () => {
    expect(reported('KY', furnished(null, '2026-06-16'))).toEqual([
      {
        field: 'lastFurnishingDate',
        message:
          'The notice is dated 2026-06-15, before the last furnishing on 2026-06-16 that it states: correct one of the dates.',
      },
    ]);
  });
});
