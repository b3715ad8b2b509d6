const toAnswer = ['REQUESTED', 'UNDELIVERABLE', 'VIEWED', 'COUNTERED'];

/** Whether a waiver request that the person received, with this status, waits for their answer. */
export const isToAnswer = (status: string): boolean => toAnswer.includes(status);
