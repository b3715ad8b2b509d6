/** The service's answers, by the name of the case. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of several routes
let answers: Record<string, any> = {};

/** Takes the service's answers, after which the baselines send the same fields. */
export function learn(given: Record<string, never>): object {
  answers = given;
  return { learned: Object.keys(given) };
}

/** The service's answer to a case. */
export function answerTo(name: string) {
  return answers[name];
}

/** The fields of a case's first record that are none of the known ones, with their values, and as JSON without brackets. */
export function constantsOf(name: string, known: readonly string[]): { json: string; values: Record<string, unknown> } {
  const data = answers[name]?.data ?? {};
  const record: object = Array.isArray(data) ? (data[0] ?? {}) : data;
  const values = Object.fromEntries(Object.entries(record).filter(([field]) => !known.includes(field)));
  const json = JSON.stringify(values).slice(1, -1);
  return { json: json && `,${json}`, values };
}

/** What surrounds the records of a list in the service's answer, apart from the total. */
export function frameOf(name: string): { links: unknown; meta: object } {
  const { links = null, meta = {} } = answers[name] ?? {};
  const { total: _, ...others } = meta;
  return { links, meta: others };
}

/** SQL: the text of a list around the text of its records. The parameter is `framed`. */
export function listText(records: string, total: string, parameter: string): string {
  return `'{"data":[' || coalesce(${records}, '') || '],"meta":{"total":' || (${total}) || ${parameter}::text`;
}

export function framed(name: string): string {
  const { links, meta } = frameOf(name);
  return `,${JSON.stringify(meta).slice(1)},"links":${JSON.stringify(links)}}`;
}

/** SQL: the text of a JSON object with the constants of the parameter added. */
export function withConstants(row: string, parameter: string): string {
  return `left(${row}, -1) || ${parameter}::text || '}'`;
}

/** A moment as the service prints it, in a session with ISO dates. It costs a fifth of `to_char`. */
export const stamp = (column: string) => `replace(${column}::text, ' ', 'T') || ':00'`;

export function iso(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11)}:00`;
}
