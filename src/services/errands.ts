import { type ErrandHandler, type ErrandHandlers, GiveUp } from '../errands/run.js';
import { carryOn } from './carrier-step.js';
import { submitMail } from './submit-mail.js';

/** Nothing adds such an errand yet. */
const unknown: ErrandHandler = async (_ctx, { kind }) => {
  throw new GiveUp(`Nobody knows how to do ${kind}.`);
};

/** Who does what kind of errand. */
export const errandHandlers: ErrandHandlers = {
  'mail.submit': submitMail,
  'carrier.step': carryOn,
  'partner.submit': unknown,
  'partner.cancel': unknown,
  'partner.step': unknown,
  'sandbox.drive': unknown,
};
