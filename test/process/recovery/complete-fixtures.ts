import type { World } from '../../support/worlds/world.js';

/** Fixtures that write documents and statuses without the service lack what verification looks for: the charge, and the event. */
export async function completeFixtures(world: World): Promise<void> {
  await world.sql(
    `select ledger_charge(account_id, now(), 'document_generation', 1, false, 'Document', 'document', id, 'document:' || id)
     from documents where livemode and not is_preview`,
  );
  await world.sql(
    `select announce(account_id, livemode, 'fulfillment_request.' || status, id, json_build_object('id', id, 'status', status), date_trunc('second', now()))
     from fulfillment_requests where status <> 'queued'`,
  );
}
