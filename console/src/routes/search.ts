type Raw = Readonly<Record<string, unknown>>;

/**
 * What a page has in the query of its address, such as its filters: texts. Their names are types alone, so that the first page does not
 * load those of all pages. What a browser reads as a number is a text, too; what is neither is left out.
 */
export function texts<Name extends string>() {
  return (raw: Raw): { [Each in Name]?: string } =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, typeof value === 'object' ? undefined : String(value)]),
    ) as { [Each in Name]?: string };
}

/** The step of a form, from 1. */
export function step({ step: text }: Raw): { step?: number } {
  return text === undefined ? {} : { step: Number(text) };
}

/** Which records are mailed together. The page knows what `chosen` has. */
export function chosenRecords({ chosen }: Raw): { chosen?: object } {
  return typeof chosen === 'object' && chosen !== null ? { chosen } : {};
}

const readBulk = texts<'type' | 'act' | 'run'>();

/** What is done with which records. The page knows what `chosen` has. */
export function bulk({ chosen, ...raw }: Raw): ReturnType<typeof readBulk> & { chosen?: object } {
  return { ...readBulk(raw), ...chosenRecords({ chosen }) };
}
