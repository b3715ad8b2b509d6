import { useLocation } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { To } from '../parts/to';
import { type Area, areasFor } from './navigation';
import { useMembership } from './viewer';

const look = 'flex items-center gap-2.5 rounded-md px-2.5 py-1.5 no-underline';

export function Navigation() {
  const { pathname } = useLocation();
  const { organizationId, mode } = useScope();
  const shown = areasFor(useMembership()?.operatorRole);
  const here = pathname.slice(`/${organizationId}/${mode}`.length);
  return (
    <ul className="space-y-0.5">
      {shown.map((area) => (
        <li key={area.page}>
          <Entry area={area} here={here} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ area, here }: { area: Area; here: string }) {
  const isOpen = here.split('/')[1] === area.page.split('/')[1];
  const Icon = area.icon;
  // The page of the requests is below that of the waivers.
  const current = area.pages?.findLast(({ page }) => here.startsWith(page))?.page;
  return (
    <>
      <To
        page={area.page}
        className={`${look} font-medium ${isOpen ? 'bg-accent-soft text-ink' : 'text-ink hover:bg-sunken'}`}
      >
        <Icon className="size-4 shrink-0 text-muted" aria-hidden />
        {area.title}
      </To>
      {area.pages && isOpen && (
        <ul className="mt-0.5 mb-1 space-y-0.5 pl-7">
          {area.pages.map(({ title, page }) => (
            <li key={page}>
              <To
                page={page}
                className={`block rounded-md px-2.5 py-1 no-underline hover:bg-sunken ${page === current ? 'font-medium text-ink' : 'text-muted'}`}
              >
                {title}
              </To>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
