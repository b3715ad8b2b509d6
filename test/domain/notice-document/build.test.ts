import { describe, expect, it } from '@jest/globals';
import { buildNoticeDocument } from '../../../src/domain/notice/document/build.js';
import { recordedHiringParty } from '../../../src/domain/notice/document/hiring-party.js';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';
import { noticeWarnings } from '../../../src/domain/notice/preflight/notice.js';
import { defaultParties, jobsite, noticeFacts, party } from '../preflight/notice-facts.fixture.js';

const without = (...roles: string[]) => defaultParties().filter(({ role }) => !roles.includes(role));
const names = (parties: { name: string }[]) => parties.map(({ name }) => name);

describe('the party grid', () => {
  const crowd = (count: number) => [
    ...defaultParties(),
    ...Array.from({ length: count - 3 }, (_, i) => party('material_supplier', `Supplier ${i + 1}`, { id: `s${i}` })),
  ];

  it('orders parties by the priority of their roles and leaves the claimant to its own block', () => {
    const parties = [
      party('lien_agent', 'Agent'),
      party('lessee', 'Lessee'),
      party('surety', 'Surety'),
      party('subcontractor', 'Second sub', { id: 'other' }),
      ...defaultParties(),
    ];
    const { grid, exhibit } = buildNoticeDocument(noticeFacts({ parties }));
    expect(grid.boxes.map(({ role }) => role)).toEqual([
      'owner',
      'general_contractor',
      'lender',
      'surety',
      'lessee',
      'lien_agent',
      'subcontractor',
    ]);
    expect(exhibit).toBeNull();
  });

  it('places the hiring party after owner, GC and lender, whatever its role', () => {
    const hirer = party('subcontractor', 'Frame Co', { id: 'frame' });
    const parties = defaultParties().map((p) => (p.isClaimant ? { ...p, hiredByPartyId: 'frame' } : p));
    const { grid } = buildNoticeDocument(noticeFacts({ parties: [...parties, party('surety', 'S'), hirer] }));
    expect(names(grid.boxes)[3]).toBe('Frame Co');
  });

  it.each([
    [8, 8, 0],
    [9, 8, 1],
    [40, 8, 32],
  ])('shows, of %i parties, %i in the grid and moves %i to Exhibit A', (count, shown, overflow) => {
    const { grid, exhibit } = buildNoticeDocument(noticeFacts({ parties: crowd(count) }));
    expect(grid.boxes).toHaveLength(shown);
    expect(grid.overflow).toBe(overflow);
    // Exhibit A lists every party, including the claimant and those in the grid.
    expect(exhibit?.parties.length ?? 0).toBe(overflow === 0 ? 0 : count + 1);
  });

  it('has four boxes when the metadata limits it to four', () => {
    const facts = noticeFacts({ parties: crowd(5), notice: { metadata: { party_grid_max: 4 } } });
    const { grid } = buildNoticeDocument(facts);
    expect([grid.max, grid.boxes.length, grid.overflow]).toEqual([4, 4, 1]);
  });

  it('shows an inline owner and GC in the positions of their roles', () => {
    const facts = noticeFacts({
      parties: without('owner', 'general_contractor'),
      notice: { metadata: { owner: { name: 'Ann Lee' }, gc: { name: 'Keystone' } } },
    });
    expect(names(buildNoticeDocument(facts).grid.boxes)).toEqual(['Ann Lee', 'Keystone', 'First Pacific Bank, N.A.']);
  });
});

