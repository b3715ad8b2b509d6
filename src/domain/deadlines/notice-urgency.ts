/** How soon an open notice has to be served, in the order in which a list has them. */
export const noticeUrgencies = [
  'overdue',
  'this_week',
  'next_two_weeks',
  'later',
  'no_date',
  // Its day is computed in the next minutes.
  'uncalculated',
] as const;

export type NoticeUrgency = (typeof noticeUrgencies)[number];

/** The days from today on which a group begins and ends; the end is the first day after it. */
export const urgencyDays: Readonly<
  Record<'overdue' | 'this_week' | 'next_two_weeks' | 'later', readonly [from: number | null, end: number | null]>
> = {
  overdue: [null, 0],
  this_week: [0, 7],
  next_two_weeks: [7, 21],
  later: [21, null],
};
