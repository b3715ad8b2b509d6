import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToolbarPlace } from './toolbar';
import { allUnsaved, askBefore } from './unsaved';

/** What the controls of a dialog or a page close it with: it asks first if something typed would be lost. */
const Closing = createContext((close: () => void) => askBefore(close));
export const useClosing = () => useContext(Closing);

const InDialog = createContext(false);
export const useIsInDialog = () => useContext(InDialog);

/**
 * A modal dialog of the browser, which makes the rest of the page inert and gives the focus back when it closes. Escape closes it,
 * after a question if something typed in it would be lost. It is outside the element that opens it, whose text may not wrap or is
 * a link.
 */
export function Modal({
  onClose,
  labelledBy,
  closesBeside = false,
  className,
  children,
}: {
  onClose: () => void;
  /** The id of its title. */
  labelledBy: string;
  /** A click beside it closes it. Not where something may be half typed. */
  closesBeside?: boolean;
  className: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<ReadonlySet<object>>(new Set());
  const closing = useRef((close: () => void) => askBefore(close, before.current)).current;
  useLayoutEffect(() => {
    const element = dialog.current!;
    before.current = allUnsaved();
    element.showModal();
    // The first field has the focus, except where that would open a keyboard over the page.
    if (!window.matchMedia('(pointer: coarse)').matches)
      element.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus();
    return () => element.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={`fixed top-[8vh] m-0 mx-auto max-h-[84dvh] w-[calc(100vw-2rem)] rounded-lg max-sm:top-2 max-sm:max-h-[calc(100dvh-1rem)] max-sm:w-[calc(100vw-1rem)] border border-line bg-sheet text-ink shadow-xl backdrop:bg-veil ${className}`}
      onCancel={(event) => {
        // A file field inside says that no file was chosen by an event of the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closing(onClose);
      }}
      // The browser closes it at a second Escape in any case. One that left the page was closed by its end.
      onClose={() => {
        if (dialog.current?.open !== false) return;
        dialog.current.showModal();
        closing(onClose);
      }}
      onClick={(event) => closesBeside && event.target === event.currentTarget && closing(onClose)}
    >
      <Closing value={closing}>
        <InDialog value={true}>
          <ToolbarPlace>{children}</ToolbarPlace>
        </InDialog>
      </Closing>
    </dialog>,
    document.body,
  );
}