describe('the hiring party', () => {
  const hiring = (facts: Parameters<typeof noticeFacts>[0]) =>
    buildNoticeDocument(noticeFacts(facts)).hiringParty?.name;
  const unlinked = (role = 'material_supplier') => party(role, 'Us', { id: 'us', isClaimant: true });
  const others = () => without('subcontractor');

  it('is the one in the metadata, if any', () => {
    expect(hiring({ notice: { metadata: { hiring_party: { name: 'Frame Co' } } } })).toBe('Frame Co');
  });

  it('is otherwise the party that the claimant party names', () => {
    const parties = [...others(), { ...unlinked(), hiredByPartyId: 'owner' }, party('subcontractor', 'Sub')];
    expect(hiring({ parties })).toBe('Acme Holdings LLC');
  });

  it('is otherwise the only party that can have hired a claimant of its role', () => {
    const subs = [party('subcontractor', 'Sub', { id: 'a' }), party('subcontractor', 'Other Sub', { id: 'b' })];
    // The general contractor hires subcontractors, although others work on the job.
    expect(hiring({ parties: [...others(), unlinked('subcontractor'), ...subs] })).toBe('Keystone Builders, Inc.');
    expect(hiring({ parties: [...others(), unlinked('sub_subcontractor'), subs[0]!] })).toBe('Sub');
    const alone = noticeFacts({
      parties: [...without('subcontractor', 'general_contractor'), unlinked('subcontractor'), ...subs],
    });
    expect(recordedHiringParty(alone, readNoticeOptions(null))?.name).toBe('Acme Holdings LLC');
    expect(hiring({ parties: [...without('subcontractor', 'general_contractor'), unlinked()] })).toBe(
      'Acme Holdings LLC',
    );
  });

  it.each([
    [
      'a supplier, whom owner, contractor or subcontractor can have hired',
      'material_supplier',
      ['subcontractor'],
      'subcontractor 0',
    ],
    ['a supplier beside two subcontractors', 'material_supplier', ['subcontractor', 'subcontractor'], null],
    ['a laborer, whom owner or contractor can have hired', 'laborer', [], 'Keystone Builders, Inc.'],
    ['a sub-subcontractor of one of two subcontractors', 'sub_subcontractor', ['subcontractor', 'subcontractor'], null],
    ['a subcontractor of one of two contractors', 'subcontractor', ['construction_manager'], null],
    ['a sub-subcontractor without a subcontractor', 'sub_subcontractor', [], 'Keystone Builders, Inc.'],
  ])('is asked for where it is not known, and sworn documents leave it blank: %s', (_, role, added, printed) => {
    const more = added.map((one, index) => party(one, `${one} ${index}`, { id: `${index}` }));
    const facts = noticeFacts({ parties: [...others(), unlinked(role), ...more] });
    expect(buildNoticeDocument(facts).hiringParty?.name ?? null).toBe(printed);
    expect(recordedHiringParty(facts, readNoticeOptions(null))).toBeNull();
    const asked = (given: Parameters<typeof noticeFacts>[0]) =>
      noticeWarnings(noticeFacts(given), null).filter(({ field }) => field === 'parties.hiredByPartyId');
    expect(asked({ parties: facts.parties })).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(
          `The document ${printed ? `names ${printed}` : 'has a blank'}: choose the party on the claimant’s party (hired_by_party_id), or enter it on the document (metadata.hiring_party).`,
        ),
      }),
    ]);
    expect(asked({ parties: facts.parties, notice: { metadata: { hiring_party: { name: 'Frame Co' } } } })).toEqual([]);
    const named = facts.parties.map((one) => (one.isClaimant ? { ...one, hiredByPartyId: 'owner' } : one));
    expect(asked({ parties: named })).toEqual([]);
  });

  it('is the owner when the claimant is the GC', () => {
    const parties = [
      ...without('subcontractor', 'general_contractor'),
      unlinked('general_contractor'),
      party('subcontractor', 'Sub'),
    ];
    expect(hiring({ parties })).toBe('Acme Holdings LLC');
  });

  it('is never the claimant itself', () => {
    const parties = [...others(), { ...unlinked('subcontractor'), hiredByPartyId: 'us' }];
    expect(hiring({ parties })).toBe('Keystone Builders, Inc.');
  });
});

