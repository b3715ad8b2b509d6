import { describe, expect, it } from '@jest/globals';
import { buildClaimDocument } from '../../../src/domain/claim-document/build.js';
import { claimWarnings, isFiled } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { claimFacts, escalationFacts } from './claim-facts.fixture.js';

type Given = NonNullable<Parameters<typeof claimFacts>[0]>;

/** The fields of the warnings that a change of the complete facts adds. */
function added(given: Given, instrument: ClaimInstrument = 'mechanics_lien', of = claimFacts): string[] {
  const fieldsOf = (facts: Given) => {
    const complete = of({ ...facts, claim: { ...facts.claim, metadata: unserved(facts) } });
    return claimWarnings(complete, formOf(complete, instrument)).map(({ field }) => field);
  };
  const usual = fieldsOf({ claim: { state: given.claim?.state ?? 'CA' } });
  return fieldsOf(given).filter((field) => !usual.includes(field));
}

/** Most cases concern days before the service. */
function unserved({ claim }: Given) {
  return { service_date: null, ...claim?.metadata };
}

function messages(given: Given, instrument: ClaimInstrument = 'mechanics_lien'): string[] {
  const facts = claimFacts(given);
  return claimWarnings(facts, formOf(facts, instrument)).map(({ message }) => message);
}

const lastDay = (kind: string, date: string | null, safeDate = date) => ({
  kind,
  date,
  safeDate,
  source: 'Law',
  missingFacts: date === null ? ['completion_date'] : [],
});

