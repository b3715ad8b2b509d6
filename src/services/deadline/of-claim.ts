import type { RequestContext } from '../../context/request-context.js';
import { calculable, weighsClaim } from '../../domain/deadlines/facts.js';
import { type ProjectDeadline, projectDeadlines } from '../../domain/deadlines/project-deadlines.js';
import { projectFacts } from '../../reads/loaders/deadline-facts.js';
import type { Notice } from '../../schema/notice.js';
import { toDeadlineFacts } from './index.js';

/** The deadlines that a claim has to keep, under the law of its state and with its own dates and amount. One statement. */
export async function claimDeadlines(
  ctx: RequestContext,
  claim: Pick<Notice, 'projectId' | 'state' | 'claimAmount' | 'firstFurnishingDate' | 'lastFurnishingDate'>,
): Promise<ProjectDeadline[]> {
  const { projectId, state, claimAmount, firstFurnishingDate, lastFurnishingDate } = claim;
  const project = await projectFacts(ctx, projectId);
  const dated = {
    ...project,
    firstFurnishingDate: firstFurnishingDate ?? project.firstFurnishingDate,
    lastFurnishingDate: lastFurnishingDate ?? project.lastFurnishingDate,
  };
  const facts = { ...toDeadlineFacts(ctx, dated, state), claimAmount: weighsClaim(state) ? claimAmount : null };
  return projectDeadlines(calculable(facts));
}
