type Metadata = Record<string, unknown> | null | undefined;

/** The facts that a document prints from the metadata of its record, by the names of their controls: `taxLot.block` is `tax_lot.block`. */
export const signerLabels = { signatoryName: 'Who signs', signatoryTitle: 'Title of the signer' } as const;

/** Facts for which only some forms have a blank. */
export const askedLabels = {
  'contract.paid': 'Paid so far',
  'contract.retainage': 'Unpaid retainage',
  monthsWorkPerformed: 'Months of the work',
  ownerInterest: 'Interest of the owner',
  singleFamilyDwelling: 'A single family dwelling',
  'taxLot.block': 'Tax block',
  'taxLot.lot': 'Tax lot',
  'stopNotice.surety': 'Surety of the bonded notice',
} as const;
export type AskedName = keyof typeof askedLabels;
export const askedNames = Object.keys(askedLabels) as AskedName[];

type FactName = keyof typeof signerLabels | AskedName;
const factNames: readonly string[] = [...Object.keys(signerLabels), ...askedNames];

/** The name of a control as the service names the fact. */
export const keyOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readFacts(metadata: Metadata): Record<FactName, string> {
  const textOf = (name: string) => {
    const value = keyOf(name)
      .split('.')
      .reduce<unknown>((one, key) => (isRecord(one) ? one[key] : undefined), metadata);
    if (Array.isArray(value)) return value.join(', ');
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  };
  return Object.fromEntries(factNames.map((name) => [name, textOf(name)])) as Record<FactName, string>;
}

/** The changed fields of a record as the input of its update: empty text is unset, and the facts go into the metadata. */
export function withFacts(changed: Record<string, string | undefined>, metadata: Metadata): Record<string, unknown> {
  const entries = Object.entries(changed).map(([name, text]) => [name, text || null] as const);
  const facts = entries.filter(([name]) => factNames.includes(name));
  const others = Object.fromEntries(entries.filter(([name]) => !factNames.includes(name)));
  if (facts.length === 0) return others;
  const next: Record<string, unknown> = { ...metadata };
  for (const [name, text] of facts) {
    const value = name === 'singleFamilyDwelling' && text ? text === 'true' : text;
    const [key, part] = keyOf(name).split('.') as [string, string?];
    const currentFact = next[key];
    next[key] = part === undefined ? value : { ...(isRecord(currentFact) ? currentFact : {}), [part]: value };
  }
  return { ...others, metadata: next };
}
