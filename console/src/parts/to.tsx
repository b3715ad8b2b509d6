import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type Scope, useScope } from '../api/scope';
import type { PageLink } from '../routes/pages';

export type ToProps = PageLink &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> & {
    /** Another organization or mode than that of the page. */
    inScope?: Partial<Scope>;
    children: ReactNode;
  };

/** A link to another page of the same organization and mode. */
export function To({
  page,
  params,
  search,
  inScope,
  className = 'text-accent underline underline-offset-2 hover:no-underline',
  children,
  ...rest
}: ToProps) {
  const { organizationId, mode } = { ...useScope(), ...inScope };
  return (
    <Link
      to={`/$organization/$mode${page}`}
      params={{ organization: organizationId, mode, ...params }}
      search={search ?? {}}
      className={className}
      {...rest}
    >
      {children}
    </Link>
  );
}
