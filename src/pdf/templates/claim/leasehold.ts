import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { claimsLien } from '../../../domain/claim-document/leasehold.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { listNames } from '../../../domain/shared/list-names.js';

import type { Measure } from './measure.js';

/** The interest that a lien on leased property charges; null where the property is not leased and the caller names none. */
export function describeInterest(model: ClaimDocumentModel): string | null {
  const { lessees, fee } = interests(model);
  if (lessees.length === 0 || model.details.particulars.ownerInterest) return model.details.particulars.ownerInterest;
  const owned = fee.length > 0 ? ` and, so far as the law allows, fee interest of ${listNames(fee)}` : '';
  return `Leasehold interest of ${listNames(lessees)}${owned}`;
}

/** The same as a statement of a lien, on a form that has no row for it. */
export function interestCharged(model: ClaimDocumentModel, form: ClaimForm, { fontSize, compact }: Measure): Content[] {
  const { lessees, fee, land } = interests(model);
  if (lessees.length === 0 || !claimsLien(form) || form.facts.some(([fact]) => fact === 'owner_interest')) return [];
  const claimed = `The lien is ${model.instrument === 'mechanics_lien' ? '' : 'to be '}claimed on`;
  const { ownerInterest } = model.details.particulars;
  const owned = fee.length > 0 ? ` and, so far as the law allows, on the fee interest of ${listNames(fee)}` : '';
  const none = land.length > 0 ? ` No lien is claimed on the interest of ${listNames(land)}.` : '';
  const noun = lessees.length === 1 ? 'leasehold interest' : 'leasehold interests';
  const text = ownerInterest
    ? ended(`${claimed} this interest: ${ownerInterest}`)
    : `${ended(`${claimed} the ${noun} of ${listNames(lessees)}${owned}`)}${none}`;
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
