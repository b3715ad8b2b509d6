import type { Attachment } from '../document/attachments.js';
import type { WaiverType } from '../vocabulary.js';
import { isConditional, toStage } from './kind.js';

/** A waiver form that a statute prescribes. */
export interface LegalForm {
  /** Stable: `ca-8132`. */
  code: string;
  state: string;
  title: string;
  statute: string;
  /** First and last day of this wording, `YYYY-MM-DD`; null when the day is not established, or no end is known. */
  effectiveFrom: string | null;
  effectiveTo: string | null;
  /** The part of its wording that has not been compared with the statute; null where all of it has. */
  unconfirmed: string | null;
  /** Sworn or acknowledged before a notary; without this, a notary's block may invalidate the form. */
  notary: boolean;
  /** Must be signed before a witness. */
  witness: boolean;
  /** Has a line for a witness. */
  witnessLine: boolean;
}

/** What the words of a form say is attached to it. */
const attachments: Readonly<Record<string, readonly Attachment[]>> = Object.fromEntries(
  ['tx-conditional-progress', 'tx-unconditional-progress'].map((code) => [
    code,
    [
      {
        what: 'the statement or progress payment request that the waiver covers',
        citation: 'Tex. Prop. Code § 53.284',
        kinds: ['statement', 'pay_application', 'invoice'] as const,
      },
    ],
  ]),
);

export function attachmentsOfWaiver(code: string): readonly Attachment[] {
  return attachments[code] ?? [];
}

type Row = [code: string, title: string, statute: string];
type Four = Record<WaiverType, Row>;

/** The four titles that California, Arizona and Texas share; Nevada and others say "upon". */
function four(
  state: string,
  statutes: Record<WaiverType, string>,
  word: 'on' | 'Upon',
  codes?: Record<WaiverType, string>,
): Four {
  const row = (type: WaiverType): Row => {
    const kind = isConditional(type) ? 'Conditional' : 'Unconditional';
    const payment = toStage(type) === 'progress' ? 'Progress Payment' : 'Final Payment';
    const code = `${state.toLowerCase()}-${codes?.[type] ?? type.replace('_', '-')}`;
    return [code, `${kind} Waiver and Release ${word} ${payment}`, statutes[type]];
  };
  return {
    conditional_progress: row('conditional_progress'),
    unconditional_progress: row('unconditional_progress'),
    conditional_final: row('conditional_final'),
    unconditional_final: row('unconditional_final'),
  };
}

const same = (statute: string): Record<WaiverType, string> => ({
  conditional_progress: statute,
  unconditional_progress: statute,
  conditional_final: statute,
  unconditional_final: statute,
});
const byStage = (progress: Row, final: Row): Four => ({
  conditional_progress: progress,
  unconditional_progress: progress,
  conditional_final: final,
  unconditional_final: final,
});

const california = {
  conditional_progress: '8132',
  unconditional_progress: '8134',
  conditional_final: '8136',
  unconditional_final: '8138',
};
const wyoming: Row = ['wy-lien-waiver', 'Lien Waiver', 'Wyo. Stat. § 29-10-101'];

/**
 * The twelve states that prescribe forms, and the form closest to each of the four kinds. A state without a form for a kind has
 * no entry here: a form is called statutory only if a statute prescribes it. When a law changes its wording, the kind gets a
 * new code here, and the old wording keeps the old code (src/pdf/assets/waiver), because printed documents must remain
 * reproducible.
 */
