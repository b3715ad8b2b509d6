import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  element: HTMLElement | null;
  set: (element: HTMLElement | null) => void;
}

const Slots = createContext<Slot | null>(null);

/** What a table of this part of the page offers is in its `ToolbarSlot`, if it has one. */
export function ToolbarPlace({ children }: { children: ReactNode }) {
  const [element, set] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, set }), [element]);
  return <Slots value={slot}>{children}</Slots>;
}

/** Where tables have their button: at the end of the filters of a list, or beside the title of a section. */
export function ToolbarSlot() {
  const slot = useContext(Slots);
  return <div ref={slot?.set ?? null} className="ml-auto flex items-center gap-2 empty:hidden" data-screen-only />;
}

/** Shows something in the toolbar of this part of the page; below the table where there is none. */
export function InToolbar({ children }: { children: ReactNode }) {
  const slot = useContext(Slots);
  if (slot?.element) return createPortal(children, slot.element);
  return (
    <div className="mt-1 flex items-center justify-end gap-2" data-screen-only>
      {children}
    </div>
  );
}

const InSection = createContext(false);

/** Whether a table is a part of a record, and not the list that the page is. */
export const useIsInSection = () => useContext(InSection);

/** A section has a toolbar of its own. */
export function SectionPlace({ children }: { children: ReactNode }) {
  return (
    <InSection value={true}>
      <ToolbarPlace>{children}</ToolbarPlace>
    </InSection>
  );
}
