import type { Clients } from './clients.ts';
import { Downloads } from './downloads.ts';
import { billing } from './steps/billing.ts';
import { amendment, deadlines, escalation } from './steps/claims.ts';
import { fulfillment } from './steps/fulfillment.ts';
import { lookAround } from './steps/look-around.ts';
import { certifiedMail } from './steps/mail.ts';
import { documents, notices } from './steps/notices.ts';
import { claimant, jobsites, organizations, parties, projects } from './steps/records.ts';
import { waiver } from './steps/waiver.ts';

/**
 * The whole workflow, alternating between REST and GraphQL. Every notice is dated today. The work of a partner and a carrier
 * runs in the sandbox, where they are simulated and one call moves the clock by days.
 */
export async function walk(clients: Clients, sandbox: Clients, folder: string): Promise<void> {
  const downloads = new Downloads(clients, folder);
  const { organizationId, companyIds } = await organizations(clients);
  const divisionId = await claimant(clients, organizationId);
  const projectIds = await projects(clients, divisionId);
  await parties(clients, projectIds, companyIds);
  await jobsites(clients, projectIds);
  const noticeIds = await notices(clients, projectIds, organizationId);
  await documents(clients, downloads, noticeIds, organizationId);
  await deadlines(clients, projectIds.private);
  await amendment(clients, noticeIds.private);
  const payApplicationId = await billing(clients, downloads, {
    projectId: projectIds.private,
    organizationId,
    contractorId: companyIds.gc,
  });
  await waiver(clients, downloads, { projectId: projectIds.private, organizationId, payApplicationId });
  await escalation(clients, downloads, { projectId: projectIds.private, organizationId, noticeId: noticeIds.private });
  const researchedId = await fulfillment(sandbox, organizationId);
  if (researchedId) await certifiedMail(sandbox, new Downloads(sandbox, folder), researchedId);
  await lookAround(clients, divisionId, projectIds.private);
}
