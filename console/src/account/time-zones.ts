const names: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
  'America/Puerto_Rico': 'Atlantic (Puerto Rico)',
  'Pacific/Guam': 'Guam',
};

export function zoneName(zone: string): string {
  return names[zone] ?? zone;
}

/** The zones of the United States. Through the API an organization may have any other zone, which stays a choice. */
export function zoneChoices(stored: string): Array<{ value: string; text: string }> {
  const zones = Object.keys(names);
  const listed = stored === '' || stored in names ? zones : [...zones, stored];
  return [{ value: '', text: 'UTC' }, ...listed.map((value) => ({ value, text: zoneName(value) }))];
}
