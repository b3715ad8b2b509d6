import type { WaiverStatus } from '../vocabulary.js';

/** Why a waiver that the account gives itself is not asked again, and what to do with it. */
export function whatOfAccountsWaiver(status: WaiverStatus): string {
  switch (status) {
    case 'draft':
      return 'It is your own waiver, and a draft: edit it.';
    case 'generated':
    case 'sent':
      return 'It is your own waiver: void it, and make a new one.';
    default:
      return 'It is your own waiver, and signed: it stands as it is.';
  }
}
