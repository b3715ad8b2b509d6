import type { RequestContext } from '../../context/request-context.js';
import { sovLines } from '../../reads/loaders/sov.loader.js';
import { createPayApplication } from '../pay-application/index.js';
import { transitionPayApplication } from '../pay-application/transition.js';
import { createSov } from '../sov/index.js';
import { createWaiver } from '../waiver/index.js';
import { daysAgo } from './days-ago.js';
import type { StoryBilling } from './stories.js';

/** The schedule, the first month paid, the second in draft, and a waiver for each. */
export async function writeBilling(ctx: RequestContext, billing: StoryBilling, projectId: string): Promise<void> {
  const sov = await createSov(ctx, { projectId, name: 'Contract as awarded', status: 'active', lines: billing.lines });
  const lines = await sovLines.loader(ctx).load(sov.id);
  for (const [index, percents] of billing.progress.entries()) {
    const first = index === 0;
    const { id: payApplicationId } = await createPayApplication(ctx, {
      projectId,
      sovId: sov.id,
      periodTo: daysAgo(ctx, first ? 30 : 1),
      applicationDate: daysAgo(ctx, first ? 30 : 1),
      lines: percents.map((percent, line) => ({ sovLineId: lines[line]!.id!, percentComplete: String(percent) })),
    });
    if (first) {
      for (const status of ['submitted', 'under_review', 'approved', 'paid'] as const) {
        await transitionPayApplication(ctx, { id: payApplicationId, status });
      }
    }
    const { through, ...waiver } = billing.waivers[index]!;
    await createWaiver(ctx, {
      ...waiver,
      payApplicationId,
      projectId,
      organizationId: ctx.account.id,
      throughDate: daysAgo(ctx, through),
      paymentReceivedOn: first ? daysAgo(ctx, 2) : null,
    });
  }
}
