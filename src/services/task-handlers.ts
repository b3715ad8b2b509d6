import type { TaskHandlers } from '../background/tasks/run.js';
import { stampDocument } from './document/seal.js';
import { carryOn } from './document-order/carrier-step.js';
import { submitMail } from './document-order/submit.js';
import { simulatePartner } from './fulfillment-request/simulate-partner.js';
import { cancelTicket, submitRequest } from './fulfillment-request/submit.js';
import { driveRecord } from './sandbox-drive/drive.js';
import { expireWaiverRequest, remindPayee } from './waiver-request/tasks.js';

/** The handler of each kind of task. */
export const taskHandlers: TaskHandlers = {
  'mail.submit': submitMail,
  'carrier.step': carryOn,
  'partner.submit': submitRequest,
  'partner.cancel': cancelTicket,
  'partner.step': simulatePartner,
  'sandbox.drive': driveRecord,
  'document.timestamp': stampDocument,
  'waiver_request.expire': expireWaiverRequest,
  'waiver_request.remind': remindPayee,
};
