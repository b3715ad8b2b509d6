import { type ErrandHandler, type ErrandHandlers, GiveUp } from '../errands/run.js';
import { driveRecord } from './sandbox/drive.js';

/** Nothing adds such an errand yet. */
const unknown: ErrandHandler = async (_ctx, { kind }) => {
  throw new GiveUp(`Nobody knows how to do ${kind}.`);
};

/** Who does what kind of errand. */
export const errandHandlers: ErrandHandlers = {
  'mail.submit': unknown,
  'carrier.step': unknown,
  'partner.submit': unknown,
  'partner.cancel': unknown,
  'partner.step': unknown,
  'sandbox.drive': driveRecord,
};
