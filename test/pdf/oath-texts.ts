import type { Oath } from '../../src/domain/claim-document/form.js';

/** What is sworn, in the words of each person who may sign. */
export function oathTexts({ statement }: Oath): string[] {
  if (statement === null) return [];
  return typeof statement === 'string' ? [statement] : [statement.representative, statement.inPerson];
}
