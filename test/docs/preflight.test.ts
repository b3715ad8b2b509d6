import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { stateRules } from 'lien-deadlines';
import { readNoticeOptions } from '../../src/domain/notice/document/notice-metadata.js';
import { preflightNotice } from '../../src/domain/notice/preflight/notice.js';
import { checkStateFacts } from '../../src/domain/notice/preflight/state-facts.js';
import { preflightPayApplication } from '../../src/domain/pay-application-document/preflight.js';
import { snake } from '../../src/domain/shared/casing.js';
import { defaultParties, noticeFacts } from '../domain/preflight/notice-facts.fixture.js';

const text = readFileSync('docs/notices.md', 'utf8');
const section = text.slice(text.indexOf('\n## Preflight'), text.indexOf('\n## The printed notice'));

/** The rows of the table whose head begins so, each as its cells. */
function rowsOf(head: string): string[][] {
  const lines = section.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`)) + 2;
  const end = lines.findIndex((line, index) => index > from && !line.startsWith('|'));
  return lines.slice(from, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell: string) => [...cell.matchAll(/`([\w.]+)/g)].map(([, name]) => name!);
const spelled = (field: string) => field.split('.').map(snake).join('.');

const nothing = { addressLine1: null, addressLine2: null, city: null, state: null, zip: null };
/** A job without anything that a document may lack. */
const bare = noticeFacts({
  notice: { claimAmount: null, firstFurnishingDate: null, metadata: { mail_pack: true } },
  project: { dateContract: null, parcelNumber: null, permitNumber: null, furnishedDescription: null },
  division: nothing,
  parties: [],
  jobsites: [],
});

describe('the page of notices, about what prevents a document', () => {
  it('names the fields that the service refuses a document for, and no others', () => {
    const lender = defaultParties()
      .filter(({ role }) => role === 'lender')
      .map((one) => ({ ...one, addressOverride: null, organization: { ...one.organization, ...nothing } }));
    const payApplication = { metadata: null, g703: Array.from({ length: 5_001 }, () => ({})) };
    const refused = [
      ...preflightNotice(bare),
      ...preflightNotice({ ...bare, division: null, parties: lender }),
      ...preflightPayApplication({ ...bare, payApplication } as never, 'pay-application'),
    ].map(({ field }) => spelled(field));
    const documented = rowsOf('Field')
      .flatMap(([fields]) => namesIn(fields!))
      .filter((name) => name !== 'metadata');
    expect([...new Set(refused)].sort()).toEqual([...new Set(documented)].sort());
  });

  it('names the facts that a warning asks for, by state, none of which prevents a notice', () => {
    const rows = rowsOf('State').flatMap(([states, facts]) =>
      states!
        .split(', ')
        .filter((state) => /^[A-Z]{2}$/.test(state))
        .map((state) => [state, facts!] as const),
    );
    const documented = new Map(rows);
    const states = stateRules.map(({ state }) => state);
    expect([...documented.keys()].filter((state) => !states.includes(state))).toEqual([]);
    for (const state of states) {
      const metadata = state === 'UT' ? { service_method: 'certified' } : null;
      const facts = { ...bare, notice: { ...bare.notice, state, metadata } };
      const warned = checkStateFacts(facts, readNoticeOptions(metadata)).map(({ field }) => spelled(field));
      const missing = warned.filter((field) => {
        const name =
          field === 'parties.lien_agent'
            ? 'lien_agent'
            : field === 'project.notice_of_commencement.instrument'
              ? 'the same|instrument'
              : field.split('.').at(-1)!;
        return !new RegExp(name).test(documented.get(state) ?? '');
      });
      expect([state, missing, warned.length > 0]).toEqual([state, [], documented.has(state)]);
      const prevents = preflightNotice(facts).map(({ field }) => spelled(field));
      expect(warned.filter((field) => prevents.includes(field))).toEqual([]);
    }
  });
});
