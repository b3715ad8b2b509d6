import { missingAttachments } from '../document/attachments.js';
import { type InferredFact, inferredJobsite } from '../document/inferred.js';
import { type DocumentWarning, toWarnings } from '../document/warning.js';
import { checkClaimant } from '../notice/preflight/claimant.js';
import { checkAddresses } from '../notice/preflight/places.js';
import type { Violation } from '../shared/violation.js';
import { checkBlanks, inferredPeriod } from './blanks.js';
import { closedForm } from './closed-forms.js';
import type { WaiverFacts } from './facts.js';
import { attachmentsOfWaiver, legalForm } from './forms.js';
import { checkCustomer, checkLender, findCustomer, inferredParties, inlineParties, waiverOwners } from './parties.js';
import { checkReceipt } from './payment-statement.js';
import { checkTiming, checkWaiver } from './rules.js';

/**
 * Lists everything that prevents a waiver from being printed: its claimant, and rights that it excepts but its form has no place
 * for, because without them it would waive more than was meant. The owner is not required: waivers are exempt.
 */
export function preflightWaiver(facts: WaiverFacts): Violation[] {
  return [...checkClaimant(facts), ...checkPlaces(facts)];
}

/**
 * The blanks of the form that nothing fills, which are printed as lines to write on, and why the waiver may not be sent or signed
 * yet: its project may have changed since it was written.
 */
export function waiverWarnings(facts: WaiverFacts): DocumentWarning[] {
  const { waiver, project, today } = facts;
  const form = legalForm(waiver.state, waiver.type, project.use);
  const firstFurnished = project.firstFurnishingDate;
  const untimely = [...checkWaiver(waiver, today, firstFurnished), ...checkTiming(waiver, today, firstFurnished)];
  return [
    ...checkState(facts),
    ...toWarnings(untimely, null),
    ...toWarnings(
      [
        ...checkBlanks(facts),
        ...checkPriorWaivers(facts),
        ...(form?.state === 'MA' ? checkReceipt(waiver.amount, waiver.paymentStatement) : []),
        ...checkCustomer(facts),
        ...checkLender(facts, form),
        ...inlineParties(facts).violations,
        ...checkAddresses(
          facts,
          [findCustomer(facts), ...waiverOwners(facts)].filter((party) => party !== null),
        ),
      ],
      form?.statute ?? null,
    ),
    ...missingAttachments(form ? attachmentsOfWaiver(form.code) : [], facts.exhibits),
  ];
}

/** What a waiver prints although the records do not say it. */
export function inferredInWaiver(facts: WaiverFacts): InferredFact[] {
  const { waiver, project } = facts;
  const form = legalForm(waiver.state, waiver.type, project.use);
  return [...inferredParties(facts, form), ...inferredJobsite(facts), ...inferredPeriod(facts)];
}

/** An earlier waiver was given on a day that has come. */
function checkPriorWaivers({ waiver, today }: WaiverFacts): Violation[] {
  return waiver.priorWaivers.flatMap(({ date }, index) =>
    date > today
      ? [
          {
            field: `priorWaivers.${index}.date`,
            message: `The earlier waiver is dated ${date}, which is in the future: correct the date.`,
          },
        ]
      : [],
  );
}

/** A form of another state is invalid where the state of the work prescribes its own. */
function checkState({ waiver, project, jobsites }: WaiverFacts): DocumentWarning[] {
  const places = jobsites.length > 0 ? jobsites.map(({ state }) => state) : [project.state];
  const [place] = places.filter((state): state is string => Boolean(state));
  if (!place || places.includes(waiver.state)) return [];
  const form = legalForm(place, waiver.type, project.use);
  const why = form ? `, which prescribes a form of its own ("${form.title}")` : '';
  const message = `The work is in ${place}${why}: the waiver is on the form of ${waiver.state}.`;
  return [{ field: 'state', message, citation: form?.statute ?? null }];
}

/** Content of a waiver that its form has no place for. */
function checkPlaces({ waiver, project }: WaiverFacts): Violation[] {
  const form = closedForm(waiver.state, waiver.type, project.use);
  if (!form) return [];
  const contents: Array<[field: string, label: string, isGiven: boolean]> = [
    ['exceptions', 'exceptions', waiver.exceptions.length > 0],
    ['priorWaivers', 'prior waivers', waiver.priorWaivers.length > 0],
    ['remainingDue', 'remaining due', Number(waiver.remainingDue ?? 0) > 0],
    // Nevada's forms exclude disputed claims in their own words, its final ones with the amount.
    ['disputedAmount', 'disputed amount', form.state === 'MO' && Number(waiver.disputedAmount ?? 0) > 0],
  ];
  return contents
    .filter(([, , isGiven]) => isGiven)
    .map(([field, label]) => ({
      field,
      message: `The ${label} field is not accepted: ${form.statute}, "${form.title}", has no blank for it and may not be changed.`,
    }));
}
