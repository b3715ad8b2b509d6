import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import type { ApiError } from '../api/errors';
import { execute } from '../api/execute';
import { useScope } from '../api/scope';
import { type Viewer, ViewerContext } from '../api/viewer';
import { ViewerDocument, type ViewerQuery } from '../api/viewer.documents';
import { ErrorNote, Loading } from '../parts/states';
import { tabStorage } from '../parts/storage';

const returnKey = 'console.return';

/** Who is signed in. The first read begins before the first page is rendered. */
export const viewerRead = queryOptions<ViewerQuery, ApiError>({
  queryKey: ['viewer'],
  queryFn: ({ signal }) => execute(ViewerDocument, {}, { signal }),
  // Its answer may be there before the page is.
  retryOnMount: false,
});

/** Shows the pages to a person who is signed in, and sends everyone else to the sign-in, which leads back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(viewerRead);
  // The person is there, so nothing is left to return to.
  const isArrived = data !== undefined && window.location.pathname.length > '/console/'.length;
  useEffect(() => {
    if (isArrived) tabStorage.remove(returnKey);
  }, [isArrived]);
  // Who was signed in may have a form half filled: that page stays, and says at its next request that the session has ended.
  if (error?.code === 'UNAUTHENTICATED' && !data) {
    const page = window.location.pathname + window.location.search;
    tabStorage.write(returnKey, page);
    // The link of the e-mail opens in another tab, which has another storage.
    window.location.replace(page.startsWith('/console/') ? `/sign-in?page=${encodeURIComponent(page)}` : '/sign-in');
    return null;
  }
  if (data) return <ViewerContext value={data.viewer}>{children}</ViewerContext>;
  return <main className="p-6">{error ? <ErrorNote error={error} retry={refetch} /> : <Loading />}</main>;
}

/** The page that the person wanted before signing in, once. */
export function takeReturnPage(): string | null {
  const page = tabStorage.read(returnKey);
  tabStorage.remove(returnKey);
  return page?.startsWith('/console/') ? page : null;
}

export function useViewer(): Viewer {
  return useContext(ViewerContext)!;
}

/** The person's membership in the organization of the page; undefined in an organization of others. */
export function useMembership(): Viewer['memberships'][number] | undefined {
  const { organizationId } = useScope();
  return useViewer().memberships.find((membership) => membership.organizationId === organizationId);
}

/** Whether the person may manage tokens, members, billing, credentials and webhooks. */
export function useIsAdmin(): boolean {
  const role = useMembership()?.role;
  return role === 'OWNER' || role === 'ADMIN';
}

/** Whether the person may change records. */
export function useCanChange(): boolean {
  const role = useMembership()?.role;
  return role !== undefined && role !== 'READ_ONLY';
}
