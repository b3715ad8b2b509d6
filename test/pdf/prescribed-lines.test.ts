import { describe, expect, it } from '@jest/globals';
import { buildClaimDocument } from '../../src/domain/claim-document/build.js';
import type { ClaimFacts } from '../../src/domain/claim-document/facts.js';
import type { ClaimForm } from '../../src/domain/claim-document/form.js';
import { claimWarnings, preflightClaim } from '../../src/domain/claim-document/preflight.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { claimBlanks, filled } from '../../src/pdf/templates/claim/blanks.js';
import { claimDefinition } from '../../src/pdf/templates/claim/claim.js';
import { factLines } from '../../src/pdf/templates/claim/fact-lines.js';
import { isPrescribed } from '../../src/pdf/templates/claim/words.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { definitionTexts } from './definition-text.js';
import { oathTexts } from './oath-texts.js';

const prescribed = claimForms.filter(({ wording }) => wording === 'statute');

/** What only single forms ask for, beyond what the fixture of claims has. */
const everything = {
  tax_lot: { block: 1506, lot: 12 },
  unpaid_balance_notice: { county: 'Mercer', date: '2026-06-02', number: '2026-004417', book: 'CL 12', page: '88' },
  arbitration_award: { date: '2026-06-12', amount: 48250 },
  owner_interest: 'fee simple',
  single_family_dwelling: false,
  future_furnishing: { description: 'handrails of the parking deck', amount: 4000 },
  recording: { date: '2026-06-20', instrument_number: '2026-0114520', book: 'OR 3312', page: '88' },
  attorney: 'Rosa Müller',
  contract: {
    form: 'written',
    change_orders: '3250.00',
    credits: 0,
    paid: 16000,
    retainage: '6425.00',
    value_furnished: 64250,
  },
  bond: { number: 'SB-99812', surety: 'Granite State Surety Co.' },
  notices_sent: [
    {
      title: 'Notice to Owner',
      date: '2026-03-05',
      method: 'certified_return_receipt',
      copies: {
        contractor: { date: '2026-03-06', method: 'certified' },
        subcontractor: { date: '2026-03-07', method: 'personal' },
      },
    },
    { title: 'Notice of Intent', date: '2026-05-05', method: 'certified_return_receipt' },
  ],
};

const roleOf = ({ variant }: ClaimForm) =>
  variant === 'direct' ? 'general_contractor' : variant === 'sub_subcontract' ? 'sub_subcontractor' : 'subcontractor';

/** The claim of a form with all that it can state, and hired by whom it can be. */
function full(form: ClaimForm): ClaimFacts {
  const role = roleOf(form);
  const hirer = { general_contractor: 'owner', subcontractor: 'general_contractor', sub_subcontractor: 'sub' }[role];
  return claimFacts({
    claim: { state: form.state, metadata: everything },
    project: {
      sector: form.work[0]!,
      legalDescription: 'Lots 4 and 5, Block 12, Harbor Tract',
      noticeOfCommencement: { recordedOn: '2026-01-12', instrument: 'Book 4411, Page 207' },
      claimantRole: role,
    },
    parties: [
      ...defaultParties().map((each) => (each.isClaimant ? { ...each, role, hiredByPartyId: hirer! } : each)),
      party('subcontractor', 'Unrelated Plumbing, Inc.', { id: 'sub' }),
    ],
  });
}

/** The claim of the same form with nothing but what a document cannot do without. */
function bare(form: ClaimForm): ClaimFacts {
  const { project, claim, division, parties, ...facts } = full(form);
  const role = roleOf(form);
  const nothing = Object.fromEntries(Object.keys(project).map((key) => [key, null]));
  const { id, name, state, sector } = project;
  const claimant = { ...parties.find(({ isClaimant }) => isClaimant)!, hiredByPartyId: null };
  return {
    ...facts,
    division: { ...division!, phone: null, email: null, licenseNumber: null },
    // A subcontractor without a contractor on record can have been hired by either owner.
    parties: [claimant, ...['owner', 'owner of a half'].map((id) => party('owner', `The ${id}`, { id }))],
    jobsites: [],
    servedNotices: [],
    project: { ...(nothing as unknown as typeof project), id, name, state, sector, claimantRole: role },
    claim: { ...claim, amount: null, metadata: null },
  };
}

