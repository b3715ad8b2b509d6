import { Button } from './button';

export interface RowAction {
  text: string;
  /** The record, for people who hear the button without its row. */
  of: string;
  danger?: boolean;
  busy?: boolean;
  onClick: () => void;
}

/** The buttons of one row of a table; below each other on a narrow screen, so that none is out of sight. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <div className="-my-1 flex justify-end gap-1 max-sm:flex-col max-sm:items-end">
      {actions.map(({ text, of: subject, danger, busy, onClick }) => (
        <Button
          key={text}
          look="quiet"
          className={`!min-h-8 !px-2 ${danger ? '!text-danger' : '!text-accent'}`}
          aria-label={`${text} ${subject}`}
          busy={busy ?? false}
          onClick={onClick}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
