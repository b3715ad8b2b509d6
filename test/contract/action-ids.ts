import type { Fixture } from './records.js';

/** Actions that use another record of the fixture than the one of their collection. */
export const actionIds: Record<string, (fixture: Fixture) => string> = {
  'POST /waivers/{uuid}/transition': ({ generatedWaiverId }) => generatedWaiverId,
  'POST /waivers/{uuid}/sign': ({ generatedWaiverId }) => generatedWaiverId,
  'POST /waivers/{uuid}/order': ({ signedWaiverId }) => signedWaiverId,
  'POST /waiver-requests/{uuid}/cancel': ({ sentWaiverRequestId }) => sentWaiverRequestId,
  'POST /waiver-requests/{uuid}/replace': ({ sentWaiverRequestId }) => sentWaiverRequestId,
  'POST /waiver-requests/{uuid}/accept-counter': ({ counteredWaiverRequestId }) => counteredWaiverRequestId,
  'POST /waiver-requests/{uuid}/reject-counter': ({ counteredWaiverRequestId }) => counteredWaiverRequestId,
  'GET /waiver-requests/{uuid}/document': ({ signedWaiverRequestId }) => signedWaiverRequestId,
  'POST /pay-applications/{uuid}/waiver-requests': ({ approvedPayApplicationId }) => approvedPayApplicationId,
  'POST /notices/{uuid}/order': ({ orderedNoticeId }) => orderedNoticeId,
  'GET /notices/{uuid}/proof-of-service': ({ orderedNoticeId }) => orderedNoticeId,
  'POST /documents/{uuid}/accept-signed-original': ({ scannedDocumentId }) => scannedDocumentId,
  'DELETE /documents/{uuid}/signed-original': ({ scannedDocumentId }) => scannedDocumentId,
  'GET /pay-applications/{uuid}/payments': ({ approvedPayApplicationId }) => approvedPayApplicationId,
  'POST /pay-applications/{uuid}/payments': ({ approvedPayApplicationId }) => approvedPayApplicationId,
  ...Object.fromEntries(
    ['PUT', 'PATCH', 'DELETE'].map((method) => [
      `${method} /pay-applications/{uuid}/payments/{paymentId}`,
      ({ approvedPayApplicationId }: Fixture) => approvedPayApplicationId,
    ]),
  ),
  'POST /fulfillment-requests/{uuid}/approve-charges': ({ waitingRequestId }) => waitingRequestId,
  'POST /fulfillment-requests/{uuid}/retry': ({ failedRequestId }) => failedRequestId,
  'GET /webhooks/{webhookId}/deliveries/{uuid}': ({ webhookDeliveryId }) => webhookDeliveryId,
  'POST /webhooks/{webhookId}/deliveries/{uuid}/redeliver': ({ webhookDeliveryId }) => webhookDeliveryId,
};