// The fixture's lien is dated June 15, 2026, for work from February 18 to May 29; today is July 31.
describe('days of a claim that contradict each other', () => {
  it.each<[string, Given, string[]]>([
    ['a document before the work began', { claim: { date: '2026-02-17' } }, ['noticeDate']],
    ['a document before the last work that it claims', { claim: { date: '2026-05-28' } }, ['noticeDate']],
    ['a document before its contract', { project: { dateContract: '2026-06-16' } }, ['noticeDate']],
    [
      'a document before its invoice',
      { claim: { metadata: { invoices: [{ number: '1', date: '2026-06-16', amount: '48250.00' }] } } },
      ['noticeDate'],
    ],
    [
      'a document before the service of the notice that it recites',
      {
        servedNotices: [{ title: 'Preliminary Notice', date: '2026-06-16', state: 'CA', method: 'certified' }],
      },
      ['noticeDate'],
    ],
    [
      'work that has not been done',
      { claim: { date: '2026-09-01' }, project: { lastFurnishingDate: '2026-08-01' } },
      ['project.lastFurnishingDate'],
    ],
    [
      'work of the claim itself that has not begun',
      { claim: { date: '2026-09-01', firstFurnishingDate: '2026-08-01', lastFurnishingDate: '2026-08-31' } },
      ['firstFurnishingDate', 'lastFurnishingDate'],
    ],
    [
      'work that ended before it began, by the dates of the project and of the claim',
      { claim: { lastFurnishingDate: '2026-02-17' } },
      ['lastFurnishingDate'],
    ],
    ['a contract of tomorrow', { project: { dateContract: '2026-08-01' } }, ['project.dateContract']],
    [
      'an oath before the last work',
      { claim: { metadata: { signature_date: '2026-05-28' } } },
      ['metadata.signature_date'],
    ],
    [
      'a signature before the date of the document',
      { claim: { metadata: { signature_date: '2026-06-14' } } },
      ['metadata.signature_date'],
    ],
    [
      'an invoice of tomorrow',
      { claim: { metadata: { invoices: [{ number: '1', date: '2026-08-01', amount: '48250.00' }] } } },
      ['metadata.invoices.0.date'],
    ],
    [
      'the service of a notice of tomorrow',
      { claim: { metadata: { notices_sent: [{ title: 'Notice', date: '2026-08-01', method: 'certified' }] } } },
      ['metadata.notices_sent.0.date'],
    ],
    ['a signature of tomorrow', { claim: { metadata: { signature_date: '2026-08-01' } } }, ['metadata.signature_date']],
    ['a contract of a day after the last work', { project: { dateContract: '2026-05-30' } }, ['project.dateContract']],
    [
      'a service that a form declares, of tomorrow',
      { claim: { metadata: { service_date: '2026-08-01' } } },
      ['metadata.service_date'],
    ],
    [
      'a license that is issued tomorrow',
      { claim: { state: 'VA', metadata: { license: { issued_on: '2026-08-01', expires_on: '2027-06-30' } } } },
      ['metadata.license.issued_on'],
    ],
    [
      'a license that expires before its issue',
      { claim: { state: 'VA', metadata: { license: { issued_on: '2024-07-01', expires_on: '2024-06-30' } } } },
      ['metadata.license.expires_on'],
    ],
    [
      'work of a month that has not begun',
      { claim: { state: 'TX', metadata: { months_work_performed: ['May 2026', '2026-08', 'September 2026'] } } },
      ['metadata.months_work_performed', 'metadata.months_work_performed'],
    ],
    [
      'the service of a copy of a notice of tomorrow',
      {
        claim: {
          state: 'FL',
          metadata: {
            notices_sent: [
              {
                title: 'Notice to Owner',
                date: '2026-03-05',
                method: 'certified',
                copies: { contractor: { date: '2026-08-01', method: 'certified' } },
              },
            ],
          },
        },
      },
      ['metadata.notices_sent.0.copies.contractor.date'],
    ],
    ['a recording before the lien', { claim: { recordedOn: '2026-06-14' } }, ['recordedOn']],
    [
      'a recording before the lien, in the metadata',
      { claim: { metadata: { recording: { date: '2026-06-14' } } } },
      ['metadata.recording.date'],
    ],
    [
      'a lien that is dated after its last day',
      { deadlines: [lastDay('mechanics_lien', '2026-06-14')] },
      ['noticeDate'],
    ],
    [
      'a lien that was recorded after its last day',
      { claim: { recordedOn: '2026-07-02' }, deadlines: [lastDay('mechanics_lien', '2026-07-01')] },
      ['noticeDate'],
    ],
    [
      'a lien after the earliest day that may be its last',
      { deadlines: [lastDay('mechanics_lien', null, '2026-06-14')] },
      ['noticeDate'],
    ],
    [
      'a lien after the last of several last days',
      { deadlines: [lastDay('mechanics_lien', '2026-06-14'), lastDay('mechanics_lien', '2026-05-14')] },
      ['noticeDate'],
    ],
  ])('are a warning: %s', (_, given, fields) => {
    expect(added(given)).toEqual(fields);
  });

  it.each<[string, Given]>([
    ['a document of the last day of work', { claim: { date: '2026-05-29' } }],
    ['a lien of its last day', { deadlines: [lastDay('mechanics_lien', '2026-06-15')] }],
    [
      'a lien that was recorded on its last day',
      { claim: { recordedOn: '2026-07-01' }, deadlines: [lastDay('mechanics_lien', '2026-07-01')] },
    ],
    ['the last day of another act', { deadlines: [lastDay('bond_claim', '2026-06-01')] }],
    ['a last day that is not known', { deadlines: [lastDay('mechanics_lien', null)] }],
    [
      'a day of a series that has not passed',
      { deadlines: [lastDay('mechanics_lien', '2026-06-14'), lastDay('mechanics_lien', '2026-08-14')] },
    ],
    ['a signature of today', { claim: { metadata: { signature_date: '2026-07-31' } } }],
    ['a contract that is signed after the work began', { project: { dateContract: '2026-05-29' } }],
    [
      'a service of tomorrow, where no form declares it',
      { claim: { state: 'OH', metadata: { service_date: '2026-08-01' } } },
    ],
    [
      'months that are not written as such',
      { claim: { state: 'TX', metadata: { months_work_performed: ['2026', 'May through July'] } } },
    ],
    ['a signature of the day of the document', { claim: { metadata: { signature_date: '2026-06-15' } } }],
    [
      'an amended lien that cites the record of the first one',
      {
        claim: {
          amendment: {
            originalNumber: 'N-1',
            originalDate: '2026-06-01',
            reason: null,
            originalAmount: null,
            originalRecorded: true,
          },
          metadata: { recording: { date: '2026-06-02', instrument_number: '1' } },
        },
        deadlines: [lastDay('mechanics_lien', '2026-06-14')],
      },
    ],
  ])('are not: %s', (_, given) => {
    expect(added(given)).toEqual([]);
  });

  it.each<[ClaimInstrument, string]>([
    ['stop_notice', 'stop_payment_notice'],
    ['bond_claim', 'bond_claim'],
    ['notice_of_intent', 'notice_of_intent'],
  ])('are a warning of a %s, too', (instrument, kind) => {
    expect(added({ claim: { date: '2026-05-28' } }, instrument)).toEqual(['noticeDate']);
    expect(added({ deadlines: [lastDay(kind, '2026-06-14')] }, instrument)).toEqual(['noticeDate']);
  });

  it('are a warning of a bond that is made tomorrow, and of a notice of contract that is recorded tomorrow', () => {
    const metadata = { bond: { date: '2026-08-01' } };
    expect(added({ claim: { metadata } }, 'bond_claim')).toEqual(['metadata.bond.date']);
    const noticeOfCommencement = { recordedOn: '2026-08-01', instrument: '1' };
    expect(messages({ claim: { state: 'MA' }, project: { noticeOfCommencement } })).toContain(
      'The recording of the notice of commencement is on 2026-08-01, which is in the future: correct the date.',
    );
  });

  it('are a warning of a letter that demands payment before its own day', () => {
    const demanded = (day: string) => {
      const facts = escalationFacts('demand_letter', { claim: { metadata: { payment_deadline: day } } });
      return claimWarnings(facts, formOf(facts, 'demand_letter')).map(({ field }) => field);
    };
    expect(demanded('2026-06-14')).toContain('metadata.payment_deadline');
    expect(demanded('2026-06-15')).not.toContain('metadata.payment_deadline');
  });

  it('are a warning of an escalation, under the name of its own date', () => {
    const of = (given: Given = {}) => escalationFacts('lien_filing', given);
    expect(added({ claim: { date: '2026-05-28' } }, 'mechanics_lien', of)).toEqual(['escalationDate']);
    expect(added({ project: { lastFurnishingDate: '2026-08-01' } }, 'mechanics_lien', of)).toEqual([
      'project.lastFurnishingDate',
    ]);
  });

  it('keep a sworn document from being ready to file', () => {
    expect(isFiled(formOf(claimFacts(), 'mechanics_lien'))).toBe(true);
    expect(messages({ claim: { date: '2026-02-17' } })).toContain(
      'The document is dated 2026-02-17, before the last furnishing on 2026-05-29: correct one of the dates.',
    );
    expect(messages({ deadlines: [lastDay('mechanics_lien', null, '2026-06-14')] })).toContain(
      'The last day to record the lien may have been 2026-06-14, and it is dated 2026-06-15: record what decides it (completion_date).',
    );
  });

  it('are a warning where a form certifies its service', () => {
    const metadata = { service_date: '2026-06-16', signature_date: '2026-06-15' };
    expect(added({ claim: { state: 'MT', metadata } })).toEqual(['metadata.signature_date']);
    expect(added({ claim: { metadata } })).toEqual([]);
  });
});

