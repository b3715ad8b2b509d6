import { describe, expect, it } from '@jest/globals';
import { buildNoticeDocument } from '../../src/domain/notice/document/build.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import { checkAskedFacts } from '../../src/domain/notice/preflight/asked-facts.js';
import { noticeWarnings, preflightNotice } from '../../src/domain/notice/preflight/notice.js';
import { askedFacts } from '../../src/pdf/assets/notice/asked.js';
import type { NoticeForm } from '../../src/pdf/assets/notice/form.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import { noticeBlanks } from '../../src/pdf/templates/notice/blanks.js';
import { noticeDefinition } from '../../src/pdf/templates/notice/notice.js';
import { defaultParties, noticeFacts, party } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../domain/preflight/sites.fixture.js';
import { definitionTexts } from './definition-text.js';

const prescribed = noticeForms.filter(({ wording }) => wording === 'statute');

/** The notice of a form with all that it can state. */
function full(form: NoticeForm): NoticeFacts {
  const role = form.roles?.[0] ?? (form.direct ? 'general_contractor' : 'subcontractor');
  const parties = defaultParties().map((each) =>
    each.isClaimant ? { ...each, role, hiredByPartyId: form.direct ? 'owner' : 'general_contractor' } : each,
  );
  return noticeFacts({
    notice: {
      state: form.state,
      lastFurnishingDate: '2026-02-27',
      metadata: {
        signatory_name: 'Dana Whitfield',
        service_method: form.methods?.[0] ?? 'certified_return_receipt',
        service_date: '2026-03-05',
        months_work_performed: ['February 2026'],
        ...(form.claimedFor && { claimed_for: form.claimedFor }),
        registry_entry_number: '2026-0047',
      },
    },
    project: {
      sector: form.sector ?? (form.work === 'public' ? 'public' : 'private'),
      use: form.use ?? 'commercial',
      ownerOccupied: form.ownerOccupied ?? null,
      newConstruction: form.newConstruction ?? null,
      claimantRole: role,
      legalDescription: 'Lot 4, Block 12, Harbor Addition',
      noticeOfCommencement: { recordedOn: '2026-01-12', instrument: 'Book 4411, Page 207' },
    },
    parties: [
      ...(form.direct ? parties.filter((each) => each.role !== 'general_contractor' || each.isClaimant) : parties),
      party('lien_agent', 'Commonwealth Title Agency, LLC'),
    ],
    jobsites: [jobsiteIn(form.state)],
  });
}

/** The same notice with nothing but what a document cannot do without. */
function bare(form: NoticeForm): NoticeFacts {
  const { project, notice, parties, division, ...facts } = full(form);
  const nothing = Object.fromEntries(Object.keys(project).map((key) => [key, null])) as unknown as typeof project;
  const { id, name, state, sector, use, ownerOccupied, newConstruction, claimantRole } = project;
  const { claimed_for } = notice.metadata ?? {};
  return {
    ...facts,
    division: { ...division!, phone: null, email: null, licenseNumber: null },
    parties: parties
      .filter((each) => ['owner', 'general_contractor'].includes(each.role) || each.isClaimant)
      // Who hired the claimant decides about the form, so it stays known where the owner did.
      .map((each) => ({ ...each, attention: null, contractNumber: null })),
    jobsites: [],
    project: { ...nothing, id, name, state, sector, use, ownerOccupied, newConstruction, claimantRole },
    notice: {
      ...notice,
      claimAmount: null,
      description: null,
      firstFurnishingDate: null,
      lastFurnishingDate: null,
      metadata: claimed_for ? { claimed_for } : null,
    },
  };
}

const texts = (facts: NoticeFacts) => {
  const generatedAt = '2026-03-04T17:00:00+00:00';
  const job = { template: 'notice', model: buildNoticeDocument(facts), preview: false, generatedAt } as const;
  return definitionTexts(noticeDefinition(job));
};
const wordsOf = ({ opening, closing, ending = [], warning, statement, duties, reverse, acknowledgment }: NoticeForm) =>
  [
    opening,
    ...closing,
    ...ending,
    ...[warning, statement, duties, reverse].flatMap((each) => each?.paragraphs ?? []),
    acknowledgment?.text ?? '',
  ].join('\n');
const blanksOf = (form: NoticeForm) => [...new Set(wordsOf(form).match(/(?<=\{)\w+(?=\})/g))];

/** The blanks that each field fills. */
const filledBy: Record<string, readonly string[]> = {
  description: ['work'],
  claimAmount: ['amount'],
  firstFurnishingDate: ['firstFurnished'],
  lastFurnishingDate: ['lastFurnished'],
  jobsites: ['property', 'site'],
  'division.phone': ['telephone', 'contactData'],
  'metadata.signatory_name': ['contact'],
  'project.noticeOfCommencement.instrument': ['commencement'],
};
const fieldOf = Object.fromEntries(
  Object.entries(filledBy).flatMap(([field, names]) => names.map((name) => [name, field])),
);
/** A form may truthfully have no answer to these: a job without a number, a notice without copies. */
const optional = ['projectNumber', 'copies'];

describe('a statute’s form of a preliminary notice', () => {
  it.each(prescribed.map((form) => [form.formCode, form] as const))(
    'keeps every line without data: %s',
    (code, form) => {
      const [given, missing] = [full(form), bare(form)];
      for (const facts of [given, missing]) {
        expect(preflightNotice(facts)).toEqual([]);
        expect(noticeForm(buildNoticeDocument(facts)).formCode).toBe(code);
      }
      const [all, left] = [texts(given), texts(missing)];
      const own = Object.values(form.labels ?? {}).filter((label) => label !== form.labels?.lender);
      expect(own.filter((label) => all.includes(label) && !left.includes(label))).toEqual([]);
      const text = left.join('\n').replace(/\s+/g, ' ');
      const fixed = wordsOf(form)
        .split(/\{\w+\}|\n/)
        .map((part) => part.replace(/\s+/g, ' ').trim());
      expect(fixed.filter((part) => /\w{3}/.test(part) && !text.includes(part))).toEqual([]);
      expect(text).not.toContain('$0.00');
    },
  );

  it.each(prescribed.map((form) => [form.formCode, form] as const))(
    'reports each blank that it requires: %s',
    (_, form) => {
      const facts = bare(form);
      const model = buildNoticeDocument(facts);
      const blanks = noticeBlanks(model, form);
      const asked = checkAskedFacts(model, askedFacts(form));
      const reported = noticeWarnings(facts, form.statute, asked, form.methods ?? null).map(({ field }) => field);
      const silent = blanksOf(form)
        .filter((name) => /_{6,}/.test(blanks[name] ?? '') && !optional.includes(name))
        .filter((name) => !reported.includes(fieldOf[name] ?? ''));
      expect(silent).toEqual([]);
    },
  );
});
