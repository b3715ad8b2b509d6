import * as menu from '@zag-js/menu';
import { useMachine } from '@zag-js/preact';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId } from 'react';
import type { PageLink } from '../routes/pages';
import { To } from './to';
import { asAttributes, besideIt, topLayer } from './top-layer';

interface ItemBase {
  text: string;
  /** What it means or why it is not possible now, below its text. */
  note?: string | undefined;
  danger?: boolean | undefined;
  /** It stays in the menu and says so. */
  disabled?: boolean | undefined;
  /** For one of several choices: whether it is the present one. */
  isChosen?: boolean | undefined;
}

/** What a menu offers: it does something, or opens a page. */
export type MenuItem = ItemBase & ({ onSelect: () => void; link?: never } | { link: PageLink; onSelect?: never });

/** Where it begins, unless one of the choices is the present one. */
export type MenuStart = 'first' | 'last';

/**
 * The open list of a menu, at the button of this id. The arrows, Home, End and the first letters of a text move; Escape, Tab and a click
 * beside it close it.
 */
export function MenuList({
  button,
  items,
  side,
  start,
  onClose,
}: {
  button: string;
  items: readonly MenuItem[];
  side: 'start' | 'end';
  start: MenuStart;
  onClose: () => void;
}) {
  const service = useMachine(menu.machine, {
    id: useId(),
    ids: { trigger: button },
    defaultOpen: true,
    loopFocus: true,
    positioning: { ...besideIt, placement: `bottom-${side}` },
    onOpenChange: ({ open }) => open || onClose(),
    onSelect: ({ value }) => {
      const item = items[Number(value)];
      if (!item?.onSelect || item.disabled) return;
      // A dialog that it opens gives the focus back to the button.
      document.getElementById(button)?.focus();
      item.onSelect();
    },
  });
  const api = menu.connect(service, asAttributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys move it after that
  useEffect(() => {
    const present = items.findIndex(({ isChosen }) => isChosen);
    api.setHighlightedValue(`${present >= 0 ? present : start === 'last' ? items.length - 1 : 0}`);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    // Tab goes on from the button.
    if (event.key === 'Tab') api.setOpen(false);
    // Whether a space belongs to the letters before it is a matter of the time.
    else menu.connect(service, asAttributes).getContentProps().onKeyDown(event);
  };
  return (
    <div {...api.getPositionerProps()} {...topLayer}>
      <div
        {...api.getContentProps()}
        role="menu"
        onKeyDown={onKey}
        className="max-h-[min(70dvh,var(--available-height))] min-w-48 max-w-[min(20rem,var(--available-width))] overflow-y-auto rounded-md border border-line bg-sheet p-1 shadow-lg outline-none"
      >
        {items.map((item, place) => (
          <Item
            key={item.text}
            item={item}
            attributes={api.getItemProps({ value: `${place}`, valueText: item.text, closeOnSelect: !item.disabled })}
          />
        ))}
      </div>
    </div>
  );
}

function Item({ item, attributes }: { item: MenuItem; attributes: object }) {
  const { text, note, danger = false, disabled = false, isChosen, link } = item;
  const all = {
    ...attributes,
    ...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen }),
    ...(disabled && { 'aria-disabled': true }),
    tabIndex: -1,
    className: `flex min-h-9 w-full items-start gap-2 rounded px-2.5 py-1.5 text-left no-underline data-highlighted:bg-sunken aria-disabled:cursor-not-allowed ${danger ? 'text-danger' : 'text-ink'}`,
  };
  const content = (
    <>
      {isChosen !== undefined && (
        <Check className={`mt-0.5 size-4 shrink-0 ${isChosen ? 'text-accent' : 'invisible'}`} aria-hidden />
      )}
      <span className="min-w-0 break-words">
        <span className={disabled ? 'text-muted' : ''}>{text}</span>{' '}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
    </>
  );
  if (link && !disabled)
    return (
      <To {...link} {...all}>
        {content}
      </To>
    );
  return (
    <button type="button" {...all}>
      {content}
    </button>
  );
}
