/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { ProofFacts } from '../../src/domain/proof-of-service/build.js';
import { print } from '../../src/pdf/print.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readPdf } from './pdf-text.js';
import { goldenProofs, longProof, proofFacts, proofJob, servedPiece } from './proof-of-service-jobs.js';

async function printed(facts: ProofFacts) {
  const { bytes, pageCount } = await print(proofJob(facts));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return pdf;
}

describe('a printed proof of service', () => {
  it.each(Object.entries(goldenProofs))('matches the golden text %s', async (name, facts) => {
    expectGolden(name, (await printed(facts)).texts);
  });

  it('has every piece with its events over many pages', async () => {
    const facts = longProof(24);
    const { texts } = await printed(facts);
    expect(texts.length).toBeGreaterThan(6);
    const all = texts.join('\n');
    expect(all.match(/Addressed to|ADDRESSED TO/g)).toHaveLength(facts.pieces.length);
    for (const { orderId } of facts.pieces) expect(all).not.toContain(orderId);
    expect(all.match(/In transit/g)).toHaveLength(facts.pieces.flatMap(({ events }) => events).length);
    for (const text of texts.slice(1)) expect(text).toMatch(/^Mailing Record, Preliminary Notice No\. .*continued$/m);
    expect(all).toContain('amended.pdf');
  });

  it('has each piece with its events on one page, even with the longest name and address in the widest letters', async () => {
    const widest = 'W'.repeat(255);
    const recipient = {
      name: widest,
      addressLine1: widest,
      addressLine2: widest,
      city: widest,
      state: 'CA',
      zip: '94105',
    };
    const events = Array.from({ length: 10 }, () => servedPiece().events[0]!);
    const { texts } = await printed(proofFacts([servedPiece({ recipient, events }), servedPiece({ recipient })]));
    expect(texts.join('').match(/Reported by|REPORTED BY/g)).toHaveLength(2);
    const name = texts.join('').replace(/[^W]/g, '');
    expect(name.length).toBeGreaterThanOrEqual(2 * 5 * 255);
  });

  it('has the same bytes for the same facts', async () => {
    const job = proofJob(proofFacts([servedPiece()]));
    expect((await print(job)).bytes.equals((await print(job)).bytes)).toBe(true);
  });

  it('ends with a page to swear to the mailing, with no name of the person who did', async () => {
    const sworn = async (state: string) => {
      const facts = proofFacts([servedPiece()]);
      const { texts } = await printed({ ...facts, notice: { ...facts.notice, state } });
      return texts.at(-1)!.replace(/\s+/g, ' ');
    };
    expect(await sworn('CA')).toContain('penalty of perjury under the laws of the State of California');
    const affidavit = await sworn('TX');
    expect(affidavit).toContain('AFFIDAVIT OF MAILING');
    expect(affidavit).toMatch(/I, _+, being duly sworn/);
    expect(affidavit).toContain('JURAT');
  });

  it('has a declaration for each mailer, with the class of mail and the capacity of each person', async () => {
    const { texts } = await printed(goldenProofs['proof-of-service']!);
    const [lob = '', mailroom = '', ...others] = texts
      .map((text) => text.replace(/\s+/g, ' '))
      .filter((text) => text.includes('DECLARATION OF MAILING'));
    expect(others).toEqual([]);
    expect(lob).toContain('that I am employed by Lob, and that');
    expect(lob).toMatch(
      /Sunset Tower Holdings LLC, .*, as reputed owner, by certified mail, article No\. 9407 1118 9956 2700 0000 14, accepted by the carrier on February 3, 2026/,
    );
    expect(lob).toMatch(/Pacific Construction Lending.*, as _+ \(capacity\), by certified mail/);
    expect(lob).not.toContain('Golden State Builders');
    expect(mailroom).toMatch(/that I am employed by _+, and that/);
    expect(mailroom).toMatch(/Golden State Builders Inc, .*, as general contractor, by first class mail, accepted/);
    expect(mailroom).not.toContain('Sunset Tower Holdings');
    for (const text of [lob, mailroom]) expect(text).not.toMatch(/true copy|is attached/);
  });

  it('counts what was mailed apart from what was not, and names who mailed it', async () => {
    const text = (await printed(goldenProofs['proof-of-service']!)).texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('3 PIECES MAILED, 1 NOT YET MAILED');
    expect(text.match(/Mailed by Lob/g)).toHaveLength(2);
    expect(text).toContain('Mailed by the mailroom');
    const all = (await printed(proofFacts([servedPiece(), servedPiece()]))).texts.join(' ');
    expect(all.replace(/\s+/g, ' ')).toContain('2 PIECES OF MAIL');
  });

  it('has the days and times of the state, also on another day than in UTC', async () => {
    const late = servedPiece({ acceptedAt: '2026-02-04T02:30:00.000+00:00', status: 'dispatched', events: [] });
    const facts = proofFacts([late]);
    const inState = async (state: string) =>
      (await printed({ ...facts, notice: { ...facts.notice, state } })).texts.join(' ').replace(/\s+/g, ' ');
    const california = await inState('CA');
    expect(california).toContain('First accepted by the carrier February 3, 2026, 18:30 PST');
    expect(california).toContain('Certified February 3, 2026 Mailed');
    expect(california).toContain('accepted by the carrier on February 3, 2026');
    expect(california).toContain('Days and times are those of California. Prepared March 1, 2026, 01:00 PST.');
    expect(california).not.toMatch(/UTC|February 4/);
    expect(await inState('GU')).toContain('First accepted by the carrier February 4, 2026, 12:30');
  });

  it('says in words what a carrier reports as a code', async () => {
    const codes: [string, string][] = [
      ['mailed', 'Mailed'],
      ['letter.certified.in_transit', 'In transit'],
      ['letter.re-routed', 'Re-routed'],
      ['Delivered, left with individual', 'Delivered, left with individual'],
    ];
    const [first] = servedPiece().events;
    const events = codes.map(([name]) => ({ ...first!, name }));
    const text = (await printed(proofFacts([servedPiece({ events })]))).texts.join('\n');
    for (const [, words] of codes) expect(text).toContain(`${words} Oakland, CA 94607`);
    expect(text).not.toMatch(/letter\.|in_transit/);
  });

  it('says that a piece is tracked only if it has a number', async () => {
    const closing = async (...pieces: Array<Parameters<typeof servedPiece>[0]>) =>
      (await printed(proofFacts(pieces.map((piece) => servedPiece(piece))))).texts.join(' ').replace(/\s+/g, ' ');
    const tracked = 'Other mail with a tracking number is tracked by the carrier’s scans';
    const untracked = 'The carrier does not track mail without a tracking number.';
    const firstClass = { mailClass: 'first_class', trackingNumber: null } as const;
    const certified = await closing({});
    expect(certified).not.toMatch(/tracked by|does not track/);
    const mixed = await closing({}, firstClass);
    expect(mixed).toContain(untracked);
    expect(mixed).not.toContain(tracked);
    const numbered = await closing({ ...firstClass, trackingNumber: '92055901755477000000000015' });
    expect(numbered).toContain(tracked);
    expect(numbered).not.toMatch(/does not track|Certified mail/);
  });

  it('has a blank for the date of the deposit, beside each piece if they were accepted on several days', async () => {
    const declared = async (...days: string[]) => {
      const pieces = days.map((day) => servedPiece({ acceptedAt: `${day}T20:00:00.000+00:00` }));
      return (await printed(proofFacts(pieces))).texts.at(-1)!.replace(/\s+/g, ' ');
    };
    const one = await declared('2026-02-03', '2026-02-03');
    expect(one).toMatch(/On _+ \(date\), I deposited a copy/);
    expect(one.match(/\(date\)/g)).toHaveLength(1);
    const several = await declared('2026-02-03', '2026-02-05');
    expect(several).toMatch(/ I deposited a copy/);
    expect(several.match(/accepted by the carrier on [^,]+, 2026, deposited on _+ \(date\)/g)).toHaveLength(2);
  });

  it('makes no claim about the legal effect of the service', async () => {
    const [text = ''] = (await printed(goldenProofs['proof-of-service']!)).texts
      .join(' ')
      .split(/DECLARATION OF MAILING|AFFIDAVIT OF MAILING/);
    expect(text).not.toMatch(/perjury|declare|sworn|duly served|in accordance with/i);
    expect(text).toMatch(/not\s+an\s+opinion\s+on\s+the\s+legal\s+sufficiency\s+of\s+service/);
  });
});
