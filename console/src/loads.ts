import type { QueryClient } from '@tanstack/react-query';
import { EarlyReads } from './api/use-read';
import { courseRead, projectsRead } from './projects/reads';
import type { PagePath, ParamsOf, SearchOf } from './routes/pages';
import type { PagePlace } from './routes/tree';
import { lastScope } from './shell/last-scope';
import { savedViewsRead } from './shell/saved-views-read';
import { viewerRead } from './shell/viewer';

type Loads = { [Path in PagePath]?: (reads: EarlyReads, params: ParamsOf<Path>, search: SearchOf<Path>) => void };

/**
 * What a page reads first, of pages whose operations are small enough to be in the script that every page has. Only reads, and none that
 * makes a document: a link under the pointer begins them, too.
 */
const loads: Loads = {
  '/projects': (reads, _, { order, ...filters }) => {
    reads.one(...savedViewsRead('projects'));
    // The columns of the page know its orders.
    if (!order) reads.pages(...projectsRead(filters));
  },
  '/projects/$id': (reads, { id }) => reads.one(...courseRead(id)),
  '/projects/$id/edit': (reads, { id }) => reads.one(...courseRead(id)),
  '/projects/$id/compare': (reads, { id }) => reads.one(...courseRead(id)),
};

export function load(queries: QueryClient, { path, params, search }: PagePlace): void {
  const { organization: organizationId = '', mode } = params as Record<string, string>;
  if ((mode !== 'live' && mode !== 'sandbox') || !isOfViewer(queries, organizationId)) return;
  const begin = (loads as Record<string, ((reads: EarlyReads, params: object, search: object) => void) | undefined>)[
    path
  ];
  begin?.(new EarlyReads(queries, { organizationId, mode }), params, search);
}

/** Whether the person is a member. Until the service has said who it is, the organization where they were last is taken for theirs. */
function isOfViewer(queries: QueryClient, organizationId: string): boolean {
  const viewer = queries.getQueryData(viewerRead.queryKey)?.viewer;
  if (viewer) return viewer.memberships.some((membership) => membership.organizationId === organizationId);
  return lastScope()?.organizationId === organizationId;
}
