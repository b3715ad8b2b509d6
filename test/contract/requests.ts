import { payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import type { GoldenPath } from '../support/records/golden-path.js';
import type { Caller, World } from '../support/worlds/world.js';

/** Fulfillment requests of the fixture. */
export interface FixtureRequests {
  fulfillmentRequestId: string;
  /** Its partner waits until the additional charges are approved. */
  waitingRequestId: string;
  failedRequestId: string;
}

export async function addRequests(world: World, caller: Caller, { divisionId }: GoldenPath): Promise<FixtureRequests> {
  const make = async (scope: string) => {
    const body = requestOfPayload(payloadOf(divisionId, { fulfillment_scope: scope }));
    return (await world.send(caller, 'POST', '/fulfillment-requests', body)).id;
  };
  const failedRequestId = await make('research');
  await world.sql(`update fulfillment_requests set status = 'failed', failed_at = now() where id = $1`, [
    failedRequestId,
  ]);
  const waitingRequestId = await make('full_service');
  await world.sql(
    `update fulfillment_requests set status = 'payment_required', required_recipients = 3, partner_resource_type = 'queue',
       partner_resource_id = id where id = $1`,
    [waitingRequestId],
  );
  return { fulfillmentRequestId: await make('research_and_document'), waitingRequestId, failedRequestId };
}
