import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Modal, useClosing } from './modal';

/** A dialog over the page. Escape and the button in its corner close it; the focus returns to where it was. */
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
      className={`overflow-y-auto overscroll-contain p-5 ${wide ? 'max-w-3xl' : 'max-w-lg'}`}
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        <Corner onClose={onClose} />
      </div>
      {children}
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
