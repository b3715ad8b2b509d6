import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  notFound,
  Outlet,
  useParams,
  useRouter,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Mode } from './api/scope';
import { Page } from './parts/page';
import { Empty } from './parts/states';
import { UnsavedQuestion } from './parts/unsaved-question';
import { Frame } from './shell/frame';
import { lastScope } from './shell/last-scope';
import { lazyPage } from './shell/lazy-page';
import { needsOtherDocument } from './shell/own-document';
import { SignedIn, takeReturnPage, useViewer } from './shell/viewer';

const root = createRootRoute({
  beforeLoad: ({ location, preload }) => {
    if (preload || !needsOtherDocument(location.pathname)) return;
    // The address is already that of the page.
    window.location.reload();
    return new Promise<never>(() => undefined);
  },
  notFoundComponent: () => (
    <main>
      <NoPage />
    </main>
  ),
  component: () => (
    <SignedIn>
      <Outlet />
      <UnsavedQuestion />
    </SignedIn>
  ),
});
const today = lazyPage(() => import('./today/today-page'));
const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: First,
  // Its code arrives while the service says who is signed in.
  loader: () => void today.preload(),
});
/** Such as /console/developers/graphql: the guides and other pages of the service do not know the organization. */
const anywhere = createRoute({ getParentRoute: () => root, path: '/developers/$page', component: Anywhere });
/** Where the e-mail of an invitation leads: its reader may belong to several organizations, or to none yet. */
const invitation = createRoute({ getParentRoute: () => root, path: '/invitations/$mode/$id', component: Invited });
const scope = createRoute({
  getParentRoute: () => root,
  path: '/$organization/$mode',
  component: Frame,
  beforeLoad: ({ params }) => {
    if (params.mode !== 'live' && params.mode !== 'sandbox') throw notFound();
  },
});

/** A page within an organization and mode. Its code is loaded when it is first opened. */
function page(path: string, load: () => Promise<{ default: () => React.ReactNode }>) {
  return createRoute({ getParentRoute: () => scope, path, component: lazyPage(load) });
}

