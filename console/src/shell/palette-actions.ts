import type { Mode } from '../api/scope';
import type { PageLink } from '../routes/pages';
import { type Area, areasFor } from './navigation';

/** What the palette offers without asking the service: pages, and what can be done. */
export interface Command {
  key: string;
  group: 'Page' | 'Action';
  text: string;
  /** Without one, it opens the sheet of keys. */
  link?: PageLink;
  /** The page is in the other mode. */
  mode?: Mode;
}

interface Situation {
  operatorRole: string | null | undefined;
  canChange: boolean;
  mode: Mode;
  /** The page that exists in the other mode too. */
  listPage: PageLink;
}

const beginnings = [
  ['New project', '/projects/new'],
  ['New notice', '/notices/new'],
  ['Mail notices', '/notices'],
  ['New waiver', '/waivers/new'],
  ['Ask for a waiver', '/waivers/requests/new'],
  ['New claim', '/claims/new'],
  ['Import a schedule of values', '/billing/schedules/import'],
  ['Ask for research', '/mail/research/new'],
] as const;

/** The commands whose text has every word that was typed; without any, those that are used most. */
export function commandsNamed(text: string, situation: Situation): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isNamed = (command: Command) => words.every((word) => command.text.toLowerCase().includes(word));
  const commands = [...listActions(situation), ...listPages(areasFor(situation.operatorRole))].filter(isNamed);
  return text ? commands.slice(0, 8) : commands;
}

function listActions({ canChange, mode, listPage }: Situation): Command[] {
  const action = (text: string, link?: PageLink): Command => ({
    key: `do:${text}`,
    group: 'Action',
    text,
    ...(link && { link }),
  });
  const other = mode === 'live' ? 'sandbox' : 'live';
  return [
    ...(canChange ? beginnings.map(([text, page]) => action(text, { page })) : []),
    { ...action(`Switch to ${other}`, listPage), mode: other },
    action('Show the keys'),
  ];
}

function listPages(areas: readonly Area[]): Command[] {
  const all = areas.flatMap(({ title, page, pages }) => [{ title, page }, ...(pages ?? [])]);
  const unique = all.filter(({ page }, index) => all.findLastIndex((other) => other.page === page) === index);
  return unique.map(({ title, page }) => ({ key: page, group: 'Page', text: title, link: { page } }));
}
