import { describe, expect, it } from '@jest/globals';
import { type PaymentMethod, type WaiverType, waiverTypes } from '../../../src/domain/vocabulary.js';
import { type Blank, checkBlanks, requiredBlanks } from '../../../src/domain/waiver/blanks.js';
import { closedForm } from '../../../src/domain/waiver/closed-forms.js';
import { formCode, formStates, isGeneric, legalForm, legalFormOfCode } from '../../../src/domain/waiver/forms.js';
import { isConditional } from '../../../src/domain/waiver/kind.js';
import { waiverNotices } from '../../../src/domain/waiver/notices.js';
import { waiverWarnings } from '../../../src/domain/waiver/preflight.js';
import { paymentStatement, waiverFacts } from './waiver-facts.fixture.js';

type Codes = Partial<Record<WaiverType, string>>;
const stages = (progress: string, final: string): Codes => ({
  conditional_progress: progress,
  unconditional_progress: progress,
  conditional_final: final,
  unconditional_final: final,
});
const own = (state: string): Codes =>
  Object.fromEntries(waiverTypes.map((type) => [type, `${state}-${type.replace('_', '-')}`]));

/** State → kind → the legal form; a missing entry has none. Missouri's entries are for residential work. */
const expected: Record<string, Codes> = {
  CA: {
    conditional_progress: 'ca-8132',
    unconditional_progress: 'ca-8134',
    conditional_final: 'ca-8136',
    unconditional_final: 'ca-8138',
  },
  AZ: own('az'),
  NV: own('nv'),
  TX: own('tx'),
  MI: {
    conditional_progress: 'mi-partial-conditional',
    unconditional_progress: 'mi-partial-unconditional',
    conditional_final: 'mi-full-conditional',
    unconditional_final: 'mi-full-unconditional',
  },
  FL: stages('fl-progress', 'fl-final'),
  GA: stages('ga-interim', 'ga-final'),
  MS: stages('ms-interim', 'ms-final'),
  UT: { conditional_progress: 'ut-progress', conditional_final: 'ut-final' },
  WY: stages('wy-lien-waiver', 'wy-lien-waiver'),
  MA: { conditional_progress: 'ma-partial' },
  MO: { unconditional_final: 'mo-residential-final' },
  IL: {},
};
const cases = Object.entries(expected).flatMap(([state, codes]) =>
  waiverTypes.map((type) => [state, type, codes[type] ?? null] as const),
);

describe('the form of a waiver', () => {
  it('is defined for twelve states', () => {
    expect([...formStates].sort()).toEqual(
      Object.keys(expected)
        .filter((state) => state !== 'IL')
        .sort(),
    );
  });

  it.each(cases)('is for %s, %s, the form %s', (state, type, code) => {
    const form = legalForm(state, type, 'residential');
    expect(form?.code ?? null).toBe(code);
    const printed = formCode(form, type);
    const own = code !== null;
    expect(printed).toBe(own ? code : `generic-${code ?? type.replace('_', '-')}`);
    expect(isGeneric(printed)).toBe(!own);
    expect(legalFormOfCode(printed)).toEqual(form);
    if (form) expect(form).toMatchObject({ state, statute: expect.stringMatching(/\d/), title: expect.any(String) });
  });

  it('applies in Missouri to residential property only', () => {
    for (const use of ['commercial', null]) expect(legalForm('MO', 'unconditional_final', use)).toBeNull();
  });

  it('may not be changed in Nevada, and in Missouri where it is prescribed', () => {
    for (const type of waiverTypes) {
      expect(closedForm('NV', type, 'commercial')).not.toBeNull();
      expect(closedForm('CA', type, 'commercial')).toBeNull();
      expect(closedForm('MO', type, 'residential') !== null).toBe(type === 'unconditional_final');
      expect(closedForm('MO', type, 'commercial')).toBeNull();
    }
  });

  it('requires a witness in Georgia only', () => {
    for (const state of formStates) {
      for (const type of waiverTypes) {
        expect(legalForm(state, type, 'residential')?.witness ?? false).toBe(state === 'GA');
      }
    }
  });

  it('requires a notary in Mississippi and Wyoming only', () => {
    const notarized = formStates.filter((state) =>
      waiverTypes.some((type) => legalForm(state, type, 'residential')?.notary),
    );
    expect(notarized.sort()).toEqual(['MS', 'WY']);
  });
});

