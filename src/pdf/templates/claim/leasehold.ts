import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { claimsLien } from '../../../domain/claim-document/leasehold.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { leaseholdSentences as words } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import type { Measure } from './measure.js';

/** The interest that a lien on leased property charges; null where the property is not leased and the caller names none. */
export function describeInterest(model: ClaimDocumentModel): string | null {
  const { lessees, fee } = interests(model);
  if (lessees.length === 0 || model.details.particulars.ownerInterest) return model.details.particulars.ownerInterest;
  const owned = fee.length > 0 ? fillBlanks(words.feeInterest, { owners: listNames(fee) }) : '';
  return `${fillBlanks(words.interest, { lessees: listNames(lessees) })}${owned}`;
}

/** The same as a statement of a lien, on a form that has no row for it. */
export function interestCharged(model: ClaimDocumentModel, form: ClaimForm, { fontSize, compact }: Measure): Content[] {
  const { lessees, fee, land } = interests(model);
  if (lessees.length === 0 || !claimsLien(form) || form.facts.some(([fact]) => fact === 'owner_interest')) return [];
  const claimed = model.instrument === 'mechanics_lien' ? words.claimed : words.toBeClaimed;
  const { ownerInterest } = model.details.particulars;
  const owned = fee.length > 0 ? fillBlanks(words.fee, { owners: listNames(fee) }) : '';
  const none = land.length > 0 ? fillBlanks(words.none, { entities: listNames(land) }) : '';
  const noun = lessees.length === 1 ? words.one : words.several;
  const text = ownerInterest
    ? ended(fillBlanks(words.named, { claimed, interest: ownerInterest }))
    : `${ended(`${fillBlanks(words.charged, { claimed, noun, lessees: listNames(lessees) })}${owned}`)}${none}`;
  return [{ stack: [{ text, fontSize }], unbreakable: text.length < 900, margin: [0, 0, 0, compact ? 3.5 : 6] }];
}

/** By name: who leases the property, who owns the fee, and the public entities whose land no lien charges. */
function interests({ owners }: ClaimDocumentModel): Record<'lessees' | 'fee' | 'land', string[]> {
  const named = (match: (role: string) => boolean) => owners.filter(({ role }) => match(role)).map(({ name }) => name);
  return {
    lessees: named((role) => role === 'lessee'),
    fee: named((role) => role !== 'lessee' && role !== 'public_entity'),
    land: named((role) => role === 'public_entity'),
  };
}

/** One full stop, also behind `Inc.` */
function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
