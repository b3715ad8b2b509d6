import { createRouter, Link, Outlet, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Mode } from './api/scope';
import { Page } from './parts/page';
import { Empty } from './parts/states';
import { ToList } from './parts/to-list';
import { UnsavedQuestion } from './parts/unsaved-question';
import type { PagePath } from './routes/pages';
import { anywhere, first, invitation, root, scope, tree } from './routes/tree';
import { Frame } from './shell/frame';
import { lastScope } from './shell/last-scope';
import { lazyPage } from './shell/lazy-page';
import { SignedIn, takeReturnPage, useViewer } from './shell/viewer';

const today = lazyPage(() => import('./today/today-page'));

/** Each page with its code, which is loaded when the page is first opened. */
const codes: Record<PagePath, ReturnType<typeof lazyPage>> = {
  '/today': today,
  '/projects': lazyPage(() => import('./projects/projects-page')),
  '/projects/new': lazyPage(() => import('./projects/new-project-page')),
  '/projects/$id': lazyPage(() => import('./projects/project-page')),
  '/projects/$id/edit': lazyPage(() => import('./projects/edit-project-page')),
  '/projects/$id/compare': lazyPage(() => import('./projects/compare-page')),
  '/notices': lazyPage(() => import('./notices/notices-page')),
  '/notices/new': lazyPage(() => import('./notices/new-notice-page')),
  '/notices/send': lazyPage(() => import('./notices/send-notices-page')),
  '/notices/$id': lazyPage(() => import('./notices/notice-page')),
  '/calendar': lazyPage(() => import('./calendar/calendar-page')),
  '/bulk': lazyPage(() => import('./bulk/bulk-page')),
  '/projects/$id/waivers': lazyPage(() => import('./waiver-requests/project-grid-page')),
  '/waivers': lazyPage(() => import('./waivers/waivers-page')),
  '/waivers/new': lazyPage(() => import('./waivers/new-waiver-page')),
  '/waivers/send': lazyPage(() => import('./waivers/send-waivers-page')),
  '/waivers/$id': lazyPage(() => import('./waivers/waiver-page')),
  '/waivers/requests': lazyPage(() => import('./waiver-requests/requests-page')),
  '/waivers/requests/received': lazyPage(() => import('./waiver-requests/received-page')),
  '/waivers/requests/new': lazyPage(() => import('./waiver-requests/new-request-page')),
  '/waivers/requests/$id': lazyPage(() => import('./waiver-requests/request-page')),
  '/billing/pay-applications': lazyPage(() => import('./billing/pay-applications-page')),
  '/billing/pay-applications/$id': lazyPage(() => import('./billing/pay-application-page')),
  '/billing/pay-applications/$id/waivers': lazyPage(() => import('./waiver-requests/grid-page')),
  '/billing/pay-applications/$id/ask': lazyPage(() => import('./waiver-requests/round-page')),
  '/billing/invitations/$id': lazyPage(() => import('./billing/invitation-page')),
  '/billing/schedules/import': lazyPage(() => import('./billing/import-page')),
  '/billing/schedules/$id': lazyPage(() => import('./billing/schedule-page')),
  '/mailroom': lazyPage(() => import('./mailroom/mailroom-page')),
  '/partner': lazyPage(() => import('./partner/partner-page')),
  '/billing/schedules': lazyPage(() => import('./billing/schedules-page')),
  '/money': lazyPage(() => import('./money/money-page')),
  '/claims': lazyPage(() => import('./claims/claims-page')),
  '/claims/new': lazyPage(() => import('./claims/new-claim-page')),
  '/claims/send': lazyPage(() => import('./claims/send-claims-page')),
  '/claims/$id': lazyPage(() => import('./claims/claim-page')),
  '/mail/orders': lazyPage(() => import('./mail/orders-page')),
  '/mail/orders/$id': lazyPage(() => import('./mail/order-page')),
  '/mail/research': lazyPage(() => import('./mail/research-page')),
  '/mail/research/new': lazyPage(() => import('./mail/new-research-page')),
  '/developers/sandbox': lazyPage(() => import('./developers/sandbox-page')),
  '/account/organization': lazyPage(() => import('./account/organization-page')),
  '/account/divisions': lazyPage(() => import('./account/divisions-page')),
  '/account/contacts': lazyPage(() => import('./account/contacts-page')),
  '/account/companies': lazyPage(() => import('./account/companies-page')),
  '/account/companies/duplicates': lazyPage(() => import('./account/duplicates-page')),
  '/account/companies/$id': lazyPage(() => import('./account/company-page')),
  '/account/sign-in': lazyPage(() => import('./account/sign-in-page')),
  '/account/emails': lazyPage(() => import('./account/emails-page')),
  '/account/people': lazyPage(() => import('./account/people-page')),
  '/account/credits': lazyPage(() => import('./account/credits-page')),
  '/account/plan': lazyPage(() => import('./account/plan-page')),
  '/account/plan/pay': lazyPage(() => import('./account/payment/pay-page')),
  '/account/credentials': lazyPage(() => import('./account/credentials-page')),
  '/account/audit': lazyPage(() => import('./account/audit-page')),
  '/developers/tokens': lazyPage(() => import('./developers/tokens-page')),
  '/developers/events': lazyPage(() => import('./developers/events-page')),
  '/developers/events/$cursor': lazyPage(() => import('./developers/event-page')),
  '/developers/requests': lazyPage(() => import('./developers/requests-page')),
  '/developers/requests/$id': lazyPage(() => import('./developers/request-page')),
  '/developers/graphql': lazyPage(() => import('./developers/graphql-page')),
  '/developers/rest': lazyPage(() => import('./developers/rest-page')),
  '/developers/webhooks': lazyPage(() => import('./developers/webhooks-page')),
  '/developers/webhooks/$id': lazyPage(() => import('./developers/webhook-page')),
  '/developers/webhooks/$id/deliveries/$delivery': lazyPage(() => import('./developers/delivery-page')),
};

root.update({
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
// The code of Today arrives while the service says who is signed in.
first.update({ component: Object.assign(First, { preload: async () => void today.preload() }) });
anywhere.update({ component: Anywhere });
invitation.update({ component: Invited });
scope.update({ component: Frame });

export const router = createRouter({
  routeTree: tree,
  basepath: '/console',
  scrollRestoration: true,
  defaultPreload: 'intent',
  // The queries know how fresh a read is.
  defaultPreloadStaleTime: 0,
  // main.tsx gives it the queries.
  context: { load: () => undefined },
  defaultNotFoundComponent: NoPage,
});

// A route knows its address only now.
for (const path of Object.keys(codes) as PagePath[]) {
  router.routesById[`/$organization/$mode${path}`].update({ component: codes[path] });
}

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
  const { id, mode } = useParams({ from: '/invitations/$mode/$id' });
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
        <ToList />{' '}
        <Link to="/" className="text-accent underline">
          Go to Today
        </Link>
      </Empty>
    </Page>
  );
}
