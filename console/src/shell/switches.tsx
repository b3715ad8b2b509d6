import { useLocation, useNavigate } from '@tanstack/react-router';
import { type Mode, useScope } from '../api/scope';
import { useViewer } from './viewer';

const look = 'min-h-9 min-w-0 text-ellipsis rounded-md border border-line-strong bg-sheet px-2 py-1';

/** The page that belongs to no single record, so that it exists in another organization or mode too. */
export function listPage(path: string): string {
  const [, , , area = 'today', page] = path.split('/');
  return ['developers', 'account', 'billing', 'mail'].includes(area) ? `/${area}${page ? `/${page}` : ''}` : `/${area}`;
}

export function OrganizationSwitch() {
  const { organizationId, mode } = useScope();
  const { memberships } = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMember = memberships.some((membership) => membership.organizationId === organizationId);
  return (
    <select
      aria-label="Organization"
      className={`${look} max-w-80 shrink font-medium max-sm:max-w-32`}
      value={organizationId}
      onChange={({ target }) => void navigate({ to: `/${target.value}/${mode}${listPage(pathname)}` as never })}
    >
      {!isMember && <option value={organizationId}>Another organization</option>}
      {memberships.map((membership) => (
        <option key={membership.organizationId} value={membership.organizationId}>
          {membership.organizationName}
        </option>
      ))}
    </select>
  );
}

export function ModeSwitch() {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <select
      aria-label="Mode"
      className={`${look} shrink-0`}
      value={mode}
      onChange={({ target }) =>
        void navigate({ to: `/${organizationId}/${target.value as Mode}${listPage(pathname)}` as never })
      }
    >
      <option value="live">Live</option>
      <option value="sandbox">Sandbox</option>
    </select>
  );
}
