import type { ButtonHTMLAttributes } from 'react';
import { To, type ToProps } from './to';

type Look = 'primary' | 'plain' | 'danger' | 'quiet';

const looks: Record<Look, string> = {
  primary: 'bg-accent text-accent-ink border-accent hover:bg-accent-hover',
  plain: 'bg-sheet text-ink border-line-strong hover:bg-sunken',
  danger: 'bg-sheet text-danger border-danger hover:bg-danger-soft',
  quiet: 'border-transparent text-ink hover:bg-sunken',
};
const base =
  'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md border px-3 py-1 font-medium whitespace-nowrap disabled:opacity-50 disabled:cursor-not-allowed';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Disables the button and says so while something is under way. */
  busy?: boolean;
}

export function Button({ look = 'plain', busy = false, className = '', children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${base} ${looks[look]} ${className}`}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button, for an action that is a page of its own. */
export function ButtonLink({ look = 'plain', ...rest }: ToProps & { look?: Look }) {
  return <To {...rest} className={`${base} no-underline print:hidden ${looks[look]}`} />;
}
