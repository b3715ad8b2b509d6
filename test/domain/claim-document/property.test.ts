import { describe, expect, it } from '@jest/globals';
import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { claimNotices, claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { jobsiteIn } from '../preflight/sites.fixture.js';
import { claimFacts, escalationFacts } from './claim-facts.fixture.js';

const legal = { legalDescription: 'Lot 4, Block 12, Harbor Tract' };
const warningsOf = (facts: ClaimFacts, instrument: ClaimInstrument = 'mechanics_lien') =>
  claimWarnings(facts, formOf(facts, instrument));
const fieldsOf = (facts: ClaimFacts, instrument?: ClaimInstrument) =>
  warningsOf(facts, instrument).map(({ field }) => field);
const textOf = (facts: ClaimFacts, instrument?: ClaimInstrument) =>
  warningsOf(facts, instrument)
    .map(({ message }) => message)
    .join('\n');
const leftOut = (facts: ClaimFacts, instrument: ClaimInstrument = 'mechanics_lien') =>
  claimNotices(facts, formOf(facts, instrument), []).filter(({ code }) => code === 'jobsites_left_out');

const second = { addressLine1: '2 Broad Street', isPrimary: false };
const third = { addressLine1: '3 Canal Street', isPrimary: false };
const reno = jobsiteIn('NV', second);
type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;
const onParcels = (...changes: Parameters<typeof jobsiteIn>[1][]) =>
  claimFacts({
    claim: { state: 'NV' },
    project: { parcelNumber: null },
    jobsites: [jobsiteIn('NV', changes[0]), ...changes.slice(1).map((each) => jobsiteIn('NV', { ...second, ...each }))],
  });
const inCounties = (counties: (string | null)[], { claim, ...changes }: Changes = {}, state = 'CA') =>
  claimFacts({
    ...changes,
    claim: { state, ...claim },
    project: { parcelNumber: null, ...changes.project },
    jobsites: counties.map((county, index) =>
      jobsiteIn(state, { county, isPrimary: index === 0, addressLine1: `${index + 1} Broad Street` }),
    ),
  });

describe('the parcels and descriptions of several jobsites', () => {
  it('are complete when each jobsite has its own, or the project has those of all', () => {
    expect(fieldsOf(onParcels({ parcelNumber: '1' }, { parcelNumber: '2' }))).toEqual([]);
    const whole = claimFacts({ jobsites: [jobsiteIn('CA'), jobsiteIn('CA', second)], project: legal });
    expect(fieldsOf(whole)).toEqual([]);
    expect(fieldsOf(claimFacts({ jobsites: [jobsiteIn('CA'), jobsiteIn('CA', second)] }))).toEqual([]);
  });

  it('are asked of the jobsite that lacks them, by its address', () => {
    const facts = onParcels({ parcelNumber: '1' }, { parcelNumber: '2' }, { ...third, name: 'Depot' });
    expect(warningsOf(facts)).toEqual([
      expect.objectContaining({
        field: 'jobsites.parcelNumber',
        message: expect.stringContaining('Depot, 3 Canal Street, Reno'),
      }),
    ]);
  });

  it('are asked of the primary jobsite when only others have them', () => {
    expect(textOf(onParcels({}, { parcelNumber: '2' }))).toContain('1200 Mill Street, Reno');
  });

  it('are asked of a further jobsite when the project repeats the number of the primary one', () => {
    const facts = onParcels({ parcelNumber: '1' }, {});
    expect(fieldsOf({ ...facts, project: { ...facts.project, parcelNumber: '1' } })).toEqual(['jobsites.parcelNumber']);
  });

  it('take the number of the project as that of the primary jobsite, when the others have their own', () => {
    const facts = onParcels({}, { parcelNumber: '2' });
    expect(fieldsOf({ ...facts, project: { ...facts.project, parcelNumber: '1' } })).toEqual([]);
  });

  it('are asked of each jobsite when the form requires them and none has any', () => {
    const facts = claimFacts({ claim: { state: 'AR' }, jobsites: [jobsiteIn('AR'), jobsiteIn('AR', second)] });
    const legalFields = fieldsOf(facts).filter((field) => field.includes('egalDescription'));
    expect(legalFields).toEqual(['jobsites.legalDescription', 'project.legalDescription']);
    expect(textOf(facts)).toContain('2 Broad Street');
  });

  it.each(['parcelNumber', 'legalDescription', 'county'] as const)('are not present when %s is only spaces', (fact) => {
    const facts = onParcels({ [fact]: 'A' }, { [fact]: ' ' });
    expect(fieldsOf(facts)).toContain(`jobsites.${fact}`);
  });

  it('ask for nothing more of a letter, of a referral and of a bond claim', () => {
    const jobsites = onParcels({ parcelNumber: '1' }, {}).jobsites;
    const demand = escalationFacts('demand_letter', {
      claim: { state: 'NV', paymentDeadline: '2026-07-01' },
      jobsites,
    });
    const suit = escalationFacts('lawsuit', { claim: { state: 'NV' }, jobsites });
    expect(fieldsOf(demand, 'demand_letter')).toEqual([]);
    expect(fieldsOf(suit, 'lawsuit_referral')).not.toContain('jobsites.parcelNumber');
  });

  it('ask in New Jersey for the block and lot of each jobsite', () => {
    const jersey = (...parcels: (string | null)[]) =>
      claimFacts({
        claim: { state: 'NJ' },
        project: { parcelNumber: null, use: 'commercial' },
        jobsites: parcels.map((parcelNumber, index) =>
          jobsiteIn('NJ', { parcelNumber, isPrimary: index === 0, addressLine1: `${index + 1} Broad Street` }),
        ),
      });
    const asked = (facts: ClaimFacts) => fieldsOf(facts).filter((field) => /tax_lot|parcelNumber/.test(field));
    expect(asked(jersey('Block 12, Lot 3'))).toEqual([]);
    expect(asked(jersey('Block 12, Lot 3', 'BLOCK 7.01 LOT 9 and 10', 'Blk. 5, Lots 1-4'))).toEqual([]);
    expect(asked(jersey('Block 12, Lot 3', '0714-9', null))).toEqual([
      'jobsites.parcelNumber',
      'jobsites.parcelNumber',
    ]);
    expect(asked(jersey('0714-9', 'Block 12, Lot 3'))).toEqual(['metadata.tax_lot']);
  });
});

describe('jobsites in several counties', () => {
  it('are each a warning with the county of the document', () => {
    const facts = inCounties(['San Francisco', 'Alameda', 'San Francisco County', 'Marin']);
    expect(fieldsOf(facts)).toEqual(['jobsites.county', 'jobsites.county']);
    expect(textOf(facts)).toMatch(/2 Broad Street, .*Alameda.* San Francisco.*\n.*4 Broad Street, .*Marin/);
  });

  it('are covered by a document for each county, which recording.county makes', () => {
    for (const county of ['Alameda', 'Alameda County', 'county of alameda']) {
      const facts = inCounties(['San Francisco', 'Alameda'], { claim: { metadata: { recording: { county } } } });
      expect(fieldsOf(facts)).toEqual([]);
      expect(leftOut(facts)).toEqual([expect.objectContaining({ message: expect.stringContaining('1 Broad Street') })]);
    }
  });

  it('keep independent cities apart from counties of the same name', () => {
    const both = inCounties(['Baltimore City', 'Baltimore County'], {}, 'MD');
    expect(textOf(both)).not.toContain('recording.county');
    const facts = inCounties(['City of Roanoke', 'Roanoke County'], {}, 'VA');
    expect(fieldsOf(facts)).toContain('jobsites.county');
    expect(fieldsOf(inCounties(['City of Roanoke', 'Roanoke City'], {}, 'VA'))).not.toContain('jobsites.county');
  });

  it('warn when recording.county is that of no jobsite, and leave nothing out', () => {
    const facts = inCounties(['San Francisco', 'San Francisco'], {
      claim: { metadata: { recording: { county: 'Marin' } } },
    });
    expect(fieldsOf(facts)).toEqual(['metadata.recording.county']);
    expect(leftOut(facts)).toEqual([]);
  });

  it('are asked for the county that one of them lacks', () => {
    expect(textOf(inCounties(['Alameda', null]))).toMatch(/the county of each jobsite, .* 2 Broad Street, /);
  });

  it('are no matter to a letter and to a bond claim', () => {
    const { jobsites } = inCounties(['San Francisco', 'Alameda']);
    const demand = escalationFacts('demand_letter', { claim: { paymentDeadline: '2026-07-01' }, jobsites });
    expect(fieldsOf(demand, 'demand_letter')).toEqual([]);
    expect(fieldsOf(claimFacts({ claim: { type: 'bond_claim' }, jobsites }), 'bond_claim')).not.toContain(
      'jobsites.county',
    );
  });

  it('do not let the description of the whole project pass for that of a part', () => {
    const claim = { metadata: { recording: { county: 'Alameda' } } };
    const facts = inCounties(['San Francisco', 'Alameda'], { claim, project: legal });
    expect(fieldsOf(facts)).toEqual(['project.legalDescription']);
    const own = { ...facts, jobsites: facts.jobsites.map((site, at) => ({ ...site, legalDescription: `Lot ${at}` })) };
    expect(fieldsOf(own)).toEqual([]);
  });
});

describe('jobsites in another state', () => {
  it('are left out of a lien with a warning that names them', () => {
    const facts = claimFacts({ project: { parcelNumber: null }, jobsites: [jobsiteIn('CA'), reno] });
    expect(warningsOf(facts)).toEqual([
      expect.objectContaining({
        field: 'jobsites.state',
        message: expect.stringMatching(/2 Broad Street, Reno.*NV.*left out/),
      }),
    ]);
  });

  it('are left out with the other counties where recording.county chooses one', () => {
    const facts = claimFacts({
      claim: { metadata: { recording: { county: 'Alameda' } } },
      project: { parcelNumber: null },
      jobsites: [jobsiteIn('CA'), reno],
    });
    expect(fieldsOf(facts)).toEqual([]);
    expect(leftOut(facts)[0]!.message).toContain('2 Broad Street, Reno');
  });

  it('stay, with a warning, when the document has no other property', () => {
    const facts = claimFacts({ jobsites: [reno] });
    expect(fieldsOf(facts)).toEqual(['jobsites.state']);
    expect(textOf(facts)).not.toContain('left out');
  });

  it.each<[ClaimInstrument, string]>([
    ['stop_notice', 'stop_payment'],
    ['bond_claim', 'bond_claim'],
    ['notice_of_intent', 'lien'],
    ['notice_of_claim', 'preliminary'],
    ['lien_release', 'lien'],
  ])('are a warning of %s too', (instrument, type) => {
    const facts = claimFacts({ claim: { type }, jobsites: [jobsiteIn('CA'), reno] });
    expect(fieldsOf(facts, instrument)).toContain('jobsites.state');
  });

  it('are taken to be in the state of the document when their own is not known', () => {
    expect(fieldsOf(claimFacts({ jobsites: [jobsiteIn('CA'), jobsiteIn('CA', { ...second, state: null })] }))).toEqual(
      [],
    );
  });
});

describe('the law of a territory', () => {
  it.each(['PR', 'GU', 'VI', 'AS', 'MP'])('is not held for %s, and every claim says so', (state) => {
    const place = { city: 'Town', county: 'Somewhere', state, zip: null };
    const facts = (type: string) =>
      ({
        ...claimFacts({ claim: { type }, jobsites: [jobsiteIn('CA', place)] }),
      }) as ClaimFacts;
    const at = (type: string) => ({ ...facts(type), claim: { ...facts(type).claim, state } });
    for (const [instrument, type] of [
      ['mechanics_lien', 'lien'],
      ['lien_release', 'lien'],
      ['notice_of_intent', 'lien'],
      ['notice_of_claim', 'preliminary'],
      ['stop_notice', 'stop_payment'],
      ['bond_claim', 'bond_claim'],
    ] as const) {
      const found = warningsOf(at(type), instrument).find(({ field }) => field === 'state');
      expect([instrument, found?.message]).toEqual([instrument, expect.stringContaining('holds no statute of')]);
    }
  });

  it('is no matter to a letter, and not to a claim under federal law', () => {
    const jobsites = [jobsiteIn('PR')];
    const demand = escalationFacts('demand_letter', {
      claim: { state: 'PR', paymentDeadline: '2026-07-01' },
      jobsites,
    });
    expect(fieldsOf(demand, 'demand_letter')).toEqual([]);
    const miller = claimFacts({ claim: { state: 'PR', type: 'bond_claim' }, project: { sector: 'federal' }, jobsites });
    expect(fieldsOf(miller, 'bond_claim')).not.toContain('state');
  });

  it.each(['CA', 'DC', 'HI', 'NY'])('is held for %s', (state) => {
    expect(fieldsOf(claimFacts({ claim: { state } }))).not.toContain('state');
  });
});
