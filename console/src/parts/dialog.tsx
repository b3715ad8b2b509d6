import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Modal, useClosing } from './modal';

/**
 * A dialog over the page. Escape and the button in its corner close it; the focus returns to where it was. Its title and its buttons
 * (`Foot`) stay in sight while the rest scrolls, which ends above them for what gets the focus.
 */
export function Dialog({
  onClose,
  title,
  children,
  wide = false,
}: {
  onClose: () => void;
  title: string;
  children: ReactNode;
  wide?: boolean;
}) {
  const heading = useId();
  return (
    <Modal
      onClose={onClose}
      labelledBy={heading}
      className={`scroll-pt-16 scroll-pb-20 overflow-y-auto overscroll-contain ${wide ? 'max-w-[40rem]' : 'max-w-[30rem]'}`}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-sheet px-5 py-3">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        <Corner onClose={onClose} />
      </div>
      <div className="px-5 py-4">{children}</div>
    </Modal>
  );
}

function Corner({ onClose }: { onClose: () => void }) {
  const closing = useClosing();
  return (
    <button type="button" aria-label="Close" className="rounded p-1 hover:bg-sunken" onClick={() => closing(onClose)}>
      <X className="size-4" aria-hidden />
    </button>
  );
}
