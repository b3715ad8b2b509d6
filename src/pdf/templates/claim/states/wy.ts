import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import type { ExhibitKind } from '../../../../domain/exhibit/exhibit.js';
import { bareCounty } from '../../../county.js';
import { formatMoney, formatOrdinalDay } from '../../../format.js';
import { exhibitLetters, nameExhibits } from '../exhibit-letters.js';
import { factText, nameAndAddress } from '../facts.js';
import { line } from '../words.js';

const noDay = 'the ______ day of ____________________, 20____';

/** The blanks of Wyoming’s lien statement and of its notice of satisfaction. */
export function wyomingBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details, owners, signatory } = model;
  const { interest, lastFurnishingDate, recording, contract } = details;
  const letters = exhibitLetters(model);
  const day = (value: string | null) => (value ? formatOrdinalDay(value) : noDay);
  const hasContract = (model.exhibits ?? []).some(({ kind }) => kind === 'contract');
  const isOral = contract.form === 'oral';
  const contractLetter = lettered(model, ['contract']);
  return {
    ownersWithAddresses: owners.map(nameAndAddress).join('; ') || line,
    interestRate: interest.ratePercent ?? '______',
    lastDayInWords: day(lastFurnishingDate),
    accountLetter: letters.account
      ? `Exhibit “${letters.account}”`
      : lettered(model, ['account', 'invoice', 'statement']),
    legalLetter: `Exhibit “${letters.legal ?? '____'}”`,
    contractLetter,
    contractTerms: contractTerms(model),
    contractPlace: hasContract ? contractLetter : isOral ? 'not applicable' : line,
    signerTitle: signatory.title ?? line,
    recordingCounty: bareCounty(recording.county ?? details.county ?? line),
    recordedDay: day(recording.date),
    recordedPage: recording.page ?? '__________',
    recordedBook: recording.book ?? '__________',
    asInstrument: recording.instrumentNumber ? ` (Instrument No. ${recording.instrumentNumber})` : '',
  };
}

/** The letters in quotation marks, as the form has them. */
function lettered(model: ClaimDocumentModel, kinds: readonly ExhibitKind[]): string {
  return nameExhibits(model, kinds).replace(/\b(?:[A-Z]|_+)\b/g, '“$&”');
}

/** The parties and the terms, as far as the record has them. */
function contractTerms(model: ClaimDocumentModel): string {
  const { claimant, hiringParty, details } = model;
  const { total } = details.contract;
  return [
    `${claimant.name} and ${hiringParty?.name ?? line}`,
    factText(model, 'contract'),
    total && `contract sum ${formatMoney(total)}`,
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
