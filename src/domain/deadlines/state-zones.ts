/**
 * The time zone of each state, for the calendar day on which something happened there. A state with two has the eastern one,
 * unless only a corner lies there: its day is over first, so a service in the last hour of a deadline counts as late in doubt.
 */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Puerto_Rico': ['PR', 'VI'],
  'America/New_York': [
    ...[
      'CT',
      'DE',
      'DC',
      'FL',
      'GA',
      'IN',
      'KY',
      'ME',
      'MD',
      'MA',
      'MI',
      'NH',
      'NJ',
      'NY',
      'NC',
      'OH',
      'PA',
      'RI',
      'SC',
    ],
    ...['TN', 'VT', 'VA', 'WV'],
  ],
  'America/Chicago': [...['AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TX', 'WI']],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'Pacific/Pago_Pago': ['AS'],
  'Pacific/Guam': ['GU', 'MP'],
};

const zoneOf = new Map(
  Object.entries(zones).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

export function zoneOfState(state: string): string {
  return zoneOf.get(state) ?? 'UTC';
}

/** Making one takes longer than using it a thousand times. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day in the state, as `YYYY-MM-DD`; in UTC where the state is none. */
export function dayInState(state: string, instant: Date): string {
  const timeZone = zoneOfState(state);
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // Sweden writes dates as the ISO standard does.
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    calendars.set(timeZone, calendar);
  }
  return calendar.format(instant);
}
