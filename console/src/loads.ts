import type { QueryClient } from '@tanstack/react-query';
import { EarlyReads } from './api/use-read';
import { courseRead, projectsRead } from './projects/reads';
import type { PagePath, ParamsOf, SearchOf } from './routes/pages';
import type { PagePlace } from './routes/tree';
import { dayAt } from './shell/clock';
import { lastScope } from './shell/last-scope';
import { savedViewsRead } from './shell/saved-views-read';
import { viewerRead } from './shell/viewer';

type Loads = {
  [Path in PagePath]?: (reads: EarlyReads, params: ParamsOf<Path>, search: SearchOf<Path>) => void | Promise<void>;
};

/**
 * What a page reads first. The operations of projects are in the script that every page has. Those of other pages come with their code,
 * which the document of the page names: it is there with the first script. Only reads, and none that makes a document: a link under the
 * pointer begins them, too.
 */
const loads: Loads = {
  '/projects': (reads, _, { order, ...filters }) => {
    reads.one(...savedViewsRead('projects'));
    // The columns of the page know its orders.
    if (!order) reads.pages(...projectsRead(filters));
  },
  '/projects/$id': (reads, { id }) => reads.one(...courseRead(id)),
  '/today': async (reads) => {
    const { todayRead } = await import('./today/today-read');
    // The day of a sandbox follows its clock, which is not read yet.
    if (reads.scope.mode === 'live') reads.one(...todayRead(dayAt(new Date())));
  },
  '/notices/$id': async (reads, { id }) => reads.one(...(await import('./notices/use-notice')).noticeRead(id)),
  '/waivers/$id': async (reads, { id }) => reads.one(...(await import('./waivers/waiver')).waiverRead(id)),
  '/claims/$id': async (reads, { id }) => reads.one(...(await import('./claims/claim')).claimRead(id)),
  '/projects/$id/edit': (reads, { id }) => reads.one(...courseRead(id)),
  '/projects/$id/compare': (reads, { id }) => reads.one(...courseRead(id)),
};

export function load(queries: QueryClient, { path, params, search }: PagePlace): void {
  const { organization: organizationId = '', mode } = params as Record<string, string>;
  if ((mode !== 'live' && mode !== 'sandbox') || !isOfViewer(queries, organizationId)) return;
  const begin = (loads as Record<string, ((reads: EarlyReads, params: object, search: object) => unknown) | undefined>)[
    path
  ];
  // If the code does not arrive, the page says so.
  Promise.resolve(begin?.(new EarlyReads(queries, { organizationId, mode }), params, search)).catch(() => undefined);
}

/** Whether the person is a member. Until the service has said who it is, the organization where they were last is taken for theirs. */
function isOfViewer(queries: QueryClient, organizationId: string): boolean {
  const viewer = queries.getQueryData(viewerRead.queryKey)?.viewer;
  if (viewer) return viewer.memberships.some((membership) => membership.organizationId === organizationId);
  return lastScope()?.organizationId === organizationId;
}
