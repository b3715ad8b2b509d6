import type { ErrandHandlers } from '../errands/run.js';
import { carryOn } from './carrier-step.js';
import { simulatePartner } from './fulfillment/simulate-partner.js';
import { cancelTicket, submitRequest } from './fulfillment/submit-request.js';
import { driveRecord } from './sandbox/drive.js';
import { submitMail } from './submit-mail.js';

/** Who does what kind of errand. */
export const errandHandlers: ErrandHandlers = {
  'mail.submit': submitMail,
  'carrier.step': carryOn,
  'partner.submit': submitRequest,
  'partner.cancel': cancelTicket,
  'partner.step': simulatePartner,
  'sandbox.drive': driveRecord,
};
