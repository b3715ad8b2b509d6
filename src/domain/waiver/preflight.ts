import { checkClaimant } from '../notice/preflight/claimant.js';
import type { Violation } from '../notice/preflight/notice-facts.js';
import { checkBlanks } from './blanks.js';
import type { WaiverFacts } from './facts.js';
import { inlineParties } from './parties.js';
import { checkPlaces } from './places.js';
import { checkTiming, checkWaiver } from './rules.js';

/** Lists everything that prevents a waiver from being printed. The owner is not required: waivers are exempt. */
export function preflightWaiver(facts: WaiverFacts, today: string): Violation[] {
  const { waiver, project } = facts;
  const firstFurnished = project.firstFurnishingDate;
  return [
    ...checkClaimant(facts),
    ...checkBlanks(facts),
    ...checkPlaces(facts),
    // The project may have changed since the waiver was written.
    ...checkWaiver(waiver, today, firstFurnished),
    ...checkTiming(waiver, today, firstFurnished),
    ...inlineParties(facts).violations,
  ];
}
