import type { WaiverType } from '../vocabulary.js';
import { type LegalForm, legalForm } from './forms.js';

/**
 * The states whose own forms may not be changed. NRS 108.2457(5) allows only its own forms; Mo. Rev. Stat. § 429.016.27 waives fully and
 * finally. The other statutes ask for substantially their form, which leaves room to list exceptions.
 */
export const closedForms: readonly string[] = ['NV', 'MO'];

/** The form of a waiver, if it is one that has no place for exceptions and earlier waivers. */
export function closedForm(state: string, type: WaiverType, use: string | null): LegalForm | null {
  return closedForms.includes(state) ? legalForm(state, type, use) : null;
}
