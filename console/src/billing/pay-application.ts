import type { PayApplicationQuery } from './billing.documents';

/** A pay application as its page shows it. */
export type PayApplication = PayApplicationQuery['payApplication'];
