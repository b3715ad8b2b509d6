import type { OrderType } from '../credit/pricing.js';
import { isFuture } from '../shared/date-order.js';

/** The result of a filing, recording or research. */
export interface OrderResults {
  /** The public office's number of the instrument. */
  recordingNumber?: string | null;
  book?: string | null;
  page?: string | null;
  /** YYYY-MM-DD: when the office recorded it. */
  recordedOn?: string | null;
  county?: string | null;
  office?: string | null;
  findings?: string | null;
}

/** Why an order cannot be completed with these results. */
export function resultsFaults(
  orderType: OrderType,
  results: OrderResults,
  { files, today }: { files: number; today: string },
): Array<{ field: string; message: string }> {
  const faults: Array<{ field: string; message: string }> = [];
  const { recordedOn, recordingNumber, book, page, findings } = results;
  if (orderType === 'mail') {
    return [{ field: 'id', message: 'A mail order has no results: it is dispatched and delivered.' }];
  }
  if (orderType === 'research') {
    if (!findings && files === 0) {
      faults.push({
        field: 'results.findings',
        message: 'The results.findings field is required when no file is attached.',
      });
    }
    return faults;
  }
  if (!recordedOn) {
    const message = `The results.recorded on field is required: it is the date on which the office accepted the ${orderType}.`;
    faults.push({ field: 'results.recordedOn', message });
  } else if (isFuture(recordedOn, today)) {
    const message = 'The results.recorded on field must not be a date in the future.';
    faults.push({ field: 'results.recordedOn', message });
  }
  if (orderType === 'recording' && !recordingNumber && !(book && page)) {
    const message = 'The results.recording number field is required when book and page are not given.';
    faults.push({ field: 'results.recordingNumber', message });
  }
  return faults;
}
