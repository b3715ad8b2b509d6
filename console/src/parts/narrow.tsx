import type { ReactNode } from 'react';

/**
 * A second line in a cell that says on a narrow screen what the hidden columns say on a wide one. It is not exported. Its links are high
 * enough for a finger.
 */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <span
      data-screen-only
      className="block text-sm font-normal text-muted lg:hidden [&_a]:inline-block [&_a]:leading-6"
    >
      {children}
    </span>
  );
}
