import { useParams } from '@tanstack/react-router';

export type Mode = 'live' | 'sandbox';

/** The organization and the mode of a page, as its address names them. */
export interface Scope {
  organizationId: string;
  mode: Mode;
}

export function useScope(): Scope {
  // Undefined where no organization is in the address, such as on the page that says that there is none.
  const { organization = '', mode } = useParams({ from: '/$organization/$mode', shouldThrow: false }) ?? {};
  return { organizationId: organization, mode: mode === 'sandbox' ? 'sandbox' : 'live' };
}
