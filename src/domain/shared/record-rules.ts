/**
 * Rules about the record as a whole that name it, and the service's sentence for each. The console says them with its own names of the
 * records (console/src/api/violation-words.ts). Every other rule over several fields or records has only its sentence.
 */
export const recordRules = {
  transition: ({ record, status, to, targets }: { record: string; status: string; to: string; targets: string[] }) =>
    `${withArticle(record)} that is ${status} cannot become ${to}: ${
      targets.length > 0 ? `it can become ${targets.join(', ')}` : 'its status is final'
    }.`,
  not_editable: ({ record, status }: { record: string; status: string }) =>
    `${withArticle(record)} that is ${status} cannot be edited: only a draft can.`,
  evidence: ({ record, status }: { record: string; status: string }) =>
    `${withArticle(record)} that is ${status} is evidence and cannot be deleted.`,
  current_document: ({ record }: { record: string }) =>
    `${withArticle(record)} with a current document cannot be deleted: revert the document first.`,
  waiting_orders: ({ record, deed }: { record: string; deed: string }) =>
    `The ${record} has orders that are not dispatched and cannot be ${deed}: cancel the orders first.`,
  followed: (_: Record<string, never>) => 'Amendments or escalations refer to the notice: delete them first.',
  not_orderable: ({ record, status }: { record: string; status: string }) =>
    `The ${record} is ${status}: its document cannot be ordered.`,
} satisfies Record<string, (params: never) => string>;

export type RecordRule = keyof typeof recordRules;
export type RecordRuleParams<Rule extends RecordRule> = Parameters<(typeof recordRules)[Rule]>[0];

/** The violation of a rule about a record. */
export function breaksRule<Rule extends RecordRule>(rule: Rule, params: RecordRuleParams<Rule>) {
  const say = recordRules[rule] as (params: RecordRuleParams<Rule>) => string;
  return { rule, params, message: say(params) };
}

const withArticle = (record: string) => (/^[aeiou]/.test(record) ? `An ${record}` : `A ${record}`);
