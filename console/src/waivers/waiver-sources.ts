import { formatDate, formatMoney } from '../parts/format';
import type { WaiverSourceQuery } from './waivers.documents';

type Application = WaiverSourceQuery['project']['payApplications']['nodes'][number];

export interface Source {
  value: string;
  text: string;
  payApplicationId: string;
  amount: string;
  throughDate: string;
  /** The day of the payment; empty while it is awaited. */
  paidOn: string;
}

/** What a waiver can be given for: an application that is not paid yet, or a payment that came in. */
export function listSources(applications: readonly Application[]): Source[] {
  return applications.flatMap(({ id, applicationNumber, periodTo, certifiedAmount, amountOutstanding, payments }) => {
    const origin = { payApplicationId: id, throughDate: periodTo };
    const name = `Pay application no. ${applicationNumber}, through ${formatDate(periodTo)}`;
    const amount = amountOutstanding ?? certifiedAmount ?? '';
    return [
      ...payments.map((payment) => ({
        ...origin,
        value: payment.id,
        text: `Payment of ${formatMoney(payment.amount)} on ${formatDate(payment.paidOn)} (no. ${applicationNumber})`,
        amount: payment.amount,
        paidOn: payment.paidOn,
      })),
      ...(Number(amountOutstanding ?? '1') > 0
        ? [
            {
              ...origin,
              value: id,
              text: `${name}, not paid yet${amount && `: ${formatMoney(amount)}`}`,
              amount,
              paidOn: '',
            },
          ]
        : []),
    ];
  });
}
