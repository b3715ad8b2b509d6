import type { Violation } from '../notice/preflight/notice-facts.js';
import type { WaiverFacts } from './facts.js';
import { legalForm } from './forms.js';

/**
 * What a waiver says that its form has no place for. NRS 108.2457(5) knows its forms and no others; RSMo § 429.016(27) waives
 * fully and finally. The other statutes ask for substantially their form, which leaves room for exceptions that are listed.
 */
export function checkPlaces({ waiver, project }: WaiverFacts): Violation[] {
  const form = legalForm(waiver.state, waiver.type, project.use);
  if (!form || !['NV', 'MO'].includes(form.state)) return [];
  const given: Array<[field: string, label: string, isGiven: boolean]> = [
    ['exceptions', 'exceptions', waiver.exceptions.length > 0],
    ['priorWaivers', 'prior waivers', waiver.priorWaivers.length > 0],
    ['remainingDue', 'remaining due', Number(waiver.remainingDue ?? 0) > 0],
    // Nevada's forms leave disputed claims out by their own words, its final ones with the sum.
    ['disputedAmount', 'disputed amount', form.state === 'MO' && Number(waiver.disputedAmount ?? 0) > 0],
  ];
  return given
    .filter(([, , isGiven]) => isGiven)
    .map(([field, label]) => ({
      field,
      message: `The ${label} field is not accepted: ${form.statute}, "${form.title}", has no blank for it and may not be changed.`,
    }));
}
