import { bareCounty, countyInSentence, countyName } from '../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { intentServedOn } from '../../../domain/claim-document/requirements.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { contractorNoun, roleCaption, stateCaptions } from '../../assets/captions.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { courtOf } from '../../assets/claim/offices.js';
import { claimSentences, clauses } from '../../assets/claim/sentences.js';
import { formatState, stateName } from '../../assets/state-names.js';
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
    workOrWork:
      work && !hasWorkExhibit(model)
        ? fillBlanks(clauses.workOrWork.described, { work })
        : (work ?? clauses.workOrWork.unknown),
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
    byDeadline: fillBlanks(clauses.byDeadline.day, { date: date(details.paymentDeadline) }),
    byThatDay: byDay(clauses.byThatDay, details.paymentDeadline),
    byDeadlineOrPromptly: byDay(clauses.byDeadlineOrPromptly, details.paymentDeadline),
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
    recorded: courtOf(model.state) ? clauses.recorded.inCourt : clauses.recorded.inRecords,
    releasedExtent: releasedExtent(model),
    interestDay: details.interest.from ? formatOrdinalDay(details.interest.from) : clauses.interestDay.unknown,
    contractedWith: contractedWith(model),
    accountExhibit: account
      ? fillBlanks(clauses.accountExhibit.exhibit, { letter: account })
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
    return fillBlanks(claimSentences.exhibits.work, { letter: String(exhibitLetters(model).work) });
  return workDescription && inSentence(workDescription);
}

/** A value in the middle of a sentence: one that has commas itself is set off by another. */
function inset(text: string): string {
  return text.includes(',') ? `${text},` : text;
}

function names(parties: readonly PartyBlock[]): string {
  return listNames(parties.map(formatName)) || line;
}

function byDay({ day, unknown }: { day: string; unknown: string }, deadline: string | null): string {
  return deadline ? fillBlanks(day, { date: formatDate(deadline) }) : unknown;
}

function furnished(first: string | null, last: string | null): string {
  const words = clauses.furnished;
  if (first && last) return fillBlanks(words.between, { first: formatDate(first), last: formatDate(last) });
  if (last) return fillBlanks(words.last, { last: formatDate(last) });
  return first ? fillBlanks(words.first, { first: formatDate(first) }) : '';
}

/** The remedies that the law may offer on the job: a lien on private work, the bond and the contract funds on public work. */
function remedies({ sector }: ClaimDocumentModel): string {
  return sector === 'private' ? clauses.remedies.private : clauses.remedies.public;
}

/** What a partial release releases: a part of the amount, a part of the land, or both. */
function releasedExtent({ details: { release } }: ClaimDocumentModel): string {
  const parts = [
    release.amount && fillBlanks(clauses.releasedExtent.amount, { amount: formatMoney(release.amount) }),
    (release.property || !release.amount) && clauses.releasedExtent.land,
  ];
  return parts.filter(Boolean).join(' and ');
}
