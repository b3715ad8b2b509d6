import { type ErrandHandler, type ErrandHandlers, GiveUp } from '../errands/run.js';
import { simulatePartner } from './fulfillment/simulate-partner.js';
import { cancelTicket, submitRequest } from './fulfillment/submit-request.js';
import { driveRecord } from './sandbox/drive.js';

/** Nothing adds such an errand yet. */
const unknown: ErrandHandler = async (_ctx, { kind }) => {
  throw new GiveUp(`Nobody knows how to do ${kind}.`);
};

/** Who does what kind of errand. */
export const errandHandlers: ErrandHandlers = {
  'mail.submit': unknown,
  'carrier.step': unknown,
  'partner.submit': submitRequest,
  'partner.cancel': cancelTicket,
  'partner.step': simulatePartner,
  'sandbox.drive': driveRecord,
};
