import type { Attachment } from '../exhibit/attachments.js';
import type { ClaimForm } from './form.js';

interface Known {
  invoices: readonly unknown[];
  contract: { form: 'written' | 'oral' | null };
}

/**
 * What the form says is attached to it, as far as this claim has it: not the account that it prints itself, no copy of an oral
 * contract, and nothing about a notice that a claimant with a contract with the owner does not give.
 */
export function attachmentsOf(
  { attached = [], instrument }: ClaimForm,
  { invoices, contract }: Known,
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
