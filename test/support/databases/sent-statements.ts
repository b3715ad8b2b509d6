/** A statement that a client sends. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** The statements of one call of a client's `query`: one, or those of a group that is sent in one packet. */
export function statementsIn([first, second]: readonly unknown[]): SentStatement[] {
  if (typeof first === 'string') return [{ text: first, values: Array.isArray(second) ? second : [] }];
  const { statements, text, values } = first as {
    statements?: ReadonlyArray<{ text: string; values?: unknown[] }>;
    text?: string;
    values?: unknown[];
  };
  if (!statements) return text ? [{ text, values: values ?? (Array.isArray(second) ? second : []) }] : [];
  return statements.map((one) => ({ text: one.text, values: one.values ?? [] }));
}
