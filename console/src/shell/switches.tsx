import { useLocation, useParams } from '@tanstack/react-router';
import { ChevronsUpDown, FlaskConical } from 'lucide-react';
import { type Mode, useScope } from '../api/scope';
import { Menu } from '../parts/menu';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import type { PageLink } from '../routes/pages';
import { isListPage } from './navigation';
import { useViewer } from './viewer';

/** The page that belongs to no single record, so that it exists in another organization or mode too. */
export function useListPage(): PageLink {
  const { pathname } = useLocation();
  // A person accepts an invitation for one of their organizations.
  const invitation = useParams({ from: '/$organization/$mode/billing/invitations/$id', shouldThrow: false });
  if (invitation) return { page: '/billing/invitations/$id', params: { id: invitation.id } };
  const [, , , area = 'today', page = ''] = pathname.split('/');
  return { page: [`/${area}`, `/${area}/${page}`].find(isListPage) ?? '/today' };
}

/** `Bay Concrete Pumping` becomes `BC`. */
function readInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}

export function OrganizationSwitch() {
  const { organizationId } = useScope();
  const { memberships } = useViewer();
  const go = useGo();
  const list = useListPage();
  const here = memberships.find((membership) => membership.organizationId === organizationId);
  const name = here?.organizationName ?? 'Another organization';
  const items = memberships.map((membership) => ({
    text: membership.organizationName,
    isChosen: membership.organizationId === organizationId,
    onSelect: () => go(list, { inScope: { organizationId: membership.organizationId } }),
  }));
  return (
    <Menu
      label={`Organization: ${name}`}
      side="start"
      items={items}
      className="flex min-h-9 min-w-0 items-center gap-2 rounded-md px-1.5 font-medium hover:bg-sunken"
    >
      {/* A picture of the name, and no text beside it. */}
      <span
        aria-hidden
        data-initials={readInitials(name)}
        className="grid size-6 shrink-0 place-items-center rounded bg-accent-soft text-xs font-semibold text-ink before:content-[attr(data-initials)]"
      />
      <span className="max-w-72 truncate max-sm:sr-only">{name}</span>
      <ChevronsUpDown className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden />
    </Menu>
  );
}

const modes: readonly { mode: Mode; text: string }[] = [
  { mode: 'live', text: 'Live' },
  { mode: 'sandbox', text: 'Sandbox' },
];

/** The two modes beside each other, as links: the one of the page is marked by its shape, a sign and a word for those who hear it. */
export function ModeSwitch() {
  const { mode: present } = useScope();
  const list = useListPage();
  return (
    <fieldset aria-label="Mode" className="flex shrink-0 rounded-md bg-sunken p-0.5">
      {modes.map(({ mode, text }) => (
        <To
          key={mode}
          {...list}
          inScope={{ mode }}
          aria-current={mode === present ? 'page' : undefined}
          className={`flex min-h-8 items-center gap-1.5 rounded px-2 text-sm font-medium no-underline sm:px-2.5 ${look(mode, mode === present)}`}
        >
          {mode === present &&
            (mode === 'live' ? (
              <span aria-hidden className="size-2 rounded-full bg-success" />
            ) : (
              <FlaskConical aria-hidden className="size-3.5" />
            ))}
          {text}
        </To>
      ))}
    </fieldset>
  );
}

function look(mode: Mode, isPresent: boolean): string {
  if (!isPresent) return 'text-muted hover:text-ink';
  return `shadow-[0_0_0_1px_var(--line-strong)] ${mode === 'live' ? 'bg-sheet text-ink' : 'bg-warning-soft text-warning'}`;
}
