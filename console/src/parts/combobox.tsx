import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { controlLook } from './field';

/** One choice of the list. */
export interface Choice {
  key: string;
  text: string;
  /** What others of the same name do not have, such as its city. */
  note?: string | undefined;
}

/**
 * The arrows choose, Home and End are left to the text. Returns the place that Enter takes, and the keys of the field. An option that was
 * chosen stays the one wherever it moves, and none is when it is not found any more.
 */
export function useOptionKeys(items: readonly Choice[], first: number) {
  const [chosen, setChosen] = useState<{ key: string } | { place: number }>({ place: first });
  const active = 'key' in chosen ? items.findIndex(({ key }) => key === chosen.key) : chosen.place;
  const setActive = (place: number) => {
    const item = items[place];
    setChosen(item ? { key: item.key } : { place });
  };
  /** The option at a place, whichever is found there; -1: none. */
  const restart = (place: number) => setChosen({ place });
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return false;
    event.preventDefault();
    setActive(Math.max(0, Math.min(items.length - 1, active + by)));
    return true;
  };
  return { active, setActive, restart, step };
}

/** The list of a combobox. The field keeps the focus and handles the keys. */
export function Options<Item extends Choice>({
  id,
  label,
  items,
  active,
  className = '',
  onChoose,
  onPoint,
  show = showChoice,
}: {
  id: string;
  label: string;
  items: readonly Item[];
  /** The place of the option that Enter takes. */
  active: number;
  className?: string;
  onChoose: (item: Item) => void;
  /** The pointer is over an option. */
  onPoint?: (place: number) => void;
  show?: (item: Item) => ReactNode;
}) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={label} className={`overflow-y-auto ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={item.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`flex cursor-pointer gap-3 rounded px-2.5 py-1.5 ${index === active ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
          onClick={() => onChoose(item)}
          {...(onPoint && { onPointerMove: () => onPoint(index) })}
        >
          {show(item)}
        </div>
      ))}
    </div>
  );
}

const showChoice = ({ text, note }: Choice) => (
  <span className="min-w-0">
    {text} {note && <span className="text-muted">{note}</span>}
  </span>
);

/** What ties a field to its list, for those who do not see it. */
export function listAttributes({ list, isOpen, active }: { list: string; isOpen: boolean; active: number }) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${list}-${active}` : undefined,
  };
}

interface Props<Item extends Choice> {
  /** What the field has: what is typed, or the name of what is chosen. */
  value: string;
  /** The choices for it. */
  items: readonly Item[];
  /** The name of the list. */
  label: string;
  /** What the list says below its choices; nothing hides an empty list. */
  note?: ReactNode;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** The list opens or closes: a search begins, or what was typed and not chosen is given up. */
  onOpen?: (isOpen: boolean) => void;
  /** Any text is an answer, and the choices are proposals: Enter takes none that an arrow did not choose. */
  isFree?: boolean;
  /** There are no choices at all: it is a field for text, also for those who do not see it. */
  isPlain?: boolean;
  /** The label, and what else the field needs. */
  attributes: InputHTMLAttributes<HTMLInputElement>;
  input?: RefObject<HTMLInputElement | null>;
  className?: string;
  /** At the end of the field. */
  children?: ReactNode;
}

/**
 * A field with choices for what is typed, as the ARIA pattern of a combobox with a list describes it. The arrows open the list and choose,
 * Enter takes the choice, Escape closes the list. Who chooses keeps the focus.
 */
export function Combobox<Item extends Choice>({
  value,
  items,
  label,
  note,
  onType,
  onChoose,
  onOpen,
  isFree = false,
  isPlain = false,
  attributes,
  input,
  className = '',
  children,
}: Props<Item>) {
  const [isAsked, setAsked] = useState(false);
  const { active, restart, step } = useOptionKeys(items, -1);
  const list = useId();
  const isOpen = isAsked && (items.length > 0 || Boolean(note));
  const open = (is: boolean) => {
    setAsked(is);
    if (!is) restart(-1);
    if (is !== isAsked) onOpen?.(is);
  };
  const choose = (item: Item) => {
    onChoose(item);
    open(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (step(event)) return open(true);
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      open(false);
    } else if (event.key === 'Enter' && isOpen) {
      const item = items[active];
      // Enter must not send the form with what was chosen before.
      if (item || !isFree) event.preventDefault();
      if (item) choose(item);
    }
  };
  return (
    <div className="relative">
      <input
        ref={input}
        type="text"
        {...attributes}
        {...(isPlain ? { autoComplete: 'off' } : listAttributes({ list, isOpen, active: items[active] ? active : -1 }))}
        className={`${controlLook} ${className}`}
        value={value}
        onClick={() => open(true)}
        onBlur={() => open(false)}
        onKeyDown={onKey}
        onChange={({ target }) => {
          onType(target.value);
          open(true);
          restart(isFree || target.value === '' ? -1 : 0);
        }}
      />
      {children}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
        <div
          className="absolute z-40 mt-1 w-full rounded-md border border-line bg-sheet p-1.5 shadow-lg"
          onMouseDown={(event) => event.preventDefault()}
        >
          <Options id={list} label={label} items={items} active={active} className="max-h-72" onChoose={choose} />
          <p role="status" className={note ? 'px-2.5 py-1 text-sm text-muted' : 'sr-only'}>
            {note || `${items.length} ${items.length === 1 ? 'choice' : 'choices'}`}
          </p>
        </div>
      )}
    </div>
  );
}
