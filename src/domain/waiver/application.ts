import type { G702 } from '../pay-application/model.js';
import type { WaiverRecordFacts } from './facts.js';
import { toStage } from './kind.js';
import { statementOfApplication } from './payment-statement.js';

/** The application for payment that a waiver belongs to. */
export interface AppliedPayment {
  applicationNumber: number;
  applicationDate: string;
  periodFrom: string | null;
  periodTo: string;
  g702: G702;
}

/** The waiver, completed from its pay application: number, date, period and account of the payment. */
export function filledFrom(waiver: WaiverRecordFacts, application: AppliedPayment | null): WaiverRecordFacts {
  if (!application) return waiver;
  const progress = toStage(waiver.type) === 'progress';
  const number = String(application.applicationNumber);
  return {
    ...waiver,
    invoiceNumber: waiver.invoiceNumber ?? number,
    // A period comes entirely from the waiver or entirely from the application, never half from each.
    ...(progress &&
      !waiver.paymentPeriodFrom &&
      !waiver.paymentPeriodTo && {
        paymentPeriodFrom: application.periodFrom,
        paymentPeriodTo: application.periodTo,
      }),
    // A number of its own may be that of an invoice, which has another date.
    ...((waiver.invoiceNumber ?? number) === number && { applicationDate: application.applicationDate }),
    paymentStatement: waiver.paymentStatement ?? statementOfApplication(application.g702),
  };
}
