import { describe, expect, it } from '@jest/globals';
import type { NoticeFacts } from '../../../src/domain/notice/document/notice-facts.js';
import { noticeWarnings } from '../../../src/domain/notice/preflight/notice.js';
import { defaultParties, jobsite, noticeFacts, party } from './notice-facts.fixture.js';

type Overrides = NonNullable<Parameters<typeof noticeFacts>[0]>;

const facts = (state: string, { notice, ...rest }: Overrides = {}): NoticeFacts =>
  noticeFacts({ ...rest, notice: { state, ...notice } });
const warnings = (given: NoticeFacts) => noticeWarnings(given, null).map(({ field, message }) => ({ field, message }));
const fields = (given: NoticeFacts) => warnings(given).map(({ field }) => field);

const agent = [...defaultParties(), party('lien_agent', 'Title Agency')];
const commencement = { noticeOfCommencement: { recordedOn: null, instrument: 'Book 1, Page 2' } };
const residential = { use: 'residential' };
const licensed = { license_issued_on: '2021-05-01', license_expires_on: '2027-04-30' };

describe('the preflight for the form of a state', () => {
  it.each<[string, Overrides, string[], Overrides]>([
    ['GA', {}, ['project.noticeOfCommencement.instrument'], { project: commencement }],
    ['LA', { notice: { claimAmount: null } }, ['claimAmount'], {}],
    ['MI', {}, ['project.noticeOfCommencement.instrument'], { project: commencement }],
    ['MS', {}, ['project.noticeOfCommencement.instrument'], { project: commencement }],
    ['NC', {}, ['parties.lienAgent'], { parties: agent }],
    ['OH', { notice: { firstFurnishingDate: null } }, ['firstFurnishingDate'], {}],
    [
      'TN',
      { notice: { claimAmount: null } },
      ['claimAmount', 'lastFurnishingDate'],
      { notice: { lastFurnishingDate: '2026-02-27' } },
    ],
    ['TX', { notice: { claimAmount: null } }, ['claimAmount'], {}],
    ['UT', { project: { parcelNumber: null, permitNumber: null } }, ['project.parcelNumber'], {}],
    [
      'UT',
      { notice: { metadata: { service_method: 'certified' } } },
      ['metadata.service_method'],
      { notice: { metadata: { service_method: 'registry' } } },
    ],
    [
      'VA',
      { project: { ...residential, permitNumber: null } },
      ['parties.lienAgent', 'project.permitNumber', 'metadata.license_issued_on', 'metadata.license_expires_on'],
      { project: residential, parties: agent, notice: { metadata: licensed } },
    ],
  ])('reports the missing facts in %s, and passes once they are present', (state, incomplete, missing, complete) => {
    expect(fields(facts(state, incomplete))).toEqual(missing);
    expect(fields(facts(state, complete))).toEqual([]);
  });

  it('names the statute and the field', () => {
    expect(warnings(facts('NC'))).toEqual([
      {
        field: 'parties.lienAgent',
        message:
          "North Carolina's notice goes to the lien agent (N.C.G.S. § 44A-11.2): add the lien agent to the project’s parties.",
      },
    ]);
  });

  it.each([
    [
      'an attached copy in place of the recording data in Michigan',
      'MI',
      {
        notice: { metadata: { notice_of_commencement_attached: true } },
        exhibits: [
          {
            title: 'Notice',
            kind: 'notice_of_commencement' as const,
            mimeType: 'application/pdf' as const,
            sha256: 'a',
            pageCount: 1,
          },
        ],
      },
    ],
    ['a permit without a parcel in Utah', 'UT', { project: { parcelNumber: null } }],
    [
      'the parcel of a jobsite in Utah',
      'UT',
      { project: { parcelNumber: null, permitNumber: null }, jobsites: [jobsite({ parcelNumber: '22-101' })] },
    ],
    [
      'no amount in a notice of lease in Louisiana',
      'LA',
      {
        notice: { claimAmount: null },
        parties: defaultParties().map((each) => (each.isClaimant ? { ...each, role: 'equipment_lessor' } : each)),
      },
    ],
    [
      'no license dates for an unlicensed claimant in Virginia',
      'VA',
      { project: residential, parties: agent, division: { licenseNumber: null } },
    ],
    ['no further facts on nonresidential work in Virginia', 'VA', { project: { use: 'commercial' } }],
    ['no further facts on public work', 'NC', { project: { sector: 'public' as const } }],
    ['no further facts in a state without its own form', 'CO', {}],
  ])('accepts %s', (_, state, overrides) => {
    expect(fields(facts(state, overrides))).toEqual([]);
  });

  it.each([
    ['claimed_for', 'interest', 'The metadata.claimed_for field must be one of: labor_or_materials, retainage.'],
    [
      'notice_of_commencement_attached',
      'yes',
      'The metadata.notice_of_commencement_attached field must be true or false.',
    ],
    ['license_issued_on', '5/1/2021', 'The metadata.license_issued_on field must be a date such as 2026-03-31.'],
    ['registry_entry_number', 12, 'The metadata.registry_entry_number field must be a string.'],
  ])('refuses metadata.%s of %j', (key, value, message) => {
    expect(warnings(noticeFacts({ notice: { metadata: { [key]: value } } }))).toEqual([
      { field: `metadata.${key}`, message },
    ]);
  });

  it('reports a malformed license date once', () => {
    const metadata = { ...licensed, license_issued_on: 'May' };
    const given = facts('VA', { project: residential, parties: agent, notice: { metadata } });
    expect(fields(given)).toEqual(['metadata.license_issued_on']);
  });
});
