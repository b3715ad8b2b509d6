import { Decimal } from 'decimal.js';
import type { FulfillmentPayload } from '../../domain/fulfillment-request/payload.js';

/** The contract amount, which is kept as the number or text that the caller sent, as a record and the partner have it: `125000.00`. */
export function amountText({ project }: Pick<FulfillmentPayload, 'project'>): string {
  return new Decimal(project.contract_amount).toFixed(2);
}
