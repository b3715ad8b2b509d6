import type { RequestContext } from '../../context/request-context.js';
import { expectedWaivers, isFinalApplication } from '../../domain/pay-application/closing.js';
import { using } from '../../reads/loaders/kept.js';
import { type SheetWaiver, waiverFactsOf } from '../../reads/loaders/pay-application.loader.js';
import type { ExpectedWaiver, PayApplication } from '../../schema/pay-application.js';

/** The waivers that usually accompany an application, each with the existing one. A void application has none. */
export function waiverPackage(
  ctx: RequestContext,
  application: PayApplication,
): ExpectedWaiver[] | Promise<ExpectedWaiver[]> {
  if (application.status === 'void') return [];
  return using(waiverFactsOf.of(ctx, application.id), (facts) => expected(application, facts));
}

function expected(application: PayApplication, { previous, waivers }: SheetWaiver): ExpectedWaiver[] {
  const final = isFinalApplication(application);
  return expectedWaivers({ final, previousPaid: previous?.status === 'paid' }).map(({ payApplication, type }) => {
    const { id: payApplicationId, applicationNumber } = payApplication === 'this' ? application : previous!;
    const matchingWaiver = waivers.find(
      (waiver) => waiver.type === type && waiver.payApplicationId === payApplicationId,
    );
    return { payApplicationId, applicationNumber, type, waiverId: matchingWaiver?.id ?? null };
  });
}
