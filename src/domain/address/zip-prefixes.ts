/**
 * The first three digits of ZIP codes for each state, and whole ZIP codes that are exceptions. Sources: USPS Labeling List L002
 * (3-Digit ZIP Code Prefix Matrix, Domestic Mail Manual) and Publication 65 (National Five-Digit ZIP Code and Post Office
 * Directory); read on 2026-11-28. A range may include numbers that the Postal Service has not assigned.
 */
const ranges: Readonly<Record<string, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '206-212 214-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831',
  PR: '006-007 009',
  VI: '008',
  AA: '340',
  AE: '090-099',
  AP: '962-966',
};

/** ZIP codes that are in other states than their prefix says. */
const single: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '83414': 'WY',
  '96799': 'AS',
  '96960': 'MH',
  '96970': 'MH',
  '96939': 'PW',
  '96940': 'PW',
  '96941': 'FM',
  '96942': 'FM',
  '96943': 'FM',
  '96944': 'FM',
  '96950': 'MP',
  '96951': 'MP',
  '96952': 'MP',
};

/** ZIP codes whose carriers deliver in two states, or in more. The first one has the post office. */
const shared: Readonly<Record<string, readonly string[]>> = {
  '02861': ['RI', 'MA'],
  '42223': ['KY', 'TN'],
  '59221': ['MT', 'ND'],
  '63673': ['MO', 'IL'],
  '71749': ['AR', 'LA'],
  '73949': ['OK', 'TX'],
  '75502': ['TX', 'AR'],
  '81137': ['CO', 'NM'],
  '84536': ['UT', 'AZ'],
  '86044': ['AZ', 'UT'],
  '86515': ['AZ', 'NM'],
  '88063': ['NM', 'TX'],
  '89010': ['NV', 'CA'],
  '89019': ['NV', 'CA'],
  '89060': ['NV', 'CA'],
  '89061': ['NV', 'CA'],
  '89439': ['NV', 'CA'],
  '97635': ['OR', 'CA'],
};

const byPrefix = new Map<string, string>();
for (const [state, listed] of Object.entries(ranges)) {
  for (const range of listed.split(' ')) {
    const [first, last = first] = range.split('-').map(Number) as [number, number?];
    for (let prefix = first; prefix <= last; prefix += 1) byPrefix.set(String(prefix).padStart(3, '0'), state);
  }
}

/** The states that a ZIP code of five or nine digits can be in; none for a prefix that the Postal Service has not assigned. */
export function statesOfZip(zip: string): readonly string[] {
  const five = zip.slice(0, 5);
  if (shared[five]) return shared[five];
  const state = single[five] ?? (five.startsWith('969') ? 'GU' : byPrefix.get(five.slice(0, 3)));
  return state ? [state] : [];
}
