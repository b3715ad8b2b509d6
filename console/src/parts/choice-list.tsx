import * as combobox from '@zag-js/combobox';
import { useMachine } from '@zag-js/preact';
import { type InputEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { asAttributes, besideIt } from './top-layer';

/** One choice of the list. */
export interface Choice {
  key: string;
  text: string;
  /** What others of the same name do not have, such as its city. */
  note?: string | undefined;
}

/**
 * The machine of a field with choices. The arrows and the pointer make an option the active one, which stays so wherever it moves, and
 * none is when it is not found any more. Until they do, it is the first one, or none.
 */
export function useChoices<Item extends Choice>({
  items,
  startsAtFirst,
  onType,
  onChoose,
  onOpen,
  ...props
}: {
  items: readonly Item[];
  startsAtFirst: boolean;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  onOpen?: (isOpen: boolean) => void;
  /** What the field has. */
  inputValue: string;
  open: boolean;
  /** The id of the field, where its label names one. */
  inputId?: string | undefined;
  disableLayer?: boolean;
}) {
  const id = useId();
  const { inputId, ...others } = props;
  const [highlighted, setHighlighted] = useState<string | null>();
  const isThere = (key: string | null) => items.some((item) => item.key === key);
  const first = startsAtFirst ? items[0]?.key : undefined;
  const active = (highlighted === undefined ? first : isThere(highlighted) ? highlighted : null) ?? null;
  const service = useMachine(combobox.machine, {
    id,
    ids: {
      input: inputId ?? `${id}-field`,
      item: (key) => `${id}-${items.findIndex((item) => item.key === key)}`,
    },
    collection: combobox.collection({
      items: [...items],
      itemToValue: (item) => item.key,
      itemToString: (item) => item.text,
    }),
    // What is chosen is in the text, or the page leaves the field.
    value: [],
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    openOnClick: true,
    loopFocus: false,
    positioning: besideIt,
    highlightedValue: active,
    onHighlightChange: ({ highlightedValue }) => setHighlighted(highlightedValue),
    onSelect: ({ itemValue }) => {
      const item = items.find(({ key }) => key === itemValue);
      if (item) onChoose(item);
    },
    onOpenChange: ({ open }) => {
      setHighlighted(undefined);
      onOpen?.(open);
    },
    ...others,
  });
  const api = combobox.connect(service, asAttributes);
  const { onInput, onKeyDown, ...attributes } = api.getInputProps();
  return {
    api,
    active,
    attributes: {
      ...attributes,
      // Also without the focus, where the browser fills in a form.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        onInput?.(event);
        setHighlighted(undefined);
        onType(event.currentTarget.value);
      },
      // Home and End move in the text.
      onKeyDown: (event: KeyboardEvent) => event.key !== 'Home' && event.key !== 'End' && onKeyDown?.(event),
    },
  };
}

type ChoicesApi = ReturnType<typeof useChoices>['api'];

/** The list of a combobox. The field keeps the focus and handles the keys. */
export function Options<Item extends Choice>({
  api,
  label,
  items,
  active,
  className,
  followsPointer = false,
  show = showChoice,
}: {
  api: ChoicesApi;
  label: string;
  items: readonly Item[];
  /** The key of the option that Enter takes. */
  active: string | null;
  className: string;
  followsPointer?: boolean;
  show?: (item: Item) => ReactNode;
}) {
  return (
    <div
      {...api.getContentProps()}
      role="listbox"
      aria-labelledby={undefined}
      aria-label={label}
      className={`overflow-y-auto outline-none ${className}`}
    >
      {items.map((item) => (
        <div
          key={item.key}
          {...api.getItemProps({ item, persistFocus: true })}
          {...(!followsPointer && { onPointerMove: undefined })}
          role="option"
          tabIndex={-1}
          aria-selected={item.key === active}
          className={`flex cursor-pointer gap-3 rounded px-2.5 py-1.5 ${item.key === active ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
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
