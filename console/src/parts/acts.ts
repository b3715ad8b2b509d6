/** The record that does what a deadline asks for: a notice, or a claim; undefined for what is done outside the service. */
export function actOf(kind: string): { page: '/notices/new' | '/claims/new'; type: string } | undefined {
  return acts[kind];
}

const acts: Record<string, { page: '/notices/new' | '/claims/new'; type: string }> = {
  PRELIMINARY_NOTICE: { page: '/notices/new', type: 'PRELIMINARY' },
  MECHANICS_LIEN: { page: '/notices/new', type: 'LIEN' },
  BOND_CLAIM: { page: '/notices/new', type: 'BOND_CLAIM' },
  STOP_PAYMENT_NOTICE: { page: '/notices/new', type: 'STOP_PAYMENT' },
  NOTICE_OF_INTENT: { page: '/claims/new', type: 'DEMAND_LETTER' },
  LIEN_SUIT: { page: '/claims/new', type: 'LAWSUIT' },
  BOND_SUIT: { page: '/claims/new', type: 'LAWSUIT' },
};
