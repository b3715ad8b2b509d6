import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useScope } from '../api/scope';
import { Page } from '../parts/page';
import { Empty } from '../parts/states';
import { To } from '../parts/to';
import { AccountMenu } from './account-menu';
import { Bands } from './bands';
import { AccountClock } from './clock';
import { CurrentPage } from './current-page';
import { isKeyOn, isTyping } from './keys';
import { keepScope } from './last-scope';
import { LiveEvents } from './live-context';
import { Navigation } from './navigation-list';
import { ModeSwitch, OrganizationSwitch } from './switches';
import { Toasts } from './toasts';
import { useMembership } from './viewer';

/** Loaded when they are first opened. */
const SearchPalette = lazy(() => import('./search-palette'));
const NavigationDialog = lazy(() => import('./navigation-dialog'));
const KeysSheet = lazy(() => import('./keys-sheet'));

/** What surrounds each page: navigation, search, organization, mode, connection. */
export function Frame() {
  const [isSearching, setSearching] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const { pathname } = useLocation();
  const membership = useMembership();
  const { organizationId, mode } = useScope();
  const isMember = membership !== undefined;
  useEffect(() => {
    if (isMember) keepScope({ organizationId, mode });
  }, [isMember, organizationId, mode]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isKeys = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && isKeyOn();
      if (!isSearch && !isKeys) return;
      event.preventDefault();
      if (isSearch) setSearching(true);
      else setShowingKeys(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever another page opens
  useEffect(() => setNavigating(false), [pathname]);
  return (
    <LiveEvents isMember={isMember}>
      <div className="flex min-h-dvh flex-col print:block">
        <a
          href="#page"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-sheet focus:p-2"
        >
          Skip to the page
        </a>
        <header
          data-bar
          className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-sheet px-2 sm:gap-2 sm:px-3"
        >
          <button
            type="button"
            aria-label="Open the navigation"
            className="rounded-md p-2 hover:bg-sunken lg:hidden"
            onClick={() => setNavigating(true)}
          >
            <MenuIcon className="size-5" aria-hidden />
          </button>
          <To page="/today" aria-label="Console, first page" className="rounded-md p-1 max-sm:hidden">
            <svg viewBox="0 0 32 32" className="size-7" aria-hidden>
              <rect width="32" height="32" rx="7" className="fill-accent" />
              <path d="M9 8h10l5 5v11H9z" className="fill-accent-ink" />
              <path d="M12 16h8M12 20h8" className="stroke-accent stroke-2" />
            </svg>
          </To>
          <OrganizationSwitch />
          <ModeSwitch />
          <button
            type="button"
            onClick={() => setSearching(true)}
            aria-keyshortcuts="Control+K Meta+K"
            className="ml-auto flex min-h-9 items-center gap-2 rounded-md border border-line-strong px-2.5 text-muted hover:bg-sunken sm:w-64"
          >
            <Search className="size-4" aria-hidden />
            <span className="max-sm:sr-only">Search</span>
            <kbd aria-hidden className="ml-auto font-sans text-sm max-sm:hidden">
              Ctrl K
            </kbd>
          </button>
          <AccountMenu />
        </header>
        <Bands />
        <div className="grow lg:grid lg:grid-cols-[220px_minmax(0,1fr)]">
          <nav aria-label="Console" className="border-r border-line max-lg:hidden">
            <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto p-3">
              <Navigation />
            </div>
          </nav>
          <main id="page" className="min-w-0">
            {membership ? (
              <AccountClock>
                {/* What a page keeps while it is open is of one organization and mode. */}
                <CurrentPage key={`${organizationId}/${mode}`} />
              </AccountClock>
            ) : (
              <Page title="Another organization">
                <Empty title="You are not a member of this organization">
                  Choose one of your organizations at the top, or ask its owner for an invitation.
                </Empty>
              </Page>
            )}
          </main>
        </div>
      </div>
      <Toasts />
      {isSearching && (
        <Suspense>
          <SearchPalette onClose={() => setSearching(false)} onKeys={() => setShowingKeys(true)} />
        </Suspense>
      )}
      {isShowingKeys && (
        <Suspense>
          <KeysSheet onClose={() => setShowingKeys(false)} />
        </Suspense>
      )}
      {isNavigating && (
        <Suspense>
          <NavigationDialog onClose={() => setNavigating(false)} />
        </Suspense>
      )}
    </LiveEvents>
  );
}
