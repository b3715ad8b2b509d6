import { distinctCounties } from '../../../domain/claim-document/counties.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { isIntent } from '../../../domain/claim-document/requirements.js';
import { type Fact, factsOf } from '../../../domain/claim-document/vocabulary.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/preflight/notice-metadata.js';
import { courtOf } from '../../assets/claim/offices.js';
import { contractorNoun, roleCaption, stateCaptions } from '../../captions.js';
import { countyName, countyNoun } from '../../county.js';
import { formatDate, formatMoney } from '../../format.js';
import { inRecords } from '../notice/blanks.js';
import { interestOf } from './leasehold.js';
import { legalExhibit, legalOf, parcelsOf, propertyLines } from './property.js';
import {
  blankOf,
  dayOrNull,
  hasLegalExhibit,
  legalByReference,
  line,
  moneyOrNull as money,
  placeOfRecord,
  releasedLabel,
  remaining,
  yesOrNo,
} from './words.js';

type Line = string | null | undefined | false;

/** The lines that state each fact; none if it is not known. */
const say: Record<Fact, (model: ClaimDocumentModel) => Line[]> = {
  claimant: ({ claimant, state, sector }) => [
    claimant.name,
    [roleCaption(claimant.role, false, stateCaptions({ state, sector })), claimant.addressLines.join(', ')]
      .filter(Boolean)
      .join(' · '),
    claimant.phone,
  ],
  claimant_name: ({ claimant }) => [claimant.name],
  claimant_address: ({ claimant }) => [claimant.addressLines.join(', ')],
  license: ({ claimant }) => [claimant.licenseNumber],
  license_dates: ({ details: { license } }) => [
    [
      license.issuedOn && `Issued ${formatDate(license.issuedOn)}`,
      license.expiresOn && `expires ${formatDate(license.expiresOn)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  owner: ({ owners }) => owners.map(nameAndAddress),
  owner_name: ({ owners }) => owners.map(nameOf),
  record_owner: ({ owners, generalContractors, claimant }) => [
    ...owners.map((owner) => nameAndAddress({ ...owner, reputed: false })),
    ...(claimant.role === 'general_contractor'
      ? []
      : generalContractors.map(({ name }) => `Contractor through which subrogation is asserted: ${name}`)),
  ],
  owner_interest: (model) => [interestOf(model)],
  attorney: ({ details: { particulars } }) => [particulars.attorney && nameAndAddress(particulars.attorney)],
  dwelling: ({ details: { particulars } }) => [yesOrNo(particulars.singleFamilyDwelling)],
  // The claimant knows who hired it, also where that is a reputed owner.
  hiring_party: ({ hiringParty }) => [hiringParty && nameAndAddress({ ...hiringParty, reputed: false })],
  other_hiring_party: ({ hiringParty, generalContractors }) => [
    hiringParty && !generalContractors.some(({ name }) => name === hiringParty.name) && nameAndAddress(hiringParty),
  ],
  general_contractor: ({ generalContractors, claimant }) =>
    generalContractors.length === 0 && claimant.role === 'general_contractor'
      ? ['The claimant']
      : generalContractors.map(nameAndAddress),
  lender: ({ lenders }) => lenders.map(nameAndAddress),
  principal: ({ details: { bond } }) => [bond.principal && nameAndAddress(bond.principal)],
  surety: ({ details: { bond } }) => [bond.surety && nameAndAddress(bond.surety)],
  obligee: ({ details: { bond } }) => [bond.obligee && nameAndAddress({ ...bond.obligee, reputed: false })],
  bond: ({ details: { bond } }) => [
    [
      bond.number && `Bond No. ${bond.number}`,
      bond.date && `dated ${formatDate(bond.date)}`,
      bond.penalSum && `penal sum ${formatMoney(bond.penalSum)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  project: ({ project }) => [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')],
  property: (model) => propertyLines(model),
  legal_description: (model) => [
    hasLegalExhibit(model) ? `See ${legalExhibit(model)}` : (legalOf(model) ?? legalByReference(model)),
  ],
  parcel: (model) => [parcelsOf(model)],
  county: ({ details, jobsites, state }) => {
    const names = distinctCounties([details.county, ...jobsites.map(({ county }) => county)]);
    return [details.county && `${names.map((name) => countyName(name, state)).join(', ')}, ${state}`];
  },
  town: ({ details: { particulars } }) => [particulars.taxLot.municipality],
  structure: ({ details }) => [details.structure],
  commencement: ({ project: { noticeOfCommencement } }) => [
    [
      noticeOfCommencement?.recordedOn && `Recorded ${formatDate(noticeOfCommencement.recordedOn)}`,
      noticeOfCommencement?.instrument && `instrument ${noticeOfCommencement.instrument}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  notice_of_contract: ({ project: { noticeOfCommencement } }) => [
    [
      noticeOfCommencement?.recordedOn && `Recorded ${formatDate(noticeOfCommencement.recordedOn)}`,
      noticeOfCommencement?.instrument && inRecords(noticeOfCommencement.instrument),
    ]
      .filter(Boolean)
      .join(', '),
  ],
  work: ({ details }) => [details.workDescription],
  work_and_amount: (model) => [...say.work(model), ...say.amount(model)],
  contract: ({ details: { contract }, hiringParty }) => [
    [
      [contract.form && `${contract.form} contract`, contract.date && `dated ${formatDate(contract.date)}`]
        .filter(Boolean)
        .join(' '),
      hiringParty?.contractNumber && `No. ${hiringParty.contractNumber}`,
    ]
      .filter(Boolean)
      .join(', ')
      .replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  ],
  original_amount: ({ details: { contract } }) => [money(contract.originalAmount)],
  change_orders: ({ details: { contract } }) => [money(contract.changeOrders) ?? 'None'],
  contract_total: ({ details: { contract } }) => [money(contract.total)],
  credits: ({ details: { contract } }) => [money(contract.credits)],
  paid: ({ details: { contract } }) => [money(contract.paid)],
  retainage: ({ details: { contract } }) => [money(contract.retainage)],
  amount: ({ details }) => [money(details.amount)],
  amounts_not_due: ({ details: { particulars, contract } }) =>
    particulars.amountsNotDue.length === 0 && !/[1-9]/.test(contract.retainage ?? '')
      ? ['None']
      : particulars.amountsNotDue.map(({ amount, due }) => `${formatMoney(amount)}: ${due}`),
  interest: ({ details: { interest } }) => [
    [
      interest.ratePercent && `${interest.ratePercent} percent a year`,
      interest.from && `from ${formatDate(interest.from)}`,
      interest.basis,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  interest_from: ({ details: { interest } }) => [
    [
      interest.from && formatDate(interest.from),
      interest.ratePercent && `at ${interest.ratePercent} percent a year`,
      interest.basis,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  payment_terms: ({ details }) => [details.paymentTerms],
  first_furnishing: ({ details }) => [dayOrNull(details.firstFurnishingDate)],
  last_furnishing: ({ details }) => [dayOrNull(details.lastFurnishingDate)],
  months: ({ details }) => [details.months.join(', ')],
  completion: ({ details }) => [dayOrNull(details.completionDate)],
  notices_sent: ({ details }) => details.noticesSent.map((sent) => noticeSent(sent)),
  preliminary_notice: ({ details }) =>
    details.noticesSent.filter((sent) => !isIntent(sent)).map((sent) => noticeSent(sent)),
  notice_of_intent: ({ details }) => details.noticesSent.filter(isIntent).map((sent) => noticeSent(sent)),
  total_value: ({ details: { stopNotice } }) => [money(stopNotice.totalValue)],
  value_furnished: ({ details: { stopNotice } }) => [money(stopNotice.valueFurnished)],
  recording: (model) => {
    const { date: on, county } = model.details.recording;
    const inCourt = courtOf(model.state) !== null;
    return [
      [
        on && `${inCourt ? 'Filed' : 'Recorded'} ${formatDate(on)}`,
        ...placeOfRecord(model),
        county && countyName(county, model.state),
      ]
        .filter(Boolean)
        .join(' · '),
    ];
  },
  released_part: ({ details: { release } }) => [
    release.scope === 'partial' && (joined([money(release.amount), release.property]) || line),
  ],
  remaining_lien: ({ details: { release, amount } }) => [
    release.scope === 'partial' &&
      (release.amount ?? release.property) !== null &&
      joined([remaining(amount, release.amount), release.property && 'on the rest of the property']),
  ],
  payment_date: ({ details: { release } }) => [dayOrNull(release.paymentDate)],
  payment_deadline: ({ details }) => [dayOrNull(details.paymentDeadline)],
};

export interface StatedFact {
  label: string;
  /** From 1, in the order of the form. */
  number: string;
  lines: string[];
  bold: boolean;
  isAmount: boolean;
}

/** The facts that a form states. A fact without a value has a blank line if the form is numbered or requires it, or if it is the hirer. */
export function factLines(model: ClaimDocumentModel, form: ClaimForm): StatedFact[] {
  const numbers = Array.isArray(form.numbered) ? (form.numbered as readonly string[]) : null;
  const ruled = new Set<Fact>(['hiring_party', ...form.requires.flatMap((requirement) => factsOf[requirement] ?? [])]);
  const hasLegalRow = form.facts.some(([fact]) => fact === 'legal_description');
  let count = 0;
  return form.facts.flatMap(([fact, label], index) => {
    const said =
      fact === 'property' && !hasLegalRow
        ? propertyLines(model, say.legal_description(model).find(Boolean) || null)
        : say[fact](model);
    const known = said.filter((text): text is string => Boolean(text));
    const isAsked = form.numbered || ruled.has(fact);
    // A row of its own is no end of a sentence, unlike the answer to an item of a statute.
    const stated = fact === 'payment_terms' && !form.numbered ? known.map(sentenceCase) : known;
    const lines = stated.length === 0 && isAsked && !isExempt(model, fact) ? [blankOf[fact] ?? line] : stated;
    if (lines.length === 0) return [];
    const bold = fact === 'amount' || (fact === 'retainage' && form.variant === 'retainage');
    count += 1;
    return [
      {
        label: localLabel(fact, label, model),
        lines,
        bold,
        isAmount: fact === 'amount',
        number: numbers ? `(${numbers[index]})` : `${count}.`,
      },
    ];
  });
}

/** A label of the general forms in the words of the state: the parish of Louisiana, the original contractor of Texas. */
export function localLabel(fact: Fact, label: string, model: ClaimDocumentModel): string {
  if (fact === 'county' && label === 'County') return countyNoun(model.state);
  if (fact === 'released_part') return releasedLabel(model) ?? label;
  if (label === 'Owner or public entity')
    return model.sector === 'private' ? 'Owner or reputed owner' : 'Public entity';
  return fact === 'general_contractor' && label === 'General contractor' ? sentenceCase(contractorNoun(model)) : label;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A general contractor gives no notice before its lien, and a claimant without a license has no dates of one. */
function isExempt({ claimant }: ClaimDocumentModel, fact: Fact): boolean {
  if (fact === 'license_dates') return !claimant.licenseNumber;
  return (fact === 'notices_sent' || fact === 'notice_of_intent') && claimant.role === 'general_contractor';
}

/** One fact as it is stated in a sentence. */
export function factText(model: ClaimDocumentModel, fact: Fact): string {
  return say[fact](model).filter(Boolean).join(', ');
}

/** Without the line of attention, which belongs to the address of an envelope. */
export function nameAndAddress({ name, reputed, addressLines, role }: PartyBlock): string {
  const full = [name, ...addressLines].join(', ');
  const what = [reputed && 'reputed', role === 'lessee' && 'lessee'].filter(Boolean).join(' ');
  return what ? `${full} (${what})` : full;
}

/** An owner as it is named in a sentence; a lessee owns the leasehold. */
export function nameOf({ name, role }: PartyBlock): string {
  return role === 'lessee' ? `${name} (lessee)` : name;
}

export function noticeSent({
  title,
  date: on,
  method,
}: {
  title: string;
  date: string | null;
  method: string | null;
}): string {
  const how = method && printedMethod(method);
  return [title, on && `on ${formatDate(on)}`, how && `by ${how}`].filter(Boolean).join(', ');
}

function joined(parts: readonly Line[]): string {
  return parts.filter(Boolean).join(' · ');
}