const tree = root.addChildren([
  first,
  anywhere,
  invitation,
  scope.addChildren([
    createRoute({ getParentRoute: () => scope, path: '/today', component: today }),
    page('/projects', () => import('./projects/projects-page')),
    page('/projects/new', () => import('./projects/new-project-page')),
    page('/projects/$id', () => import('./projects/project-page')),
    page('/projects/$id/edit', () => import('./projects/edit-project-page')),
    page('/projects/$id/compare', () => import('./projects/compare-page')),
    page('/notices', () => import('./notices/notices-page')),
    page('/notices/new', () => import('./notices/new-notice-page')),
    page('/notices/send', () => import('./notices/send-notices-page')),
    page('/notices/$id', () => import('./notices/notice-page')),
    page('/calendar', () => import('./calendar/calendar-page')),
    page('/bulk', () => import('./bulk/bulk-page')),
    page('/waivers', () => import('./waivers/waivers-page')),
    page('/waivers/new', () => import('./waivers/new-waiver-page')),
    page('/waivers/$id', () => import('./waivers/waiver-page')),
    page('/billing/pay-applications', () => import('./billing/pay-applications-page')),
    page('/billing/pay-applications/$id', () => import('./billing/pay-application-page')),
    page('/billing/invitations/$id', () => import('./billing/invitation-page')),
    page('/billing/schedules/import', () => import('./billing/import-page')),
    page('/billing/schedules/$id', () => import('./billing/schedule-page')),
    page('/mailroom', () => import('./mailroom/mailroom-page')),
    page('/partner', () => import('./partner/partner-page')),
    page('/billing/schedules', () => import('./billing/schedules-page')),
    page('/money', () => import('./money/money-page')),
    page('/claims', () => import('./claims/claims-page')),
    page('/claims/new', () => import('./claims/new-claim-page')),
    page('/claims/$id', () => import('./claims/claim-page')),
    page('/mail/orders', () => import('./mail/orders-page')),
    page('/mail/orders/$id', () => import('./mail/order-page')),
    page('/mail/research', () => import('./mail/research-page')),
    page('/mail/research/new', () => import('./mail/new-research-page')),
    page('/developers/sandbox', () => import('./developers/sandbox-page')),
    page('/account/organization', () => import('./account/organization-page')),
    page('/account/divisions', () => import('./account/divisions-page')),
    page('/account/contacts', () => import('./account/contacts-page')),
    page('/account/companies', () => import('./account/companies-page')),
    page('/account/companies/duplicates', () => import('./account/duplicates-page')),
    page('/account/companies/$id', () => import('./account/company-page')),
    page('/account/sign-in', () => import('./account/sign-in-page')),
    page('/account/emails', () => import('./account/emails-page')),
    page('/account/people', () => import('./account/people-page')),
    page('/account/credits', () => import('./account/credits-page')),
    page('/account/plan', () => import('./account/plan-page')),
    page('/account/plan/pay', () => import('./account/payment/pay-page')),
    page('/account/credentials', () => import('./account/credentials-page')),
    page('/account/audit', () => import('./account/audit-page')),
    page('/developers/tokens', () => import('./developers/tokens-page')),
    page('/developers/events', () => import('./developers/events-page')),
    page('/developers/events/$cursor', () => import('./developers/event-page')),
    page('/developers/requests', () => import('./developers/requests-page')),
    page('/developers/requests/$id', () => import('./developers/request-page')),
    page('/developers/graphql', () => import('./developers/graphql-page')),
    page('/developers/rest', () => import('./developers/rest-page')),
    page('/developers/webhooks', () => import('./developers/webhooks-page')),
    page('/developers/webhooks/$id', () => import('./developers/webhook-page')),
    page('/developers/webhooks/$id/deliveries/$delivery', () => import('./developers/delivery-page')),
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  basepath: '/console',
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NoPage,
});

/** The first address leads to the page that the person wanted before signing in, or to Today. */
function First() {
  const [returnPage] = useState(takeReturnPage);
  return returnPage ? <Replaced address={returnPage} /> : <Home page="/today" />;
}

function Anywhere() {
  const [page] = useState(() => window.location.pathname.slice('/console'.length) + window.location.search);
  return <Home page={page} />;
}

function Invited() {
  const { id, mode } = useParams({ strict: false }) as { id: string; mode: string };
  return (
    <Home
      page={`/billing/invitations/${id}`}
      mode={mode === 'sandbox' ? 'sandbox' : 'live'}
      none="The invitation waits. Ask an owner or admin of your organization to invite you by e-mail, and open its link again."
    />
  );
}

/** Puts another address in the place of this one. */
function Replaced({ address }: { address: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(address), [router, address]);
  return null;
}

/** Leads to a page in the organization where the person was last, or in their first one. */
function Home({
  page,
  mode: wanted,
  none = 'Ask an owner or admin of your organization to invite you by e-mail.',
}: {
  page: string;
  mode?: Mode;
  /** What a person without an organization can do. */
  none?: string;
}) {
  const { memberships } = useViewer();
  const last = lastScope();
  const organization =
    memberships.find(({ organizationId }) => organizationId === last?.organizationId) ?? memberships[0];
  if (!organization) {
    return (
      <main className="p-6">
        <h1 className="mb-4">Console</h1>
        <Empty title="You belong to no organization yet">{none}</Empty>
      </main>
    );
  }
  const mode = wanted ?? (last?.organizationId === organization.organizationId ? last.mode : 'live');
  return <Replaced address={`/console/${organization.organizationId}/${mode}${page}`} />;
}

function NoPage() {
  return (
    <Page title="No such page">
      <Empty title="The console has no page at this address">
        <Link to="/" className="text-accent underline">
          Go to Today
        </Link>
      </Empty>
    </Page>
  );
}
