import { type Instrument, printableAs } from '../../src/domain/document/types.js';
import {
  type DocumentableType,
  documentTypes,
  escalationTypes,
  noticeTypes,
  waiverTypes,
} from '../../src/domain/vocabulary.js';
import { formCode, isGeneric, legalForm, legalForms } from '../../src/domain/waiver/forms.js';
import { isConditional, toStage } from '../../src/domain/waiver/kind.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { printedForms } from '../../src/pdf/assets/forms.js';
import { type NoticeForm, undated } from '../../src/pdf/assets/notice/form.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { payApplicationWording } from '../../src/pdf/assets/pay-application.js';
import { waiverWording } from '../../src/pdf/assets/waiver/general.js';
import { table } from './table.js';

/** Which record becomes which document, and every template of every family, as the code defines them. */
export function documentTables(): string[] {
  return [typesTable(), noticesTable(), waiversTable(), claimsTable(), payApplicationsTable(), marksTable()];
}

const instruments: Record<Instrument, string> = {
  preliminary_notice: 'preliminary notice',
  mechanics_lien: 'mechanics lien',
  lien_release: 'lien release',
  notice_of_intent: 'notice of intent',
  notice_of_claim: 'notice of claim',
  stop_notice: 'stop payment notice',
  bond_claim: 'bond claim',
  demand_letter: 'demand letter',
  lawsuit_referral: 'lawsuit referral',
  waiver: 'waiver',
  pay_application: 'packet of both',
  g702: 'application and certificate',
  g703: 'continuation sheet',
};

/** A row for each record and document, with its types; only the first row of a record names it. */
function typesTable(): string {
  const records: Array<[DocumentableType, readonly string[]]> = [
    ['notice', noticeTypes],
    ['escalation', escalationTypes],
    ['waiver', ['any']],
    ['pay_application', ['any']],
  ];
  const rows = records.flatMap(([kind, types]) =>
    types.flatMap((type) => {
      const printable = printableAs(kind, type);
      const byInstrument = Map.groupBy(
        documentTypes.filter((each) => printable[each]),
        (each) => printable[each]!,
      );
      return [...byInstrument].map(([instrument, requested], index) => [
        index === 0 ? `\`${kind}\`` : '',
        index === 0 ? (type === 'any' ? type : `\`${type}\``) : '',
        instruments[instrument],
        requested.map((each) => `\`${each}\``).join(', '),
      ]);
    }),
  );
  return table(['Record', 'Its type', 'Document', '`type` of the request'], rows);
}

function noticesTable(): string {
  const rows = noticeForms.map((form) => [
    place(form.state),
    appliesTo(form),
    `\`${form.formCode}\``,
    form.title,
    form.statute ?? '',
    inForce(form),
    form.wording,
  ]);
  return table(['State', 'For', 'Form', 'Title', 'Statute', 'In force', 'Wording'], rows);
}

function appliesTo({ work, sector, use, roles, claimedFor, ...form }: NoticeForm): string {
  const job = [
    form.ownerOccupied !== undefined && `owner ${form.ownerOccupied ? 'lives' : 'does not live'} there`,
    form.maxUnits !== undefined && `at most ${form.maxUnits} ${form.maxUnits === 1 ? 'home' : 'homes'}`,
    form.newConstruction !== undefined && (form.newConstruction ? 'new construction' : 'existing building'),
    form.direct !== undefined && (form.direct ? 'hired by the owner' : 'not hired by the owner'),
  ];
  return [`${work} work`, sector && 'not federal', use, ...job, ...(roles ?? []), claimedFor]
    .filter(Boolean)
    .join(', ')
    .replaceAll('_', ' ');
}

function waiversTable(): string {
  const prescribed = legalForms.map((form) => {
    const types = waiverTypes.filter((type) => legalForm(form.state, type, 'residential')?.code === form.code);
    const code = formCode(form, types[0]!);
    const where = form.state === 'MO' ? `${form.state}, residential` : form.state;
    return [where, kinds(types), `\`${code}\``, form.title, form.statute, inForce(form), wordingOf(code)];
  });
  const general = waiverTypes.map((type) => {
    const code = formCode(null, type);
    const { title } = waiverWording(isConditional(type), toStage(type));
    return [place('*'), kinds([type]), `\`${code}\``, title, '', '', wordingOf(code)];
  });
  return table(['State', 'For', 'Form', 'Title', 'Statute', 'In force', 'Wording'], [...prescribed, ...general]);
}

const kinds = (types: readonly string[]) => types.map((type) => type.replace('_', ' ')).join(', ');
const wordingOf = (code: string) => (isGeneric(code) ? 'own' : 'statute');

function claimsTable(): string {
  const rows = claimForms.map(
    ({ instrument, state, work, variant, formCode: code, title, statute, wording, ...dates }) => [
      instruments[instrument],
      place(state),
      [work.length === 3 ? '' : `${work.join(', ')} work`, variant?.replaceAll('_', ' ')].filter(Boolean).join(', '),
      `\`${code}\``,
      title,
      statute ?? '',
      inForce(dates),
      wording,
    ],
  );
  return table(['Document', 'State', 'For', 'Form', 'Title', 'Statute', 'In force', 'Wording'], rows);
}

function payApplicationsTable(): string {
  const { title, subcontractTitle, sheetTitle } = payApplicationWording;
  const rows = [
    ['a contract with the owner', 'g702', title],
    ['any other', 'g702-subcontract', subcontractTitle],
    ['any', 'g703', sheetTitle],
    ['a contract with the owner', 'pay-application', `${title}; ${sheetTitle}`],
    ['any other', 'pay-application-subcontract', `${subcontractTitle}; ${sheetTitle}`],
  ].map(([contract, form, own]) => [place('every'), contract!, `\`${form}\``, own!, 'own']);
  return table(['State', 'For', 'Form', 'Title', 'Wording'], rows);
}

/** The marks for counsel: wording that has not been compared with its statute. */
function marksTable(): string {
  const marked = printedForms.filter(({ marks }) => marks.length > 0);
  const rows = marked.map(({ code, statute, marks }) => [`\`${code}\``, statute ?? '', marks.join('; ')]);
  return table(['Form', 'Statute', 'Not compared'], rows);
}

function place(state: string): string {
  return state === '*' ? 'any other' : state;
}

/** Empty when neither end is known. */
function inForce({ effectiveFrom, effectiveTo }: { effectiveFrom: string | null; effectiveTo: string | null }): string {
  const from = effectiveFrom === null || effectiveFrom === undated ? '' : `from ${effectiveFrom}`;
  return [from, effectiveTo && `to ${effectiveTo}`].filter(Boolean).join(' ');
}
