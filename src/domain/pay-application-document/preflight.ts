import { type InferredFact, inferredJobsite } from '../document/inferred.js';
import { type DocumentWarning, toWarnings } from '../document/warning.js';
import { checkHiringParty, inferredHiringParty } from '../notice/document/hiring-party.js';
import { listOwners } from '../notice/document/served-parties.js';
import { checkClaimant } from '../notice/preflight/claimant.js';
import { checkOwner, checkServedAddress } from '../notice/preflight/notice.js';
import { checkAddresses } from '../notice/preflight/places.js';
import { listNames } from '../shared/list-names.js';
import type { Violation } from '../shared/violation.js';
import { findPayer, listArchitects } from './build.js';
import type { PayApplicationFacts } from './facts.js';
import type { PayApplicationDocumentType } from './model.js';
import { readPayApplicationOptions } from './options.js';

/**
 * The longest continuation sheet that is printed, in lines: about 200 pages and 6 s on a thread that is stopped after 15 s.
 * Longer schedules can be exported as CSV.
 */
export const longestPrintedSheet = 5_000;

/**
 * Lists everything that prevents a pay application from being printed. The continuation sheet alone names neither owner nor
 * contract, so it requires neither.
 */
export function preflightPayApplication(facts: PayApplicationFacts, type: PayApplicationDocumentType): Violation[] {
  const { parties } = readPayApplicationOptions(facts.payApplication.metadata);
  const withSummary = type !== 'g703';
  return [
    ...checkClaimant(facts),
    ...(withSummary
      ? [
          ...checkOwner(facts, parties),
          ...listOwners(facts, parties).flatMap(checkServedAddress),
          ...checkContractDate(facts),
        ]
      : []),
    ...(type === 'g702' ? [] : checkLength(facts)),
  ];
}

/** Options of the metadata that could not be read and are therefore not printed, and addresses that contradict themselves. */
export function payApplicationWarnings(facts: PayApplicationFacts): DocumentWarning[] {
  const { violations, parties } = readPayApplicationOptions(facts.payApplication.metadata);
  return toWarnings(
    [
      ...violations,
      ...checkHiringParty(facts, parties, null, findPayer(facts, parties)),
      ...checkContractDay(facts),
      ...checkArchitect(facts),
      ...checkAddresses(facts, listOwners(facts, parties)),
    ],
    null,
  );
}

/** What the application prints although the records do not say it; its continuation sheet names no party. */
export function inferredInPayApplication(facts: PayApplicationFacts, type: PayApplicationDocumentType): InferredFact[] {
  if (type === 'g703') return inferredJobsite(facts);
  const { parties } = readPayApplicationOptions(facts.payApplication.metadata);
  const architects = listArchitects(facts);
  return [
    ...inferredHiringParty(facts, parties, null, findPayer(facts, parties)),
    ...(architects.length === 1
      ? [
          {
            field: 'parties.designProfessional',
            value: architects[0]!.name,
            message:
              'The only design professional of the project is printed as its architect: correct the role of the party if that is another.',
          },
        ]
      : []),
    ...inferredJobsite(facts),
  ];
}

/** An application goes through one architect. */
function checkArchitect(facts: PayApplicationFacts): Violation[] {
  const names = listArchitects(facts).map(({ name }) => name);
  if (names.length < 2) return [];
  const message = `${listNames(names)} can each be the architect. The document has a blank: complete it by hand, or deactivate the parties that are not.`;
  return [{ field: 'parties.designProfessional', message }];
}

/** An application is made under a contract that exists. */
function checkContractDay({ project: { dateContract }, payApplication: { applicationDate } }: PayApplicationFacts) {
  if (!dateContract || dateContract <= applicationDate) return [];
  const message = `The application is dated ${applicationDate}, before its contract on ${dateContract}: correct one of the dates.`;
  return [{ field: 'project.dateContract', message }];
}

function checkContractDate({ project }: PayApplicationFacts): Violation[] {
  if (project.dateContract) return [];
  const message = 'The contract date is required in an application for payment: enter it on the project.';
  return [{ field: 'project.dateContract', message }];
}

function checkLength({ payApplication }: PayApplicationFacts): Violation[] {
  const lines = payApplication.g703.length;
  if (lines <= longestPrintedSheet) return [];
  const message = `A printed continuation sheet has at most ${longestPrintedSheet} lines; this one has ${lines}. Export it as CSV instead.`;
  return [{ field: 'lines', message }];
}
