import { Link } from '@tanstack/react-router';

/** Tabs as links: the chosen one is in the address. The first tab is the page without a choice. */
export function Tabs({
  label,
  tabs,
  chosen,
}: {
  label: string;
  tabs: readonly { id: string; title: string }[];
  chosen: string;
}) {
  return (
    <nav aria-label={label} className="mb-4 overflow-x-auto border-b border-line" data-screen-only>
      <ul className="flex gap-1">
        {tabs.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              to="."
              search={index === 0 ? {} : { tab: id }}
              aria-current={chosen === id ? 'page' : undefined}
              className={`block border-b-2 px-3 py-2 whitespace-nowrap no-underline ${chosen === id ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink'}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
