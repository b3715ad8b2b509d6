import type { WaiverRequestQuery } from './requests.documents';

/** A request as its page shows it. */
export type Request = WaiverRequestQuery['waiverRequest'];