const modelOf = (facts: ClaimFacts, form: ClaimForm) => buildClaimDocument(facts, form.instrument, form);
const written = (facts: ClaimFacts, form: ClaimForm) => {
  const generatedAt = '2026-06-15T17:00:00+00:00';
  const job = { template: 'claim', model: modelOf(facts, form), preview: false, generatedAt } as const;
  return definitionTexts(claimDefinition(job)).join('\n');
};

const textsOf = ({ opening, averments = [], closing, warning, statement, oath, noticeAfter, subtitle }: ClaimForm) => [
  subtitle ?? '',
  ...opening,
  ...averments,
  ...closing,
  ...(warning?.paragraphs ?? []),
  ...(statement?.paragraphs ?? []),
  ...oathTexts(oath).slice(0, 1),
  ...(noticeAfter?.paragraphs ?? []),
];
const blanksOf = (form: ClaimForm) => [
  ...new Set(
    textsOf(form)
      .join('\n')
      .match(/(?<=\{)\w+(?=\})/g),
  ),
];
/** The words that depend on who signs, by who that is. */
const wordsBySigner = ({ signer, oath: { statement } }: ClaimForm): Record<string, string> => ({
  ...signer,
  ...(typeof statement === 'object' && statement),
});
const isBlank = (text: string | undefined) => /_{6,}|\[ {2}\] does \[ {2}\]|\(is\) \(is not\)/.test(text ?? '');

/** The blanks and the rows that each field fills. */
const filledBy: Record<string, readonly string[]> = {
  claimAmount: ['amount', 'itemizedValue'],
  description: ['work', 'workInset', 'work_and_amount'],
  firstFurnishingDate: ['firstDate', 'first_furnishing', 'furnishedBetween'],
  lastFurnishingDate: ['lastDate', 'lastDayInWords', 'last_furnishing'],
  jobsites: [
    'property',
    'propertyInFull',
    'propertyInset',
    'propertyOnOneLine',
    'county',
    'bareCountyCapitals',
    'recordingCounty',
    'inPlace',
    'municipality',
    'townOfProperty',
  ],
  'parties.hiredByPartyId': [
    'contractedWith',
    'tierOfHiringParty',
    'hiringParty',
    'hiring_party',
    'hiringPartyAddress',
    'other_hiring_party',
    'contractor_and_subcontractor',
    'employer',
  ],
  'parties.generalContractor': ['generalContractor', 'general_contractor'],
  'project.contractAmount': ['total', 'contract_total', 'originalAmount', 'original_amount', 'valueOrTotal', 'earned'],
  'project.dateContract': ['contractDate'],
  'project.legalDescription': ['legal_description'],
  'project.parcelNumber': ['parcel'],
  'project.use': ['residentialBoxes', 'isResidential', 'unpaidBalanceFiled', 'arbitrationAward'],
  'division.licenseNumber': ['license', 'license_dates', 'licenseCertified'],
  'division.phone': ['claimantPhone'],
  'metadata.contract.change_orders': ['changeOrders', 'change_orders', 'priceWithChanges', 'valueOrPrice'],
  'metadata.contract.credits': ['credits'],
  'metadata.contract.paid': ['paid'],
  'metadata.contract.retainage': ['retainage'],
  'metadata.future_furnishing': ['futureFurnishing', 'futureAmount'],
  'metadata.interest.from': ['interestDay', 'interest_from'],
  'metadata.interest.rate': ['interestRate'],
  'metadata.notices_sent': ['noticesClause'],
  'metadata.owner_interest': ['owner_interest'],
  'metadata.payment_terms': ['payment_terms', 'contractTerms'],
  'metadata.recording.date': ['recordedDay'],
  'metadata.recording.instrument_number': ['recordedBook', 'recordedPage'],
  'metadata.service_method': ['serviceDate'],
  'metadata.signatory_name': ['signatory'],
  'metadata.single_family_dwelling': ['dwelling'],
  'metadata.structure': ['structure', 'aStructure'],
  'metadata.tax_lot': ['taxLots'],
};
const fieldOf = Object.fromEntries(
  Object.entries(filledBy).flatMap(([field, names]) => names.map((name) => [name, field])),
);

