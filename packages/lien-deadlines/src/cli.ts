#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { longDate, parseDay } from './calendar.js';
import { course, type Deadline } from './course.js';
import { type Facts, noFacts } from './facts.js';
import {
  type ClaimantRole,
  claimantRoles,
  type PartyRole,
  partyRoles,
  type RecordedNoticeKind,
  recordedNoticeKinds,
  type Sector,
  sectors,
  type Use,
  uses,
} from './vocabulary.js';

const usage = `Usage: lien-deadlines --state TX --role subcontractor [options]

Prints the deadlines of a construction claimant. Dates are YYYY-MM-DD.

  --state CODE                 the state whose law governs
  --role ROLE                  ${claimantRoles.join(', ')}
  --sector SECTOR              ${sectors.join(', ')} (default: private)
  --use USE                    ${uses.join(', ')}
  --hired-by ROLE              the party that hired the claimant
  --hired-by-hirer ROLE        the party that hired that one
  --first-furnishing DATE      --last-furnishing DATE       --completion DATE
  --contract DATE              --original-contract DATE     --commencement DATE (of a recorded notice)
  --lien-recorded DATE         --waiver-signed DATE         --served DATE
  --recorded-notice KIND=DATE  ${recordedNoticeKinds.join(', ')} (may be repeated)
  --claim AMOUNT               --contract-amount AMOUNT     --units COUNT
  --owner-occupied yes|no      --new-construction yes|no    --payment-bond yes|no    --public-funds yes|no
  --lender                     --lien-agent
  --today DATE                 monthly deadlines are listed up to this month
  --json                       print the whole answer as JSON
`;

const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({
    options: {
      state: text,
      role: text,
      sector: text,
      use: text,
      'hired-by': text,
      'hired-by-hirer': text,
      'first-furnishing': text,
      'last-furnishing': text,
      completion: text,
      contract: text,
      'original-contract': text,
      commencement: text,
      'lien-recorded': text,
      'waiver-signed': text,
      served: text,
      'recorded-notice': { type: 'string', multiple: true },
      claim: text,
      'contract-amount': text,
      units: text,
      'owner-occupied': text,
      'new-construction': text,
      'payment-bond': text,
      'public-funds': text,
      lender: { type: 'boolean' },
      'lien-agent': { type: 'boolean' },
      today: text,
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || !values.state || !values.role) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const facts: Facts = {
      ...noFacts(
        values.state.toUpperCase(),
        oneOf<ClaimantRole>('role', values.role, claimantRoles),
        oneOf<Sector>('sector', values.sector ?? 'private', sectors),
      ),
      use: values.use ? oneOf<Use>('use', values.use, uses) : null,
      hiringPartyRole: values['hired-by'] ? oneOf<PartyRole>('hired-by', values['hired-by'], partyRoles) : null,
      hiringPartyHirerRole: values['hired-by-hirer']
        ? oneOf<PartyRole>('hired-by-hirer', values['hired-by-hirer'], partyRoles)
        : null,
      firstFurnishingDate: values['first-furnishing'] ?? null,
      lastFurnishingDate: values['last-furnishing'] ?? null,
      completionDate: values.completion ?? null,
      contractDate: values.contract ?? null,
      originalContractDate: values['original-contract'] ?? null,
      noticeOfCommencementDate: values.commencement ?? null,
      lienRecordedDate: values['lien-recorded'] ?? null,
      waiverSignedDates: values['waiver-signed'] ? [values['waiver-signed']] : [],
      servedDate: values.served ?? null,
      recordedNotices: (values['recorded-notice'] ?? []).map((given) => {
        const [kind, recordedOn] = given.split('=');
        return {
          kind: oneOf<RecordedNoticeKind>('recorded-notice', kind ?? '', recordedNoticeKinds),
          recordedOn: recordedOn ?? '',
        };
      }),
      claimAmount: amount('claim', values.claim),
      contractAmount: amount('contract-amount', values['contract-amount']),
      units: count('units', values.units),
      ownerOccupied: yesOrNo('owner-occupied', values['owner-occupied']),
      newConstruction: yesOrNo('new-construction', values['new-construction']),
      paymentBond: yesOrNo('payment-bond', values['payment-bond']),
      publicFunds: yesOrNo('public-funds', values['public-funds']),
      hasLender: values.lender ?? false,
      hasLienAgent: values['lien-agent'] ?? false,
      // The day of this machine: the day in UTC is tomorrow's in an American evening.
      today: values.today ?? new Date().toLocaleDateString('sv-SE'),
    };
    print(course(facts), facts, values.json ?? false);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function print(deadlines: Deadline[], facts: Facts, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify(deadlines, null, 2)}\n`);
    return;
  }
  if (deadlines.length === 0) {
    process.stdout.write(`There are no rules for ${facts.state}.\n`);
    return;
  }
  for (const { kind, date, safeDate, explanation, source } of deadlines) {
    const day = date ?? safeDate;
    const heading = day ? `${longDate(parseDay(day))}${date ? '' : ' (earliest possible)'}` : 'no date';
    process.stdout.write(`${kind.replaceAll('_', ' ')}: ${heading}\n  ${explanation}\n  ${source ?? ''}\n\n`);
  }
  process.stdout.write('Unverified reference data, not legal advice. Have each date checked before you rely on it.\n');
}

function oneOf<Value extends string>(option: string, given: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === given);
  if (!found) throw new Error(`--${option} must be one of: ${allowed.join(', ')}.`);
  return found;
}

function yesOrNo(option: string, given: string | undefined): boolean | null {
  if (given === undefined) return null;
  return oneOf(option, given, ['yes', 'no']) === 'yes';
}

function amount(option: string, given: string | undefined): string | null {
  if (given !== undefined && !/^\d+(\.\d+)?$/.test(given)) throw new Error(`--${option} must be an amount in dollars.`);
  return given ?? null;
}

function count(option: string, given: string | undefined): number | null {
  if (given !== undefined && !/^\d{1,6}$/.test(given)) throw new Error(`--${option} must be a whole number.`);
  return given === undefined ? null : Number(given);
}
