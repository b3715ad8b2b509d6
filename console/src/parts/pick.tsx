import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ApiError, FieldMessages } from '../api/errors';
import type { Choice } from './choice-list';
import { Combobox, type FieldAttributes } from './combobox';
import { Field } from './field';
import { sayError } from './states';
import { Tooltip } from './tooltip';
import { useRested } from './use-rested';

/** What a search for a text found. */
interface PickResult<Item> {
  data: { items: readonly Item[]; hasMore: boolean } | undefined;
  error: ApiError | null;
  isPending: boolean;
  isPlaceholderData: boolean;
}

interface Props<Item extends Choice> {
  chosen: Item | null;
  onChoose: (item: Item | null) => void;
  /** A hook that reads the choices for a text while the list is open. */
  useChoices: (text: string | null, isOpen: boolean) => PickResult<Item>;
  /** The name of the list. */
  list: string;
  /** What the list says when nothing is found. */
  none: string;
  /** What the button in the field does, which takes the choice away. */
  clear: string;
}

/** A combobox for one record of many, which the service searches, and why they could not be read. */
export function usePick<Item extends Choice>({
  chosen,
  onChoose,
  useChoices,
  list,
  none,
  clear,
}: Props<Item>): {
  failures: string[];
  control: (attributes: FieldAttributes) => ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  /** What is searched; the name of what is chosen is shown while it is null. */
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = typed?.trim() ?? '';
  const searchText = useRested(text);
  const choices = useChoices(searchText || null, isOpen);
  // Enter takes one of the list: an older result must not offer one that does not match.
  const isFresh = searchText === text && !choices.isPlaceholderData && !choices.isPending;
  const items = (choices.data?.items ?? []).filter(
    (item) => isFresh || item.text.toLowerCase().includes(text.toLowerCase()),
  );
  const note = items.length === 0 ? none : choices.data?.hasMore && 'There are more: type a part of the name.';
  const control = (attributes: FieldAttributes) => (
    <Combobox
      attributes={{ ...attributes, onFocus: ({ target }) => target.select() }}
      input={input}
      className="pr-10"
      label={list}
      value={typed ?? chosen?.text ?? ''}
      items={items}
      note={isFresh ? note : 'Searching…'}
      onChoose={onChoose}
      onType={(newText) => {
        if (newText === '' && chosen) onChoose(null);
        setTyped(newText);
      }}
      onOpen={(is) => {
        setOpen(is);
        if (!is) setTyped(null);
      }}
    >
      {chosen && (
        <Tooltip
          text={clear}
          onClick={() => {
            onChoose(null);
            input.current?.focus();
          }}
        >
          {(attributes) => (
            <button
              {...attributes}
              type="button"
              aria-label={clear}
              className="absolute top-0.5 right-0.5 grid size-8 cursor-pointer place-items-center rounded text-muted hover:text-ink"
            >
              <X className="size-4" aria-hidden />
            </button>
          )}
        </Tooltip>
      )}
    </Combobox>
  );
  return { failures: isOpen && choices.error ? [sayError(choices.error)] : [], control };
}

/** A field for one record of many. */
export function PickField<Item extends Choice>({
  label,
  errors = [],
  ...props
}: Props<Item> & { label: string; errors?: FieldMessages | undefined }) {
  const { failures, control } = usePick(props);
  return (
    <Field label={label} required errors={[...errors, ...failures]}>
      {(attributes) => control({ ...attributes, required: true, placeholder: 'Type a part of its name' })}
    </Field>
  );
}