/** What a form may truthfully have no answer to, and what the service adds to the words of a statute. */
const optional: Record<string, 'any' | readonly string[]> = {
  amounts_not_due: 'any',
  attorney: 'any',
  bond: 'any',
  commencement: 'any',
  contract: 'any',
  contractPlace: 'any',
  general_contractor: ['ca-lien-2012', 'ga-lien-2009', 'ms-lien-general'],
  interest: 'any',
  legal_description: ['ca-lien-2012', 'il-claim', 'tn-claim'],
  license: ['ca-lien-2012', 'ms-lien-general'],
  months: 'any',
  notices_sent: 'any',
  parcel: ['ca-lien-2012', 'fl-lien'],
  retainage: ['fl-lien', 'il-claim'],
  valueFurnished: 'any',
};
const isOptional = (name: string, code: string) => optional[name] === 'any' || optional[name]?.includes(code);

describe('a statute’s form of a claim', () => {
  it.each(prescribed.map((form) => [form.formCode, form] as const))('keeps every line without data: %s', (_, form) => {
    const [given, missing] = [full(form), bare(form)];
    expect(preflightClaim(missing)).toEqual([]);
    if (isPrescribed(form)) {
      const labels = (facts: ClaimFacts) => factLines(modelOf(facts, form), form).map(({ label }) => label);
      expect(labels(missing)).toEqual(labels(given));
    }
    // Words that a value brings with it, such as the clauses of Florida, are words of the form too.
    const [values, lines] = [given, missing].map((facts) => claimBlanks(modelOf(facts, form))) as [
      Record<string, string>,
      Record<string, string>,
    ];
    const dropped = blanksOf(form).filter((name) => values[name]?.trim() && !lines[name]?.trim());
    expect(dropped.filter((name) => !['paymentInstructions', 'asInstrument'].includes(name))).toEqual([]);
    const text = written(missing, form).replace(/\s+/g, ' ');
    const fixed = textsOf(form).flatMap((each) => each.split(/\{\w+\}|\n/));
    const words = fixed.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => /\w{3}/.test(part));
    expect(words.filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toContain('$0.00');
  });

  const bySigner = prescribed.flatMap((form) =>
    Object.entries(wordsBySigner(form)).map(([who, words]) => [form.formCode, who, words, form] as const),
  );
  it.each(bySigner)('has the words for who signs: %s, %s', (_, who, words, form) => {
    const facts = full(form);
    const { name } = modelOf(facts, form).claimant;
    const metadata = {
      ...everything,
      signatory_name: who === 'inPerson' ? name : 'Dana Whitfield',
      signatory_title: who === 'representative' ? 'Credit Manager' : null,
    };
    const signed = { ...facts, claim: { ...facts.claim, metadata } };
    expect(written(signed, form)).toContain(filled(words, claimBlanks(modelOf(signed, form))));
  });

  it.each(prescribed.map((form) => [form.formCode, form] as const))(
    'reports each blank that it requires: %s',
    (_, form) => {
      const facts = bare(form);
      const model = modelOf(facts, form);
      const values = claimBlanks(model);
      const ruled = form.facts.filter((row) =>
        isBlank(factLines(model, { ...form, facts: [row] })[0]?.lines.join('\n')),
      );
      const blank = [
        ...blanksOf(form).filter((name) => isBlank(values[name])),
        ...(isPrescribed(form) ? ruled.map(([fact]) => fact) : []),
      ];
      const reported = claimWarnings(facts, form).map(({ field }) => field);
      const silent = blank.filter(
        (name) => !isOptional(name, form.formCode) && !reported.includes(fieldOf[name] ?? ''),
      );
      expect(silent).toEqual([]);
    },
  );
});
