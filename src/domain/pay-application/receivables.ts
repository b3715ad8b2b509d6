/** The age of what is billed and unpaid, in days from the date of the application. */
export const receivableAges = ['days_0_30', 'days_31_60', 'days_61_90', 'days_91_120', 'over_120'] as const;
export type ReceivableAge = (typeof receivableAges)[number];

/** The last day of each age. */
export const lastDays: Readonly<Record<Exclude<ReceivableAge, 'over_120'>, number>> = {
  days_0_30: 30,
  days_31_60: 60,
  days_61_90: 90,
  days_91_120: 120,
};
