import { preflightClaim } from '../../src/domain/claim-document/preflight.js';
import { preflightNotice } from '../../src/domain/notice/preflight/notice.js';
import type { Violation } from '../../src/domain/shared/violation.js';
import { line } from '../../test/domain/pay-application/inputs.js';
import {
  figuresOn,
  payApplicationFacts,
  subcontract,
} from '../../test/domain/pay-application-document/pay-application-facts.fixture.js';
import { isStatutory } from '../../test/pdf/hard-data.js';
import {
  type HardKind,
  hardClaim,
  hardKinds,
  hardNotice,
  hardPayApplication,
  hardWaiver,
} from '../../test/pdf/hard-facts.js';
import { goldenFacts } from '../../test/pdf/notice-jobs.js';
import {
  type ClaimCase,
  claimSample,
  noticeSample,
  payApplicationSample,
  type Sample,
  shownClaims,
  shownWaivers,
  waiverSample,
} from './samples.js';

/**
 * The forms again with the data that most likely break their pages. A form in a statute's words has two kinds of them, and every
 * fourth of the others one, because these share their layouts.
 */
export function hardSamples(): Sample[] {
  return [...hardNotices(), ...hardWaivers(), ...hardClaims(), ...hardPayApplications()];
}

function hardNotices(): Sample[] {
  const ordinary = Object.entries(goldenFacts).filter(([name]) => !/forty|twenty/.test(name));
  return ordinary.flatMap(([name, facts], index) =>
    hardKindsOf(noticeSample(name, facts), index)
      // A mail pack repeats its notice for each of the owners.
      .filter((kind) => !(name.endsWith('mail-pack') && kind === 'many'))
      .map((kind) => {
        const hard = hardNotice(facts, kind);
        refuseUnprintable(name, kind, preflightNotice(hard));
        return toHard(noticeSample(name, hard), kind);
      }),
  );
}

function hardWaivers(): Sample[] {
  return shownWaivers().flatMap(([name, [facts, signature]], index) =>
    hardKindsOf(waiverSample(name, [facts, signature]), index)
      // With minimal data, a form is not signed.
      .filter((kind) => !(signature && kind === 'minimal'))
      .map((kind) => toHard(waiverSample(name, [hardWaiver(facts, kind), signature]), kind)),
  );
}

function hardClaims(): Sample[] {
  const ordinary = Object.entries(shownClaims()).filter(([name]) => !/forty/.test(name));
  return ordinary.flatMap(([name, claim], index) => {
    const sample = claimSample(name, claim);
    return hardKindsOf(sample, index).flatMap((kind) => {
      const hard = hardClaimOf(claim, kind);
      const found = claimSample(name, hard);
      refuseUnprintable(name, kind, preflightClaim(hard[1]));
      // A notice of retainage is one only by its amounts.
      return found.formCode === sample.formCode ? [toHard(found, kind)] : [];
    });
  });
}

/** The gallery shows only what the service prints. */
function refuseUnprintable(name: string, kind: HardKind, violations: readonly Violation[]): void {
  const [first] = violations;
  if (first) throw new Error(`${name} cannot be printed with the data "${kind}": ${first.message}`);
}

function hardClaimOf([instrument, facts]: ClaimCase, kind: HardKind): ClaimCase {
  return [instrument, hardClaim(facts, kind)];
}

function hardPayApplications(): Sample[] {
  const credits = figuresOn([
    line('1', '10000'),
    line('2', '-2500.25', { description: 'Credit for the owner’s direct purchase of the glass' }),
    line('CO-1', '-12500.25', { changeOrderNumber: '1', description: 'Deduction: the stairs of Building 3' }),
  ]);
  return [
    ...(['minimal', 'long', 'many', 'unsure'] as const).map((kind) =>
      toHard(
        payApplicationSample('pay-application-owner', [
          hardPayApplication(payApplicationFacts(), kind),
          'pay-application',
        ]),
        kind,
      ),
    ),
    toHard(
      payApplicationSample('pay-application-subcontract', [
        hardPayApplication(subcontract(), 'scripts'),
        'pay-application',
      ]),
      'scripts',
    ),
    {
      ...payApplicationSample('hard-pay-application-negative', [
        payApplicationFacts({ figures: credits }),
        'pay-application',
      ]),
    },
  ];
}

/** Minimal data and one other kind, which differs between the forms. */
function hardKindsOf(sample: Sample, index: number): readonly HardKind[] {
  const [minimal, ...others] = hardKinds;
  if (isStatutory(sample)) return [minimal, others[index % others.length]!];
  return index % 4 === 0 ? [hardKinds[(index / 4) % hardKinds.length]!] : [];
}

/** The texts of many scripts are also printed as in the sandbox, whose mark takes a line of each page. */
function toHard(sample: Sample, kind: HardKind): Sample {
  const job = kind === 'scripts' ? { ...sample.job, sandbox: true } : sample.job;
  return { ...sample, name: `hard-${sample.name}-${kind}`, title: `${sample.title}: ${kind}`, job };
}
