import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { NoticeStatus } from '../../domain/vocabulary.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { createContact } from '../contact/index.js';
import { createDivision } from '../division/index.js';
import { generateDocument } from '../document/index.js';
import { createEscalation } from '../escalation/index.js';
import { createJobsite } from '../jobsite/index.js';
import { createNotice, transitionNotice } from '../notice/index.js';
import { serveNotice } from '../notice/serve.js';
import { createOrganization, updateOrganization } from '../organization/index.js';
import { createParty, updateParty } from '../party/index.js';
import { createProject } from '../project/index.js';
import { daysAgo } from './days-ago.js';
import { type CounterpartyName, claimant, demoContacts, demoCounterparties, division } from './directory.js';
import { mailNotice } from './mail-notice.js';
import type { Story, StoryNotice } from './stories.js';
import { writeBilling } from './write-billing.js';
import { writeResearch } from './write-research.js';
import { writeWaiver } from './write-waiver.js';

/**
 * Writes the stories as the caller of `ctx`, in the caller's mode. Dates count back from `ctx.now()`.
 *
 * @returns the ids of their projects
 */
export async function writeStories(ctx: RequestContext, stories: readonly Story[]): Promise<string[]> {
  const organizationId = ctx.account.id;
  if (ctx.livemode) await updateOrganization(ctx, { id: organizationId, ...claimant });
  const { id: divisionId } = await createDivision(ctx, { ...division, organizationId });
  for (const contact of demoContacts) await createContact(ctx, { ...contact, organizationId, divisionId });
  const companies = new Map<CounterpartyName, string>();
  for (const who of new Set(stories.flatMap(({ parties }) => parties.map(({ who }) => who)))) {
    companies.set(who, (await createOrganization(ctx, demoCounterparties[who])).id);
  }
  const projectIds: string[] = [];
  for (const story of stories) projectIds.push(await writeStory(ctx, story, divisionId, companies));
  return projectIds;
}

/** @returns the id of its project */
async function writeStory(
  ctx: RequestContext,
  story: Story,
  divisionId: string,
  companies: ReadonlyMap<CounterpartyName, string>,
): Promise<string> {
  const { id: projectId } = await createProject(ctx, {
    ...story.project,
    divisionId,
    dateContract: daysAgo(ctx, story.contracted),
    ...(story.firstFurnished !== null && { firstFurnishingDate: daysAgo(ctx, story.firstFurnished) }),
    ...(story.completed !== undefined && { completionDate: daysAgo(ctx, story.completed) }),
  });
  const partyIds = new Map<string, string>();
  for (const { who, ...party } of story.parties) {
    const created = await createParty(ctx, { ...party, projectId, organizationId: companies.get(who)! });
    partyIds.set(party.role, created.id);
  }
  const [claimantParty] = await rowsWhere(ctx, parties, sql`project_id = ${projectId}::uuid and is_claimant`);
  await updateParty(ctx, {
    id: claimantParty!.id,
    hiredByPartyId: partyIds.get(story.hiredBy ?? 'general_contractor')!,
  });
  await createJobsite(ctx, { ...story.jobsite, projectId });
  let previousId: string | undefined;
  for (const notice of story.notices) previousId = await writeNotice(ctx, story, projectId, notice, previousId);
  if (story.billing) await writeBilling(ctx, story.billing, projectId);
  for (const waiver of story.waivers ?? []) await writeWaiver(ctx, waiver, projectId);
  if (story.recipientsFound) await writeResearch(ctx, story, { projectId, divisionId, found: story.recipientsFound });
  for (const escalation of story.escalations ?? []) {
    await createEscalation(ctx, {
      ...escalation,
      projectId,
      organizationId: ctx.account.id,
      state: story.jobsite.state!,
      escalationDate: daysAgo(ctx, 0),
    });
  }
  return projectId;
}

async function writeNotice(
  ctx: RequestContext,
  story: Story,
  projectId: string,
  { dated, lastFurnished, status, amends, mail, ...notice }: StoryNotice,
  previousId: string | undefined,
): Promise<string> {
  const organizationId = ctx.account.id;
  const { id } = await createNotice(ctx, {
    ...notice,
    projectId,
    organizationId,
    state: story.jobsite.state!,
    noticeDate: daysAgo(ctx, dated),
    ...(story.firstFurnished !== null && { firstFurnishingDate: daysAgo(ctx, story.firstFurnished) }),
    ...(lastFurnished !== undefined && { lastFurnishingDate: daysAgo(ctx, lastFurnished) }),
    parentNoticeId: amends ? previousId : null,
  });
  for (const step of stepsTo[status] ?? []) {
    if (step === 'generated') {
      await generateDocument(ctx, { documentableType: 'notice', documentableId: id, type: 'notice', organizationId });
    } else if (step === 'served') {
      const ordered = await transitionNotice(ctx, { id, status: 'ordered' });
      await serveNotice(ctx, ordered, dayAfter(ctx, dated));
    } else if (step === 'ordered') {
      await mailNotice(ctx, id, story, mail ?? []);
    } else {
      await transitionNotice(ctx, { id, status: step });
    }
  }
  return id;
}

/** A served notice was mailed the day after its date, so that it meets the deadline that its date meets. */
function dayAfter(ctx: RequestContext, dated: number): Date {
  return new Date(ctx.now().getTime() - (dated - 1) * 86_400_000);
}

/** The steps from draft to the status of a story's notice. */
const stepsTo: Partial<Record<NoticeStatus, NoticeStatus[]>> = {
  void: ['void'],
  generated: ['generated'],
  ordered: ['generated', 'ordered'],
  served: ['generated', 'served'],
  completed: ['generated', 'served', 'completed'],
};
