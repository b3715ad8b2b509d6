import type { Scope } from '../api/scope';
import { browserStorage } from '../parts/storage';

const key = 'console.scope';

/** Keeps the organization and the mode of the page, so that the console opens there next time. */
export function keepScope({ organizationId, mode }: Scope): void {
  browserStorage.write(key, `${organizationId} ${mode}`);
}

/** Where this browser was last; undefined in a new one. */
export function lastScope(): Scope | undefined {
  const [organizationId, mode] = browserStorage.read(key)?.split(' ') ?? [];
  return organizationId ? { organizationId, mode: mode === 'sandbox' ? 'sandbox' : 'live' } : undefined;
}
