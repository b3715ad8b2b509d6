import type { Route } from './adapter/route.js';
import { contactRoutes } from './contact.rest.js';
import { divisionRoutes } from './division.rest.js';
import { documentRoutes } from './document.rest.js';
import { escalationRoutes } from './escalation.rest.js';
import { jobsiteRoutes } from './jobsite.rest.js';
import { noticeRoutes } from './notice.rest.js';
import { organizationRoutes } from './organization.rest.js';
import { partyRoutes } from './party.rest.js';
import { projectRoutes } from './project.rest.js';

/** Every route; a test names a resource that is missing here. */
export const routes: Route[] = [
  ...organizationRoutes,
  ...divisionRoutes,
  ...contactRoutes,
  ...projectRoutes,
  ...partyRoutes,
  ...jobsiteRoutes,
  ...noticeRoutes,
  ...escalationRoutes,
  ...documentRoutes,
];
