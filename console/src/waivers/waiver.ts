import type { WaiverQuery } from './waivers.documents';

/** A waiver as its page shows it. */
export type Waiver = WaiverQuery['waiver'];
