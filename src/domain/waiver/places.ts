import type { Violation } from '../shared/violation.js';
import { closedForm } from './closed-forms.js';
import type { WaiverFacts } from './facts.js';

/** Content of a waiver that its form has no place for. */
export function checkPlaces({ waiver, project }: WaiverFacts): Violation[] {
  const form = closedForm(waiver.state, waiver.type, project.use);
  if (!form) return [];
  const given: Array<[field: string, label: string, isGiven: boolean]> = [
    ['exceptions', 'exceptions', waiver.exceptions.length > 0],
    ['priorWaivers', 'prior waivers', waiver.priorWaivers.length > 0],
    ['remainingDue', 'remaining due', Number(waiver.remainingDue ?? 0) > 0],
    // Nevada's forms exclude disputed claims in their own words, its final ones with the amount.
    ['disputedAmount', 'disputed amount', form.state === 'MO' && Number(waiver.disputedAmount ?? 0) > 0],
  ];
  return given
    .filter(([, , isGiven]) => isGiven)
    .map(([field, label]) => ({
      field,
      message: `The ${label} field is not accepted: ${form.statute}, "${form.title}", has no blank for it and may not be changed.`,
    }));
}
