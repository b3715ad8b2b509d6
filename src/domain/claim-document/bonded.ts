import type { ClaimForm } from './form.js';

/** A stop payment notice with its bond (California Civil Code § 8532). */
export function isBonded(
  { instrument, state }: Pick<ClaimForm, 'instrument' | 'state'>,
  { stopNotice }: { stopNotice: { bonded: boolean } },
): boolean {
  return canBeBonded({ instrument, state }) && stopNotice.bonded;
}

/** Only California has a bonded stop payment notice. */
export function canBeBonded({ instrument, state }: Pick<ClaimForm, 'instrument' | 'state'>): boolean {
  return instrument === 'stop_notice' && state === 'CA';
}

/** The title and the name of a form in a document with the bond, which has words of its own. */
export const bonded = {
  title: (title: string) => `Bonded ${title}`,
  template: (formCode: string) => `${formCode}-bonded`,
} as const;