/** State → kind → the expected notices, in the order of the four kinds. */
const expectedNotices: Record<string, [string[], string[], string[], string[]]> = {
  CA: [['evidence_of_payment'], [], ['evidence_of_payment'], []],
  AZ: [['evidence_of_payment'], [], ['evidence_of_payment'], []],
  NV: each(['joint_check']),
  TX: [[], ['not_before_payment'], [], ['not_before_payment']],
  MI: each([]),
  FL: [['nearest_form', 'condition_added'], ['nearest_form'], ['nearest_form', 'condition_added'], ['nearest_form']],
  GA: each(['nearest_form', 'deemed_paid', 'witness_required']),
  MS: each(['nearest_form', 'deemed_paid', 'notary_required']),
  UT: [[], ['no_prescribed_form'], [], ['no_prescribed_form']],
  WY: [
    ['nearest_form', 'not_conditional', 'notary_required'],
    ['nearest_form', 'notary_required'],
    ['nearest_form', 'not_conditional', 'no_retainage', 'notary_required'],
    ['nearest_form', 'no_retainage', 'notary_required'],
  ],
  MA: [['wording_unconfirmed'], ['no_prescribed_form'], ['no_prescribed_form'], ['no_prescribed_form']],
  MO: [['no_prescribed_form'], ['no_prescribed_form'], ['no_prescribed_form'], []],
  IL: each([]),
};
const noticeCases = Object.entries(expectedNotices).flatMap(([state, kinds]) =>
  waiverTypes.map((type, index) => [state, type, kinds[index]!] as const),
);
function each(codes: string[]): [string[], string[], string[], string[]] {
  return [codes, codes, codes, codes];
}

const notice = (state: string, type: WaiverType, paymentReceivedOn: string | null = null) =>
  waiverNotices({
    state,
    type,
    formCode: formCode(legalForm(state, type, 'residential'), type),
    paymentReceivedOn,
    throughDate: '2026-02-28',
  });
const codesOf = (...of: Parameters<typeof notice>) => notice(...of).map(({ code }) => code);