describe('a release', () => {
  const released = (metadata: object) =>
    claimFacts({
      claim: { recordedOn: '2026-06-20', metadata: { ...metadata, recording: { instrument_number: '1' } } },
    });

  it('has a blank for the day of its signature where the lien was signed before its recording', () => {
    const signedOn = (date: string) => {
      const facts = released({ signature_date: date });
      return buildClaimDocument(facts, 'lien_release', formOf(facts, 'lien_release')).signatory.date;
    };
    expect(signedOn('2026-06-15')).toBeNull();
    expect(signedOn('2026-06-20')).toBe('2026-06-20');
  });

  it('is not for a payment of tomorrow', () => {
    const facts = released({ release: { payment_date: '2026-08-01' } });
    expect(claimWarnings(facts, formOf(facts, 'lien_release')).map(({ field }) => field)).toEqual([
      'metadata.release.payment_date',
    ]);
  });

  it('is not signed before the payment that it states, nor tomorrow', () => {
    const fieldsOf = (metadata: object) => {
      const facts = released(metadata);
      return claimWarnings(facts, formOf(facts, 'lien_release')).map(({ field }) => field);
    };
    const release = { payment_date: '2026-06-25' };
    expect(fieldsOf({ signature_date: '2026-06-24', release })).toEqual(['metadata.signature_date']);
    expect(fieldsOf({ signature_date: '2026-06-25', release })).toEqual([]);
    expect(fieldsOf({ signature_date: '2026-08-01' })).toEqual(['metadata.signature_date']);
  });

  it('may be dated before the last furnishing that is recorded since', () => {
    const facts = released({});
    facts.claim.date = '2026-05-28';
    expect(claimWarnings(facts, formOf(facts, 'lien_release'))).toEqual([]);
  });
});
