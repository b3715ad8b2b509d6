import { createRootRouteWithContext, createRoute, notFound, type Router } from '@tanstack/react-router';
import { needsOtherDocument } from './own-document';
import { bulk, chosenRecords, step, texts } from './search';

/**
 * The addresses of the console with what each has in its query. Their pages are in router.tsx: a page names addresses, so that the
 * types of both would follow from each other.
 */

interface Context {
  /** Begins what a page reads, while its code is loaded. */
  load: (page: PagePlace) => void;
}

export interface PagePlace {
  /** Its address within the organization and mode. */
  path: string;
  params: object;
  search: object;
}

export const root = createRootRouteWithContext<Context>()({
  beforeLoad: ({ location, preload }) => {
    if (preload || !needsOtherDocument(location.pathname)) return;
    // The address is already that of the page.
    window.location.reload();
    return new Promise<never>(() => undefined);
  },
});
export const first = createRoute({ getParentRoute: () => root, path: '/' });
/** Such as /console/developers/graphql: the guides and other pages of the service do not know the organization. */
export const anywhere = createRoute({ getParentRoute: () => root, path: '/developers/$page' });
/** Where the e-mail of an invitation leads: its reader may belong to several organizations, or to none yet. */
export const invitation = createRoute({ getParentRoute: () => root, path: '/invitations/$mode/$id' });
export const scope = createRoute({
  getParentRoute: () => root,
  path: '/$organization/$mode',
  beforeLoad: ({ params }) => {
    if (params.mode !== 'live' && params.mode !== 'sandbox') throw notFound();
  },
});

const recordId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An address that was cut off or mistyped names no record: nothing is read for it. The id of a request is chosen by its client. */
function canExist(path: string, params: Record<string, string | undefined>): boolean {
  return params.id === undefined || path.startsWith('/developers/requests') || recordId.test(params.id);
}

/** A page within an organization and mode. Its path stays a literal: with `string`, no link to any page could be checked. */
function page<const Path extends `/${string}`, Search = object>(
  path: Path,
  validateSearch?: (raw: Record<string, unknown>) => Search,
) {
  return createRoute({
    getParentRoute: () => scope,
    path,
    ...(validateSearch && { validateSearch }),
    beforeLoad: ({ params }) => {
      if (!canExist(path, params)) throw notFound();
    },
    // It is not waited for: the page says itself that it is loading, or what went wrong.
    loader: ({ context, params, location }) =>
      context.load({ path, params, search: validateSearch?.({ ...location.search }) ?? {} }),
  });
}

/** What lists of the records of projects are filtered by. */
type OfRecords = 'project' | 'division' | 'state' | 'who' | 'from' | 'until';
type OfNotices = 'search' | 'status' | 'type' | OfRecords;

const pages = [
  page('/today', texts<'week' | 'who'>()),
  page('/projects', texts<'search' | 'status' | 'sector' | 'rights' | OfRecords | 'order'>()),
  page('/projects/new', step),
  page('/projects/$id', texts<'tab' | 'found' | 'who'>()),
  page('/projects/$id/edit'),
  page('/projects/$id/waivers'),
  page('/projects/$id/compare', texts<'state' | 'firstFurnishingDate' | 'lastFurnishingDate' | 'completionDate'>()),
  page('/notices', texts<OfNotices | 'order'>()),
  page('/notices/new', texts<'project' | 'type' | 'duty'>()),
  page('/notices/send', texts<'ids' | 'groups' | 'except' | OfNotices>()),
  page('/notices/$id'),
  page('/calendar', texts<'month' | 'day' | 'kind' | 'project' | 'state' | 'who'>()),
  page('/bulk', bulk),
  page('/waivers', texts<'search' | 'status' | 'type' | OfRecords | 'order'>()),
  page('/waivers/new', texts<'project' | 'application' | 'type'>()),
  page('/waivers/send', chosenRecords),
  page('/waivers/$id'),
  page('/waivers/requests', texts<'search' | 'status' | 'type' | 'application' | OfRecords | 'order'>()),
  page('/waivers/requests/new', texts<'project' | 'party' | 'application' | 'type'>()),
  page('/waivers/requests/received'),
  page('/waivers/requests/$id'),
  page('/billing/pay-applications', texts<'search' | 'status' | OfRecords | 'order'>()),
  // Of the reader's own projects, where the application is another organization's.
  page('/billing/pay-applications/$id', texts<'project'>()),
  page('/billing/pay-applications/$id/waivers'),
  page('/billing/pay-applications/$id/ask'),
  page('/billing/invitations/$id'),
  page('/billing/schedules', texts<'search' | 'status' | OfRecords | 'order'>()),
  page('/billing/schedules/import', texts<'project'>()),
  page('/billing/schedules/$id'),
  page('/mailroom', texts<'batch'>()),
  page('/partner'),
  page('/money', texts<'division' | 'age' | 'month' | 'billed'>()),
  page('/claims', texts<'search' | 'status' | 'type' | OfRecords | 'order'>()),
  page('/claims/new', texts<'project' | 'type' | 'duty'>()),
  page('/claims/send', chosenRecords),
  page('/claims/$id'),
  page('/mail/orders', texts<'search' | 'status' | 'type' | OfRecords | 'order'>()),
  page('/mail/orders/$id'),
  page('/mail/research', texts<'status' | OfRecords | 'order'>()),
  page('/mail/research/new', texts<'project' | 'service'>()),
  page('/account/organization'),
  page('/account/divisions', texts<'search' | 'status' | 'state'>()),
  page('/account/contacts', texts<'search' | 'order'>()),
  page('/account/companies', texts<'search' | 'kind' | 'status' | 'state' | 'order'>()),
  page('/account/companies/duplicates'),
  page('/account/companies/$id'),
  page('/account/sign-in'),
  page('/account/emails'),
  page('/account/people'),
  page('/account/credits', texts<'kind' | 'reason' | 'from' | 'to'>()),
  page('/account/plan'),
  page('/account/plan/pay', texts<'order' | 'credits' | 'plan' | 'interval'>()),
  page('/account/credentials'),
  page('/account/audit', texts<'who' | 'action' | 'type' | 'record' | 'since' | 'entry'>()),
  page('/developers/sandbox'),
  page('/developers/tokens'),
  page('/developers/events', texts<'type' | 'record'>()),
  page('/developers/events/$cursor'),
  page('/developers/requests', texts<'status' | 'method' | 'token' | 'source' | 'since' | 'until' | 'text'>()),
  page('/developers/requests/$id'),
  page('/developers/graphql', texts<'query' | 'variables' | 'find'>()),
  page('/developers/rest', texts<'find' | 'about'>()),
  page('/developers/webhooks'),
  page('/developers/webhooks/$id', texts<'status' | 'event' | 'job'>()),
  page('/developers/webhooks/$id/deliveries/$delivery'),
] as const;

export const tree = root.addChildren([first, anywhere, invitation, scope.addChildren(pages)]);

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof tree, 'never', boolean>;
  }
}
