import type { WaiverRequestStatus } from './requests.documents';

const toAnswer: ReadonlySet<WaiverRequestStatus> = new Set(['REQUESTED', 'UNDELIVERABLE', 'VIEWED', 'COUNTERED']);

/** Whether a request that the person received waits for their answer. */
export const isToAnswer = (status: WaiverRequestStatus): boolean => toAnswer.has(status);
