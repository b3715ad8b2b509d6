import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type Scope, useScope } from '../api/scope';
import type { PageLink } from '../routes/pages';

interface Options {
  /** Back does not lead to this page again. */
  replace?: boolean;
  /** Another organization or mode than that of the page. */
  inScope?: Partial<Scope>;
}

/** Opens another page of the same organization and mode. */
export function useGo(): (link: PageLink, options?: Options) => void {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  return useCallback(
    ({ page, params, search }, { replace = false, inScope } = {}) =>
      void navigate({
        to: `/$organization/$mode${page}`,
        params: { organization: organizationId, mode, ...inScopeParams(inScope), ...params },
        search: search ?? {},
        replace,
      }),
    [navigate, organizationId, mode],
  );
}

function inScopeParams({ organizationId, mode }: Partial<Scope> = {}) {
  return { ...(organizationId && { organization: organizationId }), ...(mode && { mode }) };
}
