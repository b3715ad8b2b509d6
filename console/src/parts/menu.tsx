import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { MenuItem, MenuStart } from './menu-list';

interface Props {
  /** The name of the button, for people who hear it. */
  label: string;
  items: readonly MenuItem[];
  /** Which edges of the button and the list are in line. */
  side?: 'start' | 'end';
  className: string;
  /** What the button shows. */
  children: ReactNode;
}

/** The code of the list arrives with the first page that has more than this button, or when the pointer or the focus is on it. */
const loadList = () => import('./menu-list');
const preload = () => void loadList().catch(() => undefined);

/** A button that opens a list of actions or choices (the menu button of the ARIA patterns). */
export function Menu({ label, items, side = 'end', className, children }: Props) {
  const id = useId();
  const [opened, setOpened] = useState<{ start: MenuStart } & Awaited<ReturnType<typeof loadList>>>();
  // Without a connection, the button does nothing until the code arrives; the page says that there is none.
  const open = (start: MenuStart) =>
    void loadList().then(
      (list) => setOpened({ ...list, start }),
      () => undefined,
    );
  const close = () => setOpened(undefined);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      <button
        id={id}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (opened ? close() : open('first'))}
        onKeyDown={onKey}
      >
        {children}
      </button>
      {opened && <opened.MenuList button={id} items={items} side={side} start={opened.start} onClose={close} />}
    </>
  );
}
