import type { Attachment } from '../document/attachments.js';
import type { DocumentWarning } from '../document/warning.js';
import type { Exhibit } from '../exhibit/exhibit.js';
import type { ClaimForm } from './form.js';

interface AttachmentFacts {
  invoices: readonly unknown[];
  contract: { form: 'written' | 'oral' | null };
}

/**
 * What the form says is attached to it, as far as this claim has it: not the account that it prints itself, no copy of an oral
 * contract, and nothing about a notice that a claimant with a contract with the owner does not give.
 */
export function listAttachments(
  { attached = [], instrument }: ClaimForm,
  { invoices, contract }: AttachmentFacts,
  claimantRole: string,
): Attachment[] {
  const printsAccount = instrument === 'mechanics_lien' && invoices.length > 0;
  return attached.filter(
    ({ kinds, only }) =>
      !(printsAccount && kinds.includes('account')) &&
      !(only === 'written_contract' && contract.form === 'oral') &&
      !(only === 'subcontract' && claimantRole === 'general_contractor'),
  );
}

/** Whether an exhibit is the power of attorney of the person who signs a bond for the surety. */
export function isPowerOfAttorney({ title }: Pick<Exhibit, 'title'>): boolean {
  return /\bpower of attorney\b/i.test(title);
}

/** A surety signs through a person with a power of attorney, of which a copy is attached to the bond. */
export function missingPowerOfAttorney(exhibits: readonly Exhibit[] = []): DocumentWarning[] {
  if (exhibits.some(isPowerOfAttorney)) return [];
  const message =
    'The bond refers to the power of attorney of the person who signs for the surety: add a copy as an exhibit with "power of attorney" in its title, or attach it before you serve the notice.';
  return [{ field: 'exhibits', message, citation: 'California Code of Civil Procedure § 995.630' }];
}
