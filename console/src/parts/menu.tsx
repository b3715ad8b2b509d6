import { Check } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PageLink } from '../routes/pages';
import { To } from './to';

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

/** Letters that follow each other within this time are the beginning of one word. */
const wordMs = 600;

/**
 * A button that opens a list of actions or choices (the menu button of the ARIA patterns). The arrows, Home, End and the first
 * letters of a text move; Escape, Tab and a click beside it close it. The browser shows it above everything else, also above what
 * scrolls, at the button.
 */
export function Menu({
  label,
  describedBy,
  items,
  side = 'end',
  className,
  children,
}: {
  /** The name of the button, for people who hear it. */
  label: string;
  describedBy?: string | undefined;
  items: readonly MenuItem[];
  /** Which edges of the button and the list are in line. */
  side?: 'start' | 'end';
  className: string;
  /** What the button shows. */
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** How often it was opened since it was closed: an event can stand for a closing and an opening. */
  const [openings, setOpenings] = useState(0);
  const isOpen = openings > 0;
  const entry = useRef<'first' | 'last'>('first');
  const word = useRef({ text: '', at: 0 });
  // The items are in the page as soon as the browser has shown the list.
  useEffect(() => {
    if (!isOpen) return;
    const all = listItems(list.current!);
    const start = all.find((option) => option.ariaChecked === 'true') ?? all[0];
    (entry.current === 'last' ? all.at(-1) : start)?.focus();
    entry.current = 'first';
    // What was typed in an earlier visit is not the beginning of a word.
    word.current = { text: '', at: 0 };
  }, [openings]);
  const close = () => list.current?.hidePopover();
  const select = (item: MenuItem) => {
    if (item.disabled) return;
    close();
    item.onSelect?.();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    entry.current = event.key === 'ArrowUp' ? 'last' : 'first';
    button.current!.click();
  };
  const onListKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = listItems(list.current!);
    const here = all.indexOf(document.activeElement as HTMLElement);
    const target = findTarget(event.key, all, here, word.current);
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Tab') close();
    // A link takes Enter only.
    else if (event.key === ' ') {
      event.preventDefault();
      all[here]?.click();
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        data-screen-only
        className={`menu max-h-[70dvh] min-w-48 max-w-80 overflow-y-auto rounded-md border border-line bg-sheet p-1 text-left text-base font-normal whitespace-normal text-ink shadow-lg ${side === 'end' ? 'menu-end' : 'menu-start'}`}
        onToggle={({ newState }) => setOpenings((count) => (newState === 'open' ? count + 1 : 0))}
        onKeyDown={onListKey}
      >
        {isOpen && items.map((item) => <Item key={item.text} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  );
}

const listItems = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const look =
  'flex min-h-9 w-full items-start gap-2 rounded px-2.5 py-1.5 text-left no-underline outline-none focus:bg-sunken aria-disabled:cursor-not-allowed';

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { text, note, danger = false, disabled = false, isChosen, link } = item;
  const attributes = {
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    ...(isChosen !== undefined && { 'aria-checked': isChosen }),
    ...(disabled && { 'aria-disabled': true }),
    className: `${look} ${danger ? 'text-danger' : 'text-ink'}`,
    // The keys go on from where the pointer is.
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
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
      <To {...link} {...attributes} onClick={onSelect}>
        {content}
      </To>
    );
  return (
    <button type="button" {...attributes} onClick={onSelect}>
      {content}
    </button>
  );
}

/** The item that a key leads to, if it leads to one. */
function findTarget(
  key: string,
  options: readonly HTMLElement[],
  here: number,
  word: { text: string; at: number },
): HTMLElement | undefined {
  if (key === 'Home') return options[0];
  if (key === 'End') return options.at(-1);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return options[(here + step + options.length) % options.length];
  if (key.length !== 1 || (key === ' ' && !isTyping(word))) return undefined;
  word.text = isTyping(word) ? word.text + key.toLowerCase() : key.toLowerCase();
  word.at = Date.now();
  // One letter leads to the next item that begins with it; more letters can stay where they are.
  const from = word.text.length > 1 ? here : here + 1;
  const turned = [...options.slice(from), ...options.slice(0, from)];
  return turned.find((option) => option.textContent.trim().toLowerCase().startsWith(word.text)) ?? options[here];
}

const isTyping = ({ at }: { at: number }) => Date.now() - at < wordMs;
