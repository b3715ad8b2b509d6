import { sql } from 'kysely';

/**
 * For the plans of the statements that follow in the transaction, which are kept: one that was made while the tables were small would
 * read the whole log of deliveries from then on.
 */
export const byIndex = sql`select set_config('enable_seqscan', 'off', true)`;
