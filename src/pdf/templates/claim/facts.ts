import { distinctCounties } from '../../../domain/address/counties.js';
import { countyName } from '../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { isIntent } from '../../../domain/claim-document/requirements.js';
import type { Fact } from '../../../domain/claim-document/vocabulary.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import { roleCaption, stateCaptions } from '../../assets/captions.js';
import { courtOf } from '../../assets/claim/offices.js';
import { factSentences as words } from '../../assets/claim/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { inRecords } from '../notice/blanks.js';
import { seeExhibit, workExhibit } from './exhibit-letters.js';
import { describeInterest } from './leasehold.js';
import { describeParcels, findLegalDescription, legalExhibit, propertyLines } from './property.js';
import {
  dayOrNull,
  hasLegalExhibit,
  legalByReference,
  line,
  moneyOrNull as money,
  placeOfRecord,
  remaining,
  yesOrNo,
} from './words.js';

type Line = string | null | undefined | false;

/** The lines that state each fact; none if it is not known. */
export const say: Record<Fact, (model: ClaimDocumentModel) => Line[]> = {
  claimant: ({ claimant, state, sector }) => [
    claimant.name,
    [roleCaption(claimant.role, false, stateCaptions({ state, sector })), claimant.addressLines.join(', ')]
      .filter(Boolean)
      .join(' · '),
    claimant.phone,
  ],
  claimant_name: ({ claimant }) => [claimant.name],
  claimant_address: ({ claimant }) => [claimant.addressLines.join(', ')],
  license: ({ claimant, details: { license } }) => [
    claimant.licenseNumber ?? (license.required === false && words.license.none),
  ],
  license_dates: ({ claimant, details: { license } }) => [
    [
      !claimant.licenseNumber && license.required === false && words.license_dates.none,
      license.issuedOn && fillBlanks(words.license_dates.issued, { date: formatDate(license.issuedOn) }),
      license.expiresOn && fillBlanks(words.license_dates.expires, { date: formatDate(license.expiresOn) }),
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  owner: ({ owners }) => owners.map(nameAndAddress),
  owner_name: ({ owners }) => owners.map(formatName),
  record_owner: ({ owners, generalContractors, claimant }) => [
    ...owners.map((owner) => nameAndAddress({ ...owner, reputed: false })),
    ...(claimant.role === 'general_contractor'
      ? []
      : generalContractors.map(({ name }) => fillBlanks(words.record_owner.contractor, { name }))),
  ],
  owner_interest: (model) => [describeInterest(model)],
  attorney: ({ details: { particulars } }) => [particulars.attorney && nameAndAddress(particulars.attorney)],
  dwelling: ({ details: { particulars } }) => [yesOrNo(particulars.singleFamilyDwelling)],
  // The claimant knows who hired it, also where that is a reputed owner.
  hiring_party: ({ hiringParty }) => [hiringParty && nameAndAddress({ ...hiringParty, reputed: false })],
  other_hiring_party: ({ hiringParty, generalContractors }) => [
    hiringParty && !generalContractors.some(({ name }) => name === hiringParty.name) && nameAndAddress(hiringParty),
  ],
  contractor_and_subcontractor: ({ generalContractors, hiringParty }) => [
    fillBlanks(words.contractor_and_subcontractor.contractor, {
      names: generalContractors.map(nameAndAddress).join('; ') || line,
    }),
    fillBlanks(words.contractor_and_subcontractor.subcontractor, {
      name: hiringParty ? nameAndAddress({ ...hiringParty, reputed: false }) : line,
    }),
  ],
  general_contractor: ({ generalContractors, claimant }) =>
    generalContractors.length === 0 && claimant.role === 'general_contractor'
      ? [[claimant.name, ...claimant.addressLines].join(', ')]
      : generalContractors.map(nameAndAddress),
  lender: ({ lenders }) => lenders.map(nameAndAddress),
  principal: ({ details: { bond } }) => [bond.principal && nameAndAddress(bond.principal)],
  surety: ({ details: { bond } }) => [bond.surety && nameAndAddress(bond.surety)],
  obligee: ({ details: { bond } }) => [bond.obligee && nameAndAddress({ ...bond.obligee, reputed: false })],
  bond: ({ details: { bond } }) => [
    [
      bond.number && fillBlanks(words.bond.number, { number: bond.number }),
      bond.date && fillBlanks(words.bond.dated, { date: formatDate(bond.date) }),
      bond.penalSum && fillBlanks(words.bond.penalSum, { amount: formatMoney(bond.penalSum) }),
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  project: ({ project }) => [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')],
  property: (model) => propertyLines(model),
  legal_description: (model) => [
    hasLegalExhibit(model) ? seeExhibit(legalExhibit(model)) : (findLegalDescription(model) ?? legalByReference(model)),
  ],
  parcel: (model) => [describeParcels(model)],
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
  work: (model) => [workExhibit(model) ?? model.details.workDescription],
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
  change_orders: ({ details: { contract } }) => [money(contract.changeOrders)],
  contract_total: ({ details: { contract } }) => [money(contract.total)],
  credits: ({ details: { contract } }) => [money(contract.credits)],
  paid: ({ details: { contract } }) => [money(contract.paid)],
  retainage: ({ details: { contract } }) => [money(contract.retainage)],
  amount: ({ details }) => [money(details.amount)],
  amounts_not_due: ({ details: { particulars } }) =>
    particulars.amountsNotDue?.length === 0
      ? [words.amounts_not_due.none]
      : (particulars.amountsNotDue ?? []).map(({ amount, due }) =>
          fillBlanks(words.amounts_not_due.each, { amount: formatMoney(amount), due }),
        ),
  interest: ({ details: { interest } }) => [
    [
      interest.ratePercent && fillBlanks(words.interest.rate, { rate: interest.ratePercent }),
      interest.from && fillBlanks(words.interest.from, { date: formatDate(interest.from) }),
      interest.basis,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  interest_from: ({ details: { interest } }) => [
    [
      interest.from && formatDate(interest.from),
      interest.ratePercent && fillBlanks(words.interest_from.rate, { rate: interest.ratePercent }),
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
      joined([remaining(amount, release.amount), release.property && words.remaining_lien.land]),
  ],
  payment_date: ({ details: { release } }) => [dayOrNull(release.paymentDate)],
  payment_deadline: ({ details }) => [dayOrNull(details.paymentDeadline)],
};

/** One fact as it is stated in a sentence. */
export function factText(model: ClaimDocumentModel, fact: Fact): string {
  return say[fact](model).filter(Boolean).join(', ');
}

/** Without the line of attention, which belongs to the address of an envelope. */
export function nameAndAddress({ name, reputed, addressLines, role }: PartyBlock): string {
  const full = [name, ...addressLines].join(', ');
  const qualifier = [reputed && 'reputed', role === 'lessee' && 'lessee'].filter(Boolean).join(' ');
  return qualifier ? `${full} (${qualifier})` : full;
}

/** An owner as it is named in a sentence; a lessee owns the leasehold. */
export function formatName({ name, role }: PartyBlock): string {
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
