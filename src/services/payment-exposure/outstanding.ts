import { expectedWaivers, isFinalApplication } from '../../domain/pay-application/closing.js';
import type { ClaimantsOfProject } from '../../reads/loaders/claimants-of-project.js';
import type { SheetWaiver } from '../../reads/loaders/pay-application.loader.js';
import type { PayApplication } from '../../schema/pay-application.js';
import type { OutstandingWaiver } from '../../schema/payment-exposure.js';

export type PaidApplication = Pick<PayApplication, 'id' | 'applicationNumber' | 'periodTo' | 'g702' | 'g703'> &
  Pick<SheetWaiver, 'previous'>;

type Waiver = ClaimantsOfProject['waivers'][number];

/**
 * The waivers that a claimant owes for an application: the usual package of the applicant is asked of everyone who can claim. What
 * waives more counts as well: a final waiver, an unconditional one, and one through a later day. Who began after the previous
 * application had no part in its payment.
 *
 * @param starts the day on which the claimant began; empty: it is not known
 */
export function listOutstanding(
  application: PaidApplication,
  signed: readonly Waiver[],
  starts: string,
): OutstandingWaiver[] {
  const { previous } = application;
  const isFinal = isFinalApplication(application);
  return expectedWaivers({ final: isFinal, previousPaid: previous?.status === 'paid' })
    .map(({ payApplication, type }) => {
      const { id, applicationNumber, periodTo } = payApplication === 'this' ? application : previous!;
      return { type, payApplicationId: id, applicationNumber, throughDate: periodTo };
    })
    .filter(({ payApplicationId, throughDate }) => payApplicationId === application.id || starts <= throughDate)
    .filter((expected) => !signed.some((waiver) => covers(waiver, expected)));
}

function covers(waiver: Waiver, { type, payApplicationId, throughDate }: OutstandingWaiver): boolean {
  const isUnconditional = waiver.type.startsWith('unconditional');
  const isFinal = waiver.type.endsWith('final');
  if (type.startsWith('unconditional') && !isUnconditional) return false;
  if (type.endsWith('final')) return isFinal;
  if (isFinal) return true;
  // A waiver of the application itself may waive less than it bills.
  return waiver.throughDate === null ? waiver.payApplicationId === payApplicationId : waiver.throughDate >= throughDate;
}
