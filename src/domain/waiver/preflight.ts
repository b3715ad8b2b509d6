import { type DocumentWarning, warningsOf } from '../document/warning.js';
import { missingAttachments } from '../exhibit/attachments.js';
import { checkClaimant } from '../notice/preflight/claimant.js';
import type { Violation } from '../notice/preflight/notice-facts.js';
import { checkBlanks } from './blanks.js';
import type { WaiverFacts } from './facts.js';
import { attachmentsOfWaiver, legalForm } from './forms.js';
import { inlineParties } from './parties.js';
import { checkPlaces } from './places.js';
import { checkTiming, checkWaiver } from './rules.js';

/**
 * Lists everything that prevents a waiver from being printed: its claimant, and contents that its form has no place for or that
 * the law does not allow yet. The owner is not required: waivers are exempt.
 */
export function preflightWaiver(facts: WaiverFacts, today: string): Violation[] {
  const { waiver, project } = facts;
  const firstFurnished = project.firstFurnishingDate;
  return [
    ...checkClaimant(facts),
    ...checkPlaces(facts),
    // The project may have changed since the waiver was written.
    ...checkWaiver(waiver, today, firstFurnished),
    ...checkTiming(waiver, today, firstFurnished),
  ];
}

/** The blanks of the form that nothing fills; they are printed as lines to write on. */
export function waiverWarnings(facts: WaiverFacts): DocumentWarning[] {
  const form = legalForm(facts.waiver.state, facts.waiver.type, facts.project.use);
  return [
    ...warningsOf([...checkBlanks(facts), ...inlineParties(facts).violations], form?.statute ?? null),
    ...missingAttachments(form ? attachmentsOfWaiver(form.code) : [], facts.exhibits),
  ];
}
