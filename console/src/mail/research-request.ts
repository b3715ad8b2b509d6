import type { ResearchRequestsQuery } from './mail.documents';

/** A research request as the list shows it. */
export type Request = ResearchRequestsQuery['fulfillmentRequests']['nodes'][number];
