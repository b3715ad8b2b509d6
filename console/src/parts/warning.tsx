import type { ReactNode } from 'react';

/** What a person should read first. With a role, assistive technology reads it aloud as it appears. */
export function Warning({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div role={role} className="mb-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
      {children}
    </div>
  );
}
