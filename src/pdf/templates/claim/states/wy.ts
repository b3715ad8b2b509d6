import { bareCounty } from '../../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import type { ExhibitKind } from '../../../../domain/exhibit/exhibit.js';
import { wyomingClauses } from '../../../assets/claim/wy.js';
import { fillBlanks, formatMoney, formatOrdinalDay } from '../../../format.js';
import { exhibitLetters, nameExhibits } from '../exhibit-letters.js';
import { factText, nameAndAddress } from '../facts.js';
import { line } from '../words.js';

/** The blanks of Wyoming’s lien statement and of its notice of satisfaction. */
export function wyomingBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details, owners, signatory } = model;
  const { interest, lastFurnishingDate, recording, contract } = details;
  const letters = exhibitLetters(model);
  const words = wyomingClauses;
  const day = (value: string | null, { unknown }: { unknown: string }) => (value ? formatOrdinalDay(value) : unknown);
  const hasContract = (model.exhibits ?? []).some(({ kind }) => kind === 'contract');
  const isOral = contract.form === 'oral';
  const contractLetter = lettered(model, ['contract']);
  return {
    ownersWithAddresses: owners.map(nameAndAddress).join('; ') || line,
    interestRate: interest.ratePercent ?? '______',
    lastDayInWords: day(lastFurnishingDate, words.lastDayInWords),
    accountLetter: letters.account
      ? `Exhibit “${letters.account}”`
      : lettered(model, ['account', 'invoice', 'statement']),
    legalLetter: `Exhibit “${letters.legal ?? '____'}”`,
    contractLetter,
    contractTerms: contractTerms(model),
    contractPlace: hasContract ? contractLetter : isOral ? words.contractPlace.oral : line,
    signerTitle: signatory.title ?? line,
    recordingCounty: bareCounty(recording.county ?? details.county ?? line),
    recordedDay: day(recording.date, words.recordedDay),
    recordedPage: recording.page ?? '__________',
    recordedBook: recording.book ?? '__________',
    asInstrument: recording.instrumentNumber
      ? fillBlanks(words.asInstrument.number, { number: recording.instrumentNumber })
      : '',
  };
}

/** The letters in quotation marks, as the form has them. */
function lettered(model: ClaimDocumentModel, kinds: readonly ExhibitKind[]): string {
  return nameExhibits(model, kinds).replace(/\b(?:[A-Z]|_+)\b/g, '“$&”');
}

/** The parties and the terms, as far as the record has them. */
function contractTerms(model: ClaimDocumentModel): string {
  const { claimant, hiringParty, details } = model;
  const words = wyomingClauses.contractTerms;
  const { total } = details.contract;
  return [
    fillBlanks(words.parties, { claimant: claimant.name, other: hiringParty?.name ?? line }),
    factText(model, 'contract'),
    total && fillBlanks(words.sum, { amount: formatMoney(total) }),
    details.paymentTerms ?? line,
  ]
    .filter(Boolean)
    .join('; ');
}

const entity =
  /\b(inc|incorporated|corp|corporation|company|co|l\.?l\.?c|l\.?l?\.?p|p\.?c|ltd|limited|partnership|association)\b/i;

/** Whether the claimant is a legal entity: by its name, or because its signer has a title other than owner. */
export function isEntity({ claimant, signatory: { title } }: ClaimDocumentModel): boolean {
  return entity.test(claimant.name) || (title !== null && !/\b(owner|proprietor)\b/i.test(title));
}
