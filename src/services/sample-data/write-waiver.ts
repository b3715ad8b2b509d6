import type { RequestContext } from '../../context/request-context.js';
import { generateDocument } from '../document/index.js';
import { createWaiver, transitionWaiver } from '../waiver/index.js';
import { daysAgo } from './days-ago.js';
import { division } from './directory.js';
import type { StoryWaiver } from './stories.js';

/** A waiver that a customer asked for, as far as it has come. */
export async function writeWaiver(
  ctx: RequestContext,
  { through, status, ...waiver }: StoryWaiver,
  projectId: string,
): Promise<void> {
  const organizationId = ctx.account.id;
  const { id } = await createWaiver(ctx, {
    ...waiver,
    projectId,
    organizationId,
    checkPayee: division.name,
    ...(waiver.type.endsWith('progress') && { throughDate: daysAgo(ctx, through) }),
  });
  if (status === 'draft') return;
  await generateDocument(ctx, { documentableType: 'waiver', documentableId: id, type: 'waiver', organizationId });
  if (status === 'sent') await transitionWaiver(ctx, { id, status });
}
