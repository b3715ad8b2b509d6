import { describe, expect, it } from '@jest/globals';
import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { claimWarnings, preflightClaim } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { defaultParties, party } from '../preflight/notice-facts.fixture.js';
import { claimFacts, escalationFacts } from './claim-facts.fixture.js';

const fields = (instrument: ClaimInstrument, facts: ClaimFacts) =>
  [...preflightClaim(facts), ...claimWarnings(facts, formOf(facts, instrument))]
    .map(({ field }) => field)
    // Its own test asks for it on every release.
    .filter((field) => instrument !== 'lien_release' || field !== 'project.legalDescription');
const without = (...roles: string[]) => defaultParties().filter(({ role }) => !roles.includes(role));
const withoutAddress = { address: { addressLine1: null, city: null } };

describe('the preflight of a claim', () => {
  it.each<[string, ClaimInstrument, ClaimFacts, string[]]>([
    ['nothing', 'mechanics_lien', claimFacts(), []],
    [
      'an amount',
      'mechanics_lien',
      claimFacts({ claim: { amount: null, metadata: { contract: null } } }),
      ['claimAmount'],
    ],
    ['an amount above zero', 'stop_notice', claimFacts({ claim: { amount: '0.00' } }), ['claimAmount']],
    ['the work', 'mechanics_lien', claimFacts({ project: { furnishedDescription: ' ' } }), ['description']],
    [
      'the signer under oath',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { signatory_name: null } } }),
      ['metadata.signatory_name'],
    ],
    [
      'no signer on a letter',
      'demand_letter',
      escalationFacts('demand_letter', {
        claim: { metadata: { signatory_name: null, payment_deadline: '2026-07-01' } },
      }),
      [],
    ],
    [
      'texts that can be printed as they are read',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { payment_terms: 'Net\u202e30', enclosures: ['Ledger\u001b[8m'] } } }),
      ['metadata.payment_terms', 'metadata.enclosures'],
    ],
    ['the county', 'mechanics_lien', claimFacts({ jobsites: [] }), ['jobsites', 'jobsites']],
    [
      'the last day in Ohio',
      'mechanics_lien',
      claimFacts({ claim: { state: 'OH' }, project: { lastFurnishingDate: null } }),
      ['lastFurnishingDate'],
    ],
    ['no last day in California', 'mechanics_lien', claimFacts({ project: { lastFurnishingDate: null } }), []],
    [
      'months, legal description and notices in Texas',
      'mechanics_lien',
      claimFacts({ claim: { state: 'TX', metadata: { months_work_performed: null } }, servedNotices: [] }),
      ['metadata.months_work_performed', 'project.legalDescription', 'metadata.notices_sent'],
    ],
    [
      'changes and payments in Nevada',
      'mechanics_lien',
      claimFacts({ claim: { state: 'NV', metadata: { contract: {} } } }),
      ['metadata.contract.change_orders', 'metadata.contract.paid'],
    ],
    ['an owner', 'mechanics_lien', claimFacts({ parties: without('owner') }), ['parties.owner']],
    ['no contractor on a lien notice', 'mechanics_lien', claimFacts({ parties: without('general_contractor') }), []],
    [
      'a contractor on an escalation',
      'mechanics_lien',
      escalationFacts('lien_filing', { parties: without('general_contractor') }),
      ['parties.generalContractor'],
    ],
    [
      'a contractor on a notice of claim',
      'notice_of_claim',
      claimFacts({ claim: { type: 'preliminary' }, parties: without('general_contractor') }),
      ['parties.generalContractor'],
    ],
    [
      'the inline contractor’s address',
      'lawsuit_referral',
      escalationFacts('lawsuit', {
        parties: without('general_contractor'),
        claim: { metadata: { gc: { name: 'Inline GC', city: 'Reno' } } },
      }),
      ['metadata.gc.address_line1', 'metadata.gc.state', 'metadata.gc.zip'],
    ],
    [
      'the lender’s address',
      'notice_of_intent',
      claimFacts({ parties: [...without('lender'), party('lender', 'Bank', withoutAddress)] }),
      ['parties.lender'],
    ],
    [
      'the lender that a stop notice is addressed to',
      'stop_notice',
      claimFacts({ claim: { metadata: { stop_notice: { kind: 'private_lender' } } }, parties: without('lender') }),
      ['parties.lender'],
    ],
    [
      'the surety of a bonded notice, and the power of attorney of its signer',
      'stop_notice',
      claimFacts({ claim: { metadata: { stop_notice: { bonded: true } } } }),
      ['metadata.stop_notice.surety', 'exhibits'],
    ],
    [
      'no bond to a stop payment notice outside California',
      'stop_notice',
      claimFacts({ claim: { state: 'WA', metadata: { stop_notice: { bonded: true } } } }),
      ['metadata.stop_notice.bonded'],
    ],
    [
      'no lien on federal property',
      'mechanics_lien',
      claimFacts({ project: { sector: 'federal' } }),
      ['project.sector'],
    ],
    ['a surety', 'bond_claim', claimFacts(), ['parties.surety']],
    [
      'the inline surety’s address',
      'bond_claim',
      claimFacts({ claim: { metadata: { bond: { surety: 'Granite' } } } }),
      ['address_line1', 'city', 'state', 'zip'].map((part) => `metadata.bond.surety.${part}`),
    ],
    [
      'the address of the recipient of the letter',
      'demand_letter',
      escalationFacts('demand_letter', {
        claim: {
          paymentDeadline: '2026-07-01',
          metadata: { hiring_party: { name: 'Hirer', city: 'Reno', state: 'NV', zip: '89501' } },
        },
      }),
      ['metadata.hiring_party.address_line1'],
    ],
    [
      'where the lien is recorded',
      'lien_release',
      claimFacts({ claim: { recordedOn: '2026-06-20' } }),
      ['metadata.recording.instrument_number'],
    ],
    [
      'nothing with book and page',
      'lien_release',
      claimFacts({ claim: { recordedOn: '2026-06-20', metadata: { recording: { book: 7, page: '12' } } } }),
      [],
    ],
    [
      'what a partial release releases',
      'lien_release',
      claimFacts({
        claim: {
          recordedOn: '2026-06-20',
          metadata: { recording: { instrument_number: '1' }, release: { scope: 'partial' } },
        },
      }),
      ['metadata.release'],
    ],
    [
      'the day by which a demand is to be paid',
      'demand_letter',
      escalationFacts('demand_letter'),
      ['metadata.payment_deadline'],
    ],
    [
      'no day in a reminder',
      'demand_letter',
      escalationFacts('demand_letter', { claim: { metadata: { level: 'reminder' } } }),
      [],
    ],
    [
      'the owner’s interest and the kind of dwelling in New York',
      'mechanics_lien',
      claimFacts({ claim: { state: 'NY' } }),
      ['metadata.owner_interest', 'metadata.single_family_dwelling'],
    ],
    [
      'what Arizona’s lien says is attached',
      'mechanics_lien',
      claimFacts({ claim: { state: 'AZ' }, project: { legalDescription: 'Lot 4' } }),
      ['exhibits', 'exhibits', 'exhibits'],
    ],
    [
      'a stop payment notice for no more than the value furnished, less payments',
      'stop_notice',
      claimFacts({ claim: { metadata: { stop_notice: { value_furnished: '58000.00' } } } }),
      ['metadata.stop_notice.value_furnished'],
    ],
    [
      'the recording of the lien that an amended one changes',
      'mechanics_lien',
      claimFacts({
        claim: {
          amendment: {
            originalNumber: 'N-1',
            originalDate: '2026-06-10',
            reason: 'amount_changed',
            originalAmount: '40000.00',
            originalRecorded: true,
          },
        },
      }),
      ['metadata.recording.instrument_number'],
    ],
    [
      'the oath that the statute prescribes',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { notary_block: 'acknowledgment' } } }),
      ['metadata.notary_block'],
    ],
    [
      'no particular oath where the statute leaves the choice',
      'mechanics_lien',
      claimFacts({ claim: { state: 'PR', metadata: { notary_block: 'none' } } }),
      ['state'],
    ],
    [
      'another service method than e-mail for a California lien',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { service_method: 'email' } } }),
      ['metadata.service_method'],
    ],
    [
      'a certificate with first-class mail',
      'mechanics_lien',
      claimFacts({ claim: { metadata: { service_method: 'first_class' } } }),
      ['metadata.service_method'],
    ],
    [
      'another service method than a certificate of mailing for a stop payment notice',
      'stop_notice',
      claimFacts({ claim: { metadata: { service_method: 'first_class_certificate_of_mailing' } } }),
      ['metadata.service_method'],
    ],
    [
      'no particular service method where no statute prescribes one',
      'mechanics_lien',
      claimFacts({ claim: { state: 'PR', metadata: { service_method: 'email' } } }),
      ['state'],
    ],
    [
      'a service date on or after the date of the document',
      'stop_notice',
      claimFacts({ claim: { metadata: { service_date: '2026-06-14' } } }),
      ['metadata.service_date'],
    ],
    [
      'no service method or date on a document that does not state them',
      'lawsuit_referral',
      escalationFacts('lawsuit', { claim: { metadata: { service_method: 'email', service_date: '2026-06-01' } } }),
      [],
    ],
  ])('asks for %s', (_what, instrument, facts, expected) => {
    expect(fields(instrument, facts)).toEqual(expected);
  });

  it('asks for no legal description in a release whose lien is on record, because the release refers to it', () => {
    const recorded = { instrument_number: '1', date: '2026-06-20' };
    const release = (recording: object) => {
      const facts = claimFacts({ claim: { metadata: { recording } } });
      return claimWarnings(facts, formOf(facts, 'lien_release')).map(({ field }) => field);
    };
    expect(release(recorded)).toEqual([]);
    expect(release({ date: '2026-06-20', book: '12', page: '3' })).toEqual([]);
    expect(release({})).toEqual([
      'metadata.recording.date',
      'metadata.recording.instrument_number',
      'project.legalDescription',
    ]);
  });

  it('reports an unreadable value once, without the errors that follow from it', () => {
    const once = (instrument: ClaimInstrument, metadata: object) =>
      fields(instrument, claimFacts({ claim: { metadata: { ...metadata } } }));
    const recording = { date: '2026-06-20', instrument_number: '1' };
    expect(once('mechanics_lien', { signatory_name: 5 })).toEqual(['metadata.signatory_name']);
    expect(once('mechanics_lien', { invoices: [{ number: '1', amount: 'much' }] })).toEqual([
      'metadata.invoices.0.amount',
    ]);
    expect(once('mechanics_lien', { invoices: [{ number: [], amount: 48250 }] })).toEqual([
      'metadata.invoices.0.number',
    ]);
    expect(once('lien_release', { recording, release: { scope: 'partial', amount: -1 } })).toEqual([
      'metadata.release.amount',
    ]);
    expect(once('mechanics_lien', { lawsuit: { attorney: 5 } })).toEqual(['metadata.lawsuit.attorney']);
    expect(once('mechanics_lien', { lawsuit: { attorney: 'Rosa Müller' } })).toEqual([]);
  });

  it('reports every metadata key that has the wrong shape', () => {
    const facts = escalationFacts('lawsuit', {
      claim: {
        amount: null,
        metadata: {
          invoices: { number: '1' },
          contract: { form: 'handshake', paid: 'much' },
          interest: { rate: 'high', from: 'June' },
          payment_deadline: 20260701,
          level: 'angry',
          bond: 'none',
          stop_notice: { bonded: 'yes', kind: 7 },
          recording: [],
          release: { scope: 'half', amount: -1 },
          notices_sent: [{ date: '2026-01-01' }],
          enclosures: [1],
          lawsuit: { attorney: { phone: '1' }, lis_pendens: 1, limitation_dates: [{ date: 'soon' }], causes: {} },
        },
      },
    });
    expect(fields('lawsuit_referral', facts).sort()).toEqual([
      'metadata.bond',
      'metadata.contract.form',
      'metadata.contract.paid',
      'metadata.enclosures',
      'metadata.interest.from',
      'metadata.interest.rate',
      'metadata.invoices',
      'metadata.lawsuit.attorney.name',
      'metadata.lawsuit.causes',
      'metadata.lawsuit.limitation_dates.0.date',
      'metadata.lawsuit.limitation_dates.0.label',
      'metadata.lawsuit.lis_pendens',
      'metadata.level',
      'metadata.notices_sent.0.title',
      'metadata.payment_deadline',
      'metadata.recording',
      'metadata.release.amount',
      'metadata.release.scope',
      'metadata.stop_notice.bonded',
      'metadata.stop_notice.kind',
    ]);
  });
});
