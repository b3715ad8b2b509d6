import { Ellipsis } from 'lucide-react';
import type { PageLink } from '../routes/pages';
import { Button, ButtonLink } from './button';
import { Menu } from './menu';
import type { MenuItem } from './menu-list';
import { Tooltip } from './tooltip';

/** What can be done with a record. */
export type Action = {
  text: string;
  /** The act that comes next is primary. One that takes something away is a danger. */
  look?: 'primary' | 'plain' | 'danger';
  /** What it means. People see it in the menu and over a button, and hear it with both. */
  note?: string | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
} & ({ onClick: () => void; link?: never } | { link: PageLink; onClick?: never });

/**
 * The actions of a record in the head of its page: one that comes next, one more, and the rest in a menu. What takes something
 * away is always at the end of the menu. On a phone, the one that comes next is at the bottom of the screen, where the thumb is.
 */
export function Actions({ actions: given }: { actions: readonly (Action | false | null | undefined)[] }) {
  const actions = given.filter((action) => !!action);
  const primary = actions.find(({ look }) => look === 'primary');
  const plain = actions.find((action) => action !== primary && action.look !== 'danger');
  const others = actions.filter((action) => action !== primary && action !== plain);
  const rest = [...others.filter(({ look }) => look !== 'danger'), ...others.filter(({ look }) => look === 'danger')];
  if (actions.length === 0) return null;
  return (
    <>
      {plain && <ActionButton action={plain} look="plain" />}
      {primary && (
        <div data-action-bar className="max-sm:action-bar">
          <ActionButton action={primary} look="primary" />
        </div>
      )}
      {rest.length > 0 && (
        <Menu
          label="More actions"
          className="grid size-9 place-items-center rounded-md border border-line-strong bg-sheet hover:bg-sunken"
          items={rest.map(toItem)}
        >
          <Ellipsis className="size-5" aria-hidden />
        </Menu>
      )}
    </>
  );
}

function toItem(action: Action): MenuItem {
  const { text, note, busy } = action;
  const item = { text, note, danger: action.look === 'danger', disabled: action.disabled || busy };
  return action.link ? { ...item, link: action.link } : { ...item, onSelect: action.onClick };
}

function ActionButton({ action, look }: { action: Action; look: 'primary' | 'plain' }) {
  const { text, note, disabled = false, busy = false, link, onClick } = action;
  const show = (attributes?: object) =>
    link ? (
      <ButtonLink {...attributes} {...link} look={look}>
        {text}
      </ButtonLink>
    ) : (
      // The pointer on a disabled button is no event.
      <Button
        {...(attributes ?? { onClick })}
        look={look}
        disabled={disabled}
        busy={busy}
        title={disabled ? note : undefined}
      >
        {text}
      </Button>
    );
  return note ? (
    <Tooltip text={note} isDescription onClick={onClick}>
      {show}
    </Tooltip>
  ) : (
    show()
  );
}
