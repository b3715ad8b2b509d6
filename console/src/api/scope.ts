import { useParams } from '@tanstack/react-router';

export type Mode = 'live' | 'sandbox';

/** The organization and the mode of a page, as its address names them. */
export interface Scope {
  organizationId: string;
  mode: Mode;
}

export function useScope(): Scope {
  const { organization, mode } = useParams({ strict: false }) as { organization?: string; mode?: string };
  return { organizationId: organization ?? '', mode: mode === 'sandbox' ? 'sandbox' : 'live' };
}
