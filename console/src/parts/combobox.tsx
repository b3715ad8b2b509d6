import { mergeProps } from '@zag-js/preact';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { type Choice, Options, useChoices } from './choice-list';
import { controlLook } from './field';
import { asAttributes, topLayer } from './top-layer';

const textOnly = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
};

export type FieldAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'required' | 'placeholder' | 'onFocus' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

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
  attributes: FieldAttributes;
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
  attributes: given,
  input,
  className = '',
  children,
}: Props<Item>) {
  const [isWanted, setWanted] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const isOpen = isWanted && (items.length > 0 || Boolean(note));
  const open = (is: boolean) => {
    setWanted(is);
    if (!is) setTyped(false);
    if (is !== isWanted) onOpen?.(is);
  };
  const { api, active, attributes } = useChoices({
    items,
    startsAtFirst: isTyped && !isFree && value !== '',
    inputValue: value,
    open: isOpen,
    inputId: given.id,
    onChoose,
    onOpen: open,
    onType: (text) => {
      setTyped(true);
      onType(text);
    },
  });
  const onKey = (event: KeyboardEvent) => {
    // Closes the dialog around it.
    if (event.key === 'Escape' && !isOpen) return;
    // Without a choice, Enter sends a text, but not what was chosen before.
    if (event.key === 'Enter' && isOpen && active === null) return isFree || event.preventDefault();
    attributes.onKeyDown(event);
  };
  return (
    <div {...api.getControlProps()} className="relative">
      <input
        {...mergeProps(asAttributes.input({ ...given, onBlur: () => isOpen || open(false) }), attributes)}
        ref={input}
        {...(isPlain && textOnly)}
        autoCapitalize={undefined}
        className={`${controlLook} ${className}`}
        onKeyDown={onKey}
      />
      {children}
      {api.open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
        <div {...api.getPositionerProps()} {...topLayer} onMouseDown={(event) => event.preventDefault()}>
          <div className="rounded-md border border-line bg-sheet p-1.5 shadow-lg">
            <Options api={api} label={label} items={items} active={active} className="max-h-72" />
            <p role="status" className={note ? 'px-2.5 py-1 text-sm text-muted' : 'sr-only'}>
              {note || `${items.length} ${items.length === 1 ? 'choice' : 'choices'}`}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