const table: Record<string, Partial<Four>> = {
  CA: four(
    'CA',
    {
      conditional_progress: 'Cal. Civ. Code § 8132',
      unconditional_progress: 'Cal. Civ. Code § 8134',
      conditional_final: 'Cal. Civ. Code § 8136',
      unconditional_final: 'Cal. Civ. Code § 8138',
    },
    'on',
    california,
  ),
  AZ: four('AZ', same('A.R.S. § 33-1008(D)'), 'on'),
  NV: four('NV', same('NRS 108.2457'), 'Upon'),
  TX: four('TX', same('Tex. Prop. Code § 53.284'), 'on'),
  MI: {
    conditional_progress: ['mi-partial-conditional', 'Partial Conditional Waiver', 'MCL 570.1115(9)'],
    unconditional_progress: ['mi-partial-unconditional', 'Partial Unconditional Waiver', 'MCL 570.1115(9)'],
    conditional_final: ['mi-full-conditional', 'Full Conditional Waiver', 'MCL 570.1115(9)'],
    unconditional_final: ['mi-full-unconditional', 'Full Unconditional Waiver', 'MCL 570.1115(9)'],
  },
  FL: byStage(
    ['fl-progress', 'Waiver and Release of Lien Upon Progress Payment', 'Fla. Stat. § 713.20(4)'],
    ['fl-final', 'Waiver and Release of Lien Upon Final Payment', 'Fla. Stat. § 713.20(5)'],
  ),
  GA: byStage(
    ['ga-interim', 'Waiver and Release of Lien and Payment Bond Rights Upon Interim Payment', 'O.C.G.A. § 44-14-366'],
    ['ga-final', 'Waiver and Release of Lien and Payment Bond Rights Upon Final Payment', 'O.C.G.A. § 44-14-366'],
  ),
  MS: byStage(
    ['ms-interim', 'Interim Waiver and Release Upon Payment', 'Miss. Code §§ 85-7-419, 85-7-433'],
    ['ms-final', 'Waiver and Release Upon Final Payment', 'Miss. Code §§ 85-7-419, 85-7-433'],
  ),
  // Both of Utah's forms take effect when the check is paid; Utah has no unconditional form.
  UT: {
    conditional_progress: [
      'ut-progress',
      'Utah Conditional Waiver and Release Upon Progress Payment',
      'Utah Code § 38-1a-802',
    ],
    conditional_final: ['ut-final', 'Utah Waiver and Release Upon Final Payment', 'Utah Code § 38-1a-802'],
  },
  WY: byStage(wyoming, wyoming),
  MA: { conditional_progress: ['ma-partial', 'Partial Waiver and Subordination of Lien', 'M.G.L. c. 254, § 32'] },
  MO: {
    unconditional_final: [
      'mo-residential-final',
      'Unconditional Final Lien Waiver for Residential Real Property',
      'Mo. Rev. Stat. § 429.016.27',
    ],
  },
};
const notarized = ['MS', 'WY'];
const witnessed = ['GA'];
const withWitnessLine = [...witnessed, 'MA'];
/** Forms whose wording has not been compared with the statute in full, and the part that counsel should compare. */
const unconfirmed: Record<string, string> = { MA: 'the sentences below line 8' };
/**
 * The sources of these dates: Stats. 2010, ch. 697; SB 315 of 2020; HB 1692 of 2010; ch. 487 of 2014; HB 2237 of 2021, which
 * removed the notary from the form; ch. 92 of 2010.
 */
const since: Record<string, string> = {
  CA: '2012-07-01',
  GA: '2021-01-01',
  MO: '2010-08-28',
  MS: '2014-04-11',
  TX: '2022-01-01',
  WY: '2011-07-01',
};

export const formStates: readonly string[] = Object.keys(table);

/** The form that the law prescribes for this kind of waiver, or null where it prescribes none. */
export function legalForm(state: string, type: WaiverType, use: string | null): LegalForm | null {
  // Missouri prescribes its form for residential property only.
  if (state === 'MO' && use !== 'residential') return null;
  const row = table[state]?.[type];
  return row ? toForm(state, row) : null;
}

/** The form behind a `form_code` such as `ca-8132` or `generic-ma-partial`. */
export function legalFormOfCode(formCode: string): LegalForm | null {
  return legalForms.find(({ code }) => code === formCode.replace(/^generic-/, '')) ?? null;
}

/**
 * The form that a waiver is printed with: the form's own code, else `generic-` and the kind that the general form replaces.
 */
export function formCode(form: LegalForm | null, type: WaiverType): string {
  return form?.code ?? `generic-${type.replace('_', '-')}`;
}

/** Whether a `form_code` is a general form, with the service's own wording. */
export function isGeneric(formCode: string): boolean {
  return formCode.startsWith('generic-');
}

function toForm(state: string, [code, title, statute]: Row): LegalForm {
  return {
    code,
    state,
    title,
    statute,
    effectiveFrom: since[state] ?? null,
    effectiveTo: null,
    unconfirmed: unconfirmed[state] ?? null,
    notary: notarized.includes(state),
    witness: witnessed.includes(state),
    witnessLine: withWitnessLine.includes(state),
  };
}

/** Every prescribed form once, in the order of the states. */
export const legalForms: readonly LegalForm[] = Object.entries(table)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([state, rows]) => {
    const once = new Map(Object.values(rows).map((row) => [row[0], row]));
    return [...once.values()].map((row) => toForm(state, row));
  });