describe('the lender and the bond', () => {
  it('show the party with the project’s number in preference to the metadata', () => {
    const facts = noticeFacts({ notice: { metadata: { lender_information: 'Other Bank' } } });
    const { lender } = buildNoticeDocument(facts);
    expect(names(lender?.parties ?? [])).toEqual(['First Pacific Bank, N.A.']);
    expect(lender).toMatchObject({ text: null, reference: '88-20417' });
  });

  it('show the text or the party of the metadata when the project has no such party', () => {
    const metadata = {
      lender_information: 'Cash job, no lender',
      bond_information: { name: 'Surety Co', city: 'Reno' },
    };
    const { lender, bond } = buildNoticeDocument(noticeFacts({ parties: without('lender'), notice: { metadata } }));
    expect(lender?.text).toBe('Cash job, no lender');
    expect(bond?.parties).toEqual([expect.objectContaining({ name: 'Surety Co', addressLines: ['Reno'] })]);
  });

  it('show the number alone, or nothing', () => {
    const facts = noticeFacts({ parties: without('lender'), project: { loanNumber: null, bondNumber: 'SB-1' } });
    const { lender, bond } = buildNoticeDocument(facts);
    expect(lender).toBeNull();
    expect(bond).toEqual({ parties: [], text: null, reference: 'SB-1' });
  });

  it('show a lender that is recorded on public work, as a block and in the grid', () => {
    const { lender, grid } = buildNoticeDocument(noticeFacts({ project: { sector: 'public' } }));
    expect(lender?.parties.map(({ name }) => name)).toEqual(['First Pacific Bank, N.A.']);
    expect(grid.boxes.map(({ role }) => role)).toEqual(['owner', 'general_contractor', 'lender']);
  });
});

describe('the other facts of a notice document', () => {
  it('takes the claimant from the division only', () => {
    const { claimant } = buildNoticeDocument(noticeFacts());
    expect(claimant).toEqual({
      name: 'Bayside Steel Works, Inc., Structural Division',
      role: 'subcontractor',
      addressLines: ['780 Cypress Street', 'Building C', 'Oakland, CA 94607-1820'],
      city: 'Oakland',
      phone: '(510) 555-0170',
      email: 'notices@baysidesteel.example',
      licenseNumber: 'CSLB 1048213',
    });
  });

  it('serves the owner, GC, lender and surety, and serves an organization at one address once', () => {
    const parties = [...defaultParties(), party('surety', 'Surety Co'), party('lessee', 'Shop')];
    const same = party('lender', 'Acme Holdings LLC', { address: { addressLine1: '117 Franklin Street' } });
    const { recipients } = buildNoticeDocument(noticeFacts({ parties: [...parties, same] }));
    expect(recipients.map(({ name, roles }) => [name, roles])).toEqual([
      ['Acme Holdings LLC', ['owner', 'lender']],
      ['Keystone Builders, Inc.', ['general_contractor']],
      ['First Pacific Bank, N.A.', ['lender']],
      ['Surety Co', ['surety']],
    ]);
  });

  it('serves the public entity on public work, and a lender that is recorded there', () => {
    const parties = [...without('owner'), party('public_entity', 'City of Oakland')];
    const { recipients } = buildNoticeDocument(noticeFacts({ parties, project: { sector: 'public' } }));
    expect(names(recipients)).toEqual(['City of Oakland', 'Keystone Builders, Inc.', 'First Pacific Bank, N.A.']);
  });

  it('moves further jobsites and a long legal description to Exhibit A, and keeps the primary jobsite on the first page', () => {
    const jobsites = [jobsite({ name: 'North lot', isPrimary: false }), jobsite({ name: 'South lot' })];
    const legalDescription = 'Lot 4, Block 12. '.repeat(30);
    const model = buildNoticeDocument(noticeFacts({ jobsites, project: { legalDescription } }));
    expect(model.jobsites.map(({ name }) => name)).toEqual(['South lot']);
    expect(model.exhibit).toMatchObject({ parties: [], jobsites: [{ name: 'North lot' }], legalDescription });
    expect(model.project.legalDescription).toBeNull();
  });

  it('describes the work in the words of the notice, or else of the project', () => {
    expect(buildNoticeDocument(noticeFacts({ notice: { description: 'Welding' } })).workDescription).toBe('Welding');
    expect(buildNoticeDocument(noticeFacts()).workDescription).toContain('Structural steel stairs');
  });

  it('carries the banner of an amended notice', () => {
    const notice = {
      parentNoticeId: 'parent',
      parentNotice: { noticeNumber: 'N-260101-BAY002', noticeDate: '2026-01-01' },
      amendmentReason: 'amount_changed',
      originalClaimAmount: '40000.00',
    };
    expect(buildNoticeDocument(noticeFacts({ notice })).amendment).toEqual({
      originalNoticeNumber: 'N-260101-BAY002',
      originalNoticeDate: '2026-01-01',
      originalServedOn: null,
      reason: 'amount_changed',
      originalClaimAmount: '40000.00',
    });
    expect(buildNoticeDocument(noticeFacts()).amendment).toBeNull();
  });
});
