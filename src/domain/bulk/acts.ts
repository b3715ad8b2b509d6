/** What can be done with several records in one go, each by the mutation that does it with one. */
export const bulkActs = [
  'generate',
  'mark_sent',
  'mark_filed',
  'mark_recorded',
  'mark_completed',
  'mark_released',
  'mark_resolved',
  'mark_done',
  'archive',
  'restore',
  'assign',
] as const;
export type BulkAct = (typeof bulkActs)[number];

export const bulkRecordTypes = ['notice', 'escalation', 'waiver', 'pay_application', 'project'] as const;
export type BulkRecordType = (typeof bulkRecordTypes)[number];

/** The acts that each type of record has. */
export const actsOfRecords: Readonly<Record<BulkRecordType, readonly BulkAct[]>> = {
  notice: ['generate', 'mark_recorded', 'mark_completed', 'mark_released', 'assign'],
  escalation: ['generate', 'mark_sent', 'mark_filed', 'mark_resolved', 'assign'],
  waiver: ['generate', 'mark_sent', 'assign'],
  pay_application: ['generate', 'assign'],
  project: ['mark_done', 'archive', 'restore', 'assign'],
};

/** The field of a mutation that has the day of an act: deadlines count from it, so it is asked for. */
export const daysOfActs: Readonly<Partial<Record<BulkAct, 'filedOn' | 'recordedOn' | 'releasedOn' | 'doneOn'>>> = {
  mark_filed: 'filedOn',
  mark_recorded: 'recordedOn',
  mark_released: 'releasedOn',
  mark_resolved: 'releasedOn',
  mark_done: 'doneOn',
};

/** Acts whose day not every record has: a claim can be resolved without a release that is recorded. */
export const actsWithOptionalDay: ReadonlySet<BulkAct> = new Set(['mark_resolved']);
