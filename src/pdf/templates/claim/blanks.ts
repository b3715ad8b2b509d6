import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { intentServedOn } from '../../../domain/claim-document/requirements.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { contractorNoun, roleCaption, stateCaptions } from '../../assets/captions.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { courtOf } from '../../assets/claim/offices.js';
import { formatState, stateName } from '../../assets/state-names.js';
import { bareCounty, countyInSentence, countyName } from '../../county.js';
import { fillBlanks, formatDate, formatMoney, formatOrdinalDay } from '../../format.js';
import { inSentence } from '../../sentence.js';
import { capacityOf, signsInPerson } from '../notary.js';
import { exhibitLetters, nameExhibits } from './exhibit-letters.js';
import { formatName } from './facts.js';
import { describeParcels, legalLine, propertyLines, propertySentence } from './property.js';
import { contractedWith } from './standing.js';
import { blanksOfStates } from './states/index.js';
import { describeRecord, hasWorkExhibit, lienName, lienReleased, line } from './words.js';

/** The wording with its blanks filled from the model. */
export function filled(text: string, blanks: Record<string, string>): string {
  return fillBlanks(text, blanks)
    .replace(/ +\./g, '.')
    .replace(/(\p{L})\.\.(?=\s|$)/gu, '$1.')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Every blank that the forms in assets/claim may contain. */
export function claimBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { claimant, details, signatory, service, project } = model;
  const { contract } = details;
  const { account } = exhibitLetters(model);
  const date = (value: string | null) => (value ? formatDate(value) : line);
  const money = (value: string | null) => (value ? formatMoney(value) : line);
  const work = describeWork(model);
  const title = capacityOf(signatory.title);
  return {
    claimant: claimant.name,
    claimantAddress: claimant.addressLines.join(', '),
    claimantRole: roleCaption(claimant.role, false, stateCaptions(model)).toLowerCase(),
    owner: names(model.owners),
    ownerAddress: model.owners.map(({ addressLines }) => addressLines.join(', ')).join('; ') || line,
    hiringParty: model.hiringParty?.name ?? line,
    hiringPartyAddress: model.hiringParty?.addressLines.join(', ') || line,
    propertyOnOneLine: propertySentence(model) || line,
    propertyInFull: propertyLines(model, legalLine(model)).join('\n') || line,
    county: bareCounty(details.county ?? line),
    bareCountyCapitals: bareCounty(details.county ?? line).toUpperCase(),
    countyCapitals: (details.county ? countyName(details.county, model.state) : `${line} County`).toUpperCase(),
    theCountyCapitals: (details.county
      ? countyInSentence(details.county, model.state)
      : `${line} County`
    ).toUpperCase(),
    parcel: describeParcels(model) ?? line,
    work: work ?? line,
    workInset: inset(work ?? line),
    propertyInset: inset(propertySentence(model) || line),
    workOrWork: work && !hasWorkExhibit(model) ? `the following work (${work})` : (work ?? 'work'),
    amount: money(details.amount),
    total: money(contract.total),
    paid: money(contract.paid),
    retainage: money(contract.retainage),
    firstDate: date(details.firstFurnishingDate),
    lastDate: date(details.lastFurnishingDate),
    furnished: furnished(details.firstFurnishingDate, details.lastFurnishingDate),
    state: stateName(model.state),
    stateOf: formatState(model.state),
    signatory: signatory.name ?? line,
    capacity: title,
    signer: describeSigner(model),
    project: project.name,
    documentDate: formatDate(model.date),
    byDeadline: `by ${date(details.paymentDeadline)}`,
    byThatDay: details.paymentDeadline ? `by ${formatDate(details.paymentDeadline)}` : 'by that day',
    byDeadlineOrPromptly: details.paymentDeadline ? `by ${formatDate(details.paymentDeadline)}` : 'promptly',
    paymentInstructions: details.paymentInstructions ?? '',
    serviceDate: date(service.date),
    serviceMethod: service.method ? printedMethod(service.method) : line,
    remedies: remedies(model),
    generalContractor: names(model.generalContractors),
    contractorNoun: contractorNoun(model),
    lender: names(model.lenders),
    claimantPhone: claimant.phone ?? line,
    recordedAs: describeRecord(model),
    lienName: lienName(model),
    lienReleased: lienReleased(model),
    recorded: courtOf(model.state) ? 'filed' : 'recorded',
    releasedExtent: releasedExtent(model),
    interestDay: details.interest.from
      ? formatOrdinalDay(details.interest.from)
      : 'the ______ day of ____________________, ________',
    contractedWith: contractedWith(model),
    accountExhibit: account
      ? `Exhibit ${account}, incorporated by this reference`
      : nameExhibits(model, ['account', 'invoice', 'statement']),
    intentServed: date(intentServedOn(details.noticesSent)),
    ...blanksOfStates(model),
  };
}

/** Who signs, in the words of the form; none if the form does not say it in a sentence. */
function describeSigner({ formCode, claimant: { name: claimant }, signatory }: ClaimDocumentModel): string {
  const { signer } = claimFormOf(formCode);
  if (!signer) return '';
  const { inPerson, representative, untitled = representative } = signer;
  const words = signsInPerson({ signatory: signatory.name ?? line, claimant })
    ? inPerson
    : signatory.title
      ? representative
      : untitled;
  return fillBlanks(words, { claimant, capacity: capacityOf(signatory.title) });
}

/** The work as part of a sentence. */
function describeWork(model: ClaimDocumentModel): string | null {
  const { workDescription } = model.details;
  if (hasWorkExhibit(model))
    return `the work described in Exhibit ${exhibitLetters(model).work} (incorporated by this reference)`;
  return workDescription && inSentence(workDescription);
}

/** A value in the middle of a sentence: one that has commas itself is set off by another. */
function inset(text: string): string {
  return text.includes(',') ? `${text},` : text;
}

function names(parties: readonly PartyBlock[]): string {
  return listNames(parties.map(formatName)) || line;
}

function furnished(first: string | null, last: string | null): string {
  if (first && last) return `, from ${formatDate(first)}, to ${formatDate(last)}`;
  if (last) return `, last on ${formatDate(last)}`;
  return first ? `, beginning on ${formatDate(first)}` : '';
}

/** The remedies that the law may offer on the job: a lien on private work, the bond and the contract funds on public work. */
function remedies({ sector }: ClaimDocumentModel): string {
  return sector === 'private'
    ? 'a claim of lien on the property, a claim on any payment bond, a notice to those who hold the construction funds, and suit for the amount owed'
    : 'a claim on the payment bond, a notice to those who hold the contract funds, and suit for the amount owed';
}

/** What a partial release releases: a part of the amount, a part of the land, or both. */
function releasedExtent({ details: { release } }: ClaimDocumentModel): string {
  const parts = [
    release.amount && `to the extent of ${formatMoney(release.amount)}`,
    (release.property || !release.amount) && 'as to the land named as released',
  ];
  return parts.filter(Boolean).join(' and ');
}
