import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useScope } from '../api/scope';

export interface ToProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  /** The page within the organization and mode, such as `/projects/<id>`. */
  page: string;
  search?: Record<string, unknown>;
  children: ReactNode;
}

/** A link to another page of the same organization and mode. */
export function To({
  page,
  search,
  className = 'text-accent underline underline-offset-2 hover:no-underline',
  children,
  ...rest
}: ToProps) {
  const { organizationId, mode } = useScope();
  return (
    <Link
      to={`/${organizationId}/${mode}${page}` as never}
      search={(search ?? {}) as never}
      className={className}
      {...rest}
    >
      {children}
    </Link>
  );
}
