import type { Doors } from './doors.ts';
import { Shelf } from './shelf.ts';
import { billing } from './steps/billing.ts';
import { amendment, deadlines, escalation } from './steps/claims.ts';
import { fulfillment } from './steps/fulfillment.ts';
import { lookAround } from './steps/look-around.ts';
import { certifiedMail } from './steps/mail.ts';
import { documents, notices } from './steps/notices.ts';
import { claimant, jobsites, organizations, parties, projects } from './steps/records.ts';
import { waiver } from './steps/waiver.ts';

/**
 * The whole workflow, alternating between REST and GraphQL. Every notice is dated today. The work of a partner and a carrier runs in the
 * sandbox, where they are simulated and one call moves the clock by days.
 */
export async function walk(doors: Doors, sandbox: Doors, folder: string): Promise<void> {
  const shelf = new Shelf(doors, folder);
  const { organizationId, companyIds } = await organizations(doors);
  const divisionId = await claimant(doors, organizationId);
  const projectIds = await projects(doors, divisionId);
  await parties(doors, projectIds, companyIds);
  await jobsites(doors, projectIds);
  const noticeIds = await notices(doors, projectIds, organizationId);
  await documents(doors, shelf, noticeIds, organizationId);
  await deadlines(doors, projectIds.private);
  await amendment(doors, noticeIds.private);
  const payApplicationId = await billing(doors, shelf, {
    projectId: projectIds.private,
    organizationId,
    contractorId: companyIds.gc,
  });
  await waiver(doors, shelf, { projectId: projectIds.private, organizationId, payApplicationId });
  await escalation(doors, shelf, { projectId: projectIds.private, organizationId, noticeId: noticeIds.private });
  const researchedId = await fulfillment(sandbox, organizationId);
  if (researchedId) await certifiedMail(sandbox, new Shelf(sandbox, folder), researchedId);
  await lookAround(doors, divisionId, projectIds.private);
}