describe('the notices of a waiver', () => {
  it.each(noticeCases)('are for %s, %s, %j', (state, type, codes) => {
    expect(codesOf(state, type, '2026-03-01')).toEqual(codes);
    expect(codesOf(state, type)).toEqual(isConditional(type) ? codes : [...codes, 'payment_not_confirmed']);
  });

  it('state that no form is prescribed for commercial work in Missouri', () => {
    for (const type of waiverTypes) {
      const code = formCode(legalForm('MO', type, 'commercial'), type);
      const codes = waiverNotices({
        state: 'MO',
        type,
        formCode: code,
        paymentReceivedOn: '2026-03-01',
        throughDate: '2026-02-28',
      });
      expect(codes.map((one) => one.code)).toEqual(['no_prescribed_form']);
    }
  });

  it.each(cases)('mention for %s, %s, general wording for a general form only (%s)', (state, type, code) => {
    const codes = codesOf(state, type, '2026-03-01');
    expect(codes).not.toContain('general_wording');
    expect(codes.includes('wording_unconfirmed')).toBe(code !== null && state === 'MA');
    expect(codes.includes('no_prescribed_form')).toBe(code === null && state !== 'IL');
    expect(codes.includes('nearest_form')).toBe(['FL', 'GA', 'MS', 'WY'].includes(state));
    expect(codes).not.toContain('payment_not_confirmed');
    for (const { message } of notice(state, type)) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it.each<[string, WaiverType, string]>([
    ['CA', 'conditional_final', 'evidence_of_payment'],
    ['AZ', 'conditional_progress', 'evidence_of_payment'],
    ['FL', 'conditional_progress', 'condition_added'],
    ['GA', 'unconditional_progress', 'deemed_paid'],
    ['MS', 'conditional_final', 'deemed_paid'],
    ['MS', 'conditional_final', 'notary_required'],
    ['NV', 'conditional_progress', 'joint_check'],
    ['TX', 'unconditional_final', 'not_before_payment'],
    ['UT', 'unconditional_progress', 'no_prescribed_form'],
    ['WY', 'conditional_progress', 'not_conditional'],
    ['WY', 'unconditional_final', 'no_retainage'],
    ['CA', 'unconditional_progress', 'payment_not_confirmed'],
    ['IL', 'unconditional_final', 'payment_not_confirmed'],
  ])('include in %s for a %s waiver: %s', (state, type, code) => {
    expect(codesOf(state, type)).toContain(code);
  });

  it('are empty when nothing requires attention', () => {
    expect(notice('IL', 'conditional_progress')).toEqual([]);
    for (const [state, code] of [
      ['FL', 'condition_added'],
      ['TX', 'not_before_payment'],
      ['CA', 'evidence_of_payment'],
    ] as const) {
      const other: WaiverType = state === 'TX' ? 'conditional_final' : 'unconditional_final';
      expect(codesOf(state, other)).not.toContain(code);
    }
  });
});

const check: Blank[] = ['checkMaker', 'checkPayee'];
const four = (
  progress: Blank[],
  final: Blank[] = progress,
  conditional: Blank[] = [],
): Record<WaiverType, Blank[]> => ({
  conditional_progress: [...progress, ...conditional],
  unconditional_progress: progress,
  conditional_final: [...final, ...conditional],
  unconditional_final: final,
});
const interim: Blank[] = ['customer', 'location', 'county', 'work', 'amount'];
const numbered: Blank[] = ['customer', 'location', 'invoiceNumber', 'amount'];
const ofPeriod: Blank[] = [...numbered, 'paymentPeriod'];
const worked: Blank[] = ['customer', 'location', 'work', 'amount'];
const general = four(['location', 'amount']);

const required: Record<string, Record<WaiverType, Blank[]>> = {
  CA: {
    ...four(['customer', 'location', 'amount'], undefined, check),
    unconditional_final: ['customer', 'location'],
  },
  AZ: { ...four(worked, worked, check), unconditional_final: ['customer', 'location', 'work'] },
  TX: { ...four(worked, worked, check), unconditional_final: ['customer', 'location', 'work'] },
  NV: { ...four(numbered), conditional_final: ofPeriod },
  UT: { ...general, conditional_progress: ofPeriod, conditional_final: numbered },
  MI: {
    ...four(
      ['customer', 'location', 'work', 'claimantPhone', 'amount', 'coversAllDue'],
      ['customer', 'location', 'work', 'claimantPhone'],
    ),
    conditional_final: ['customer', 'location', 'work', 'claimantPhone', 'amount'],
  },
  FL: four(['customer', 'location', 'amount']),
  GA: four(interim),
  MS: four(interim),
  WY: four(
    ['customer', 'location', 'county', 'amount', 'retainageReserved', 'remainingDue'],
    ['customer', 'location', 'county', 'amount'],
  ),
  MA: {
    ...general,
    conditional_progress: [
      'customer',
      'county',
      'location',
      'invoiceNumber',
      'applicationDate',
      'paymentStatement',
      'amount',
    ],
  },
  MO: { ...general, unconditional_final: ['legalDescription', 'claimantPhone'] },
  IL: general,
};
const blankCases = Object.entries(required).flatMap(([state, kinds]) =>
  waiverTypes.map((type) => [state, type, kinds[type]] as const),
);

/** The field that fills each blank. */
const fields: Record<Blank, string> = {
  customer: 'customerPartyId',
  location: 'jobsites',
  legalDescription: 'project.legalDescription',
  county: 'jobsites',
  work: 'workDescription',
  amount: 'amount',
  checkMaker: 'checkMaker',
  checkPayee: 'checkPayee',
  invoiceNumber: 'invoiceNumber',
  retainageReserved: 'retainageReserved',
  coversAllDue: 'coversAllDue',
  remainingDue: 'remainingDue',
  paymentPeriod: 'paymentPeriodFrom',
  paymentStatement: 'paymentStatement',
  applicationDate: 'payApplicationId',
  claimantPhone: 'division.phone',
};

describe('the blanks of a waiver', () => {
  it.each(blankCases)('are for %s, %s, %j', (state, type, blanks) => {
    expect([...requiredBlanks(state, type, 'residential')].sort()).toEqual([...blanks].sort());
    const complete = {
      remainingDue: '0.00',
      paymentPeriodFrom: '2026-03-01',
      paymentStatement,
      applicationDate: '2026-04-01',
    };
    const project = { legalDescription: 'Lot 7, Block 2' };
    expect(checkBlanks(waiverFacts({ waiver: { state, type, ...complete }, project }))).toEqual([]);
    const empty = waiverFacts({
      waiver: {
        state,
        type,
        amount: null,
        checkMaker: ' ',
        checkPayee: null,
        invoiceNumber: '',
        retainageReserved: null,
        coversAllDue: null,
      },
      project: { furnishedDescription: null },
      division: { phone: null },
      parties: waiverFacts().parties.filter(({ isClaimant }) => isClaimant),
      jobsites: [],
    });
    const reported = checkBlanks(empty).map(({ field }) => field);
    // An unknown customer is reported as an unknown hiring party.
    const others = blanks.filter((blank) => blank !== 'customer');
    expect([...new Set(reported)].sort()).toEqual([...new Set(others.map((blank) => fields[blank]))].sort());
    expect(waiverWarnings(empty).map(({ field }) => field)).toContain('parties.hiredByPartyId');
    for (const { message } of checkBlanks(empty)) {
      expect(message).toMatch(/ The (general )?form .+ requires it\.$/);
      // A field's name is no noun.
      expect(message).not.toMatch(/has no (covers|remaining|retainage|check|payment period)|[a-z][A-Z]/);
    }
  });

  it.each(['CA', 'AZ', 'TX'])('include in %s the maker and payee of a check only when payment is by check', (state) => {
    const given = { state, checkMaker: null, checkPayee: null };
    const asked = (paymentMethod: PaymentMethod | null) =>
      checkBlanks(waiverFacts({ waiver: { ...given, paymentMethod } })).map(({ field }) => field);
    for (const method of [null, 'check', 'joint_check'] as const) {
      expect(asked(method)).toEqual(['checkMaker', 'checkPayee']);
    }
    for (const method of ['ach', 'wire', 'card', 'cash', 'other'] as const) expect(asked(method)).toEqual([]);
  });
});
