import { actOf } from '../parts/acts';
import { inWords } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { formatDate } from '../parts/format';
import { untilDay } from '../parts/left';
import type { PageLink } from '../routes/pages';
import type { NextActOfProjectFragment } from './next-act.documents';

export type NextAct = NonNullable<NextActOfProjectFragment['nextAct']>;

/** `owner, general contractor and lender`; empty for what is filed. */
export function listServed({ servedOn }: Pick<NextAct, 'servedOn'>): string {
  const names = servedOn.map((role) => inWords(role).toLowerCase());
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Leads to the record that does the act: the notice that is begun, or a new record. Undefined for what is done outside the service. */
export function toLink(
  { kind, duty, begunNoticeId }: NextAct,
  projectId: string,
): (PageLink & { text: string }) | undefined {
  const act = actOf(kind);
  if (!act) return undefined;
  if (begunNoticeId) return { page: '/notices/$id', params: { id: begunNoticeId }, text: 'Open the notice' };
  return {
    page: act.page,
    search: { project: projectId, type: act.type, ...(duty && { duty }) },
    text: act.page === '/notices/new' ? 'Make the notice' : 'Make the claim',
  };
}

/** Where a record needs nothing more: what is next on its project, in one sentence with its button. */
export function NextOnProject({ project }: { project: NextActOfProjectFragment | null | undefined }) {
  if (!project?.nextAct) return null;
  const { words, day, daysLeft } = project.nextAct;
  const served = listServed(project.nextAct);
  const link = toLink(project.nextAct, project.id) ?? {
    page: '/projects/$id',
    params: { id: project.id },
    text: 'Open the project',
  };
  const { text, ...to } = link;
  return (
    <div className="flex flex-col items-end gap-1">
      <div data-action-bar className="max-sm:action-bar">
        <ButtonLink look="primary" {...to}>
          {text}
        </ButtonLink>
      </div>
      {/* As wide as the button or the sentence needs, and never wider than the screen. */}
      <p className="max-w-72 text-right text-sm text-muted">{`Next: ${words}${served && ` on the ${served}`} by ${formatDate(day)}, ${untilDay(daysLeft)}`}</p>
    </div>
  );
}
