import type { EmailContent, PageUrl } from './content.js';

/** One e-mail of several that wait for the same person: each is a part of it, under its subject. */
export function joinContents(contents: readonly EmailContent[], page: PageUrl): EmailContent {
  const [first, ...others] = contents as [EmailContent, ...EmailContent[]];
  if (others.length === 0) return first;
  return {
    subject: [
      ...contents.slice(0, 2).map(({ subject }) => subject),
      ...(contents.length > 2 ? [`and ${contents.length - 2} more`] : []),
    ].join('; '),
    lead: contents.map(({ lead }) => lead).join(' '),
    groups: contents.map(({ subject, list }) => ({ rows: [], ...list, title: subject })),
    action: { label: 'Open Today', url: page('/today') },
    closing: [...new Set(contents.flatMap(({ closing }) => closing))],
  };
}
