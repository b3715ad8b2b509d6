/** What credits are spent on, in the words of the trade, by the name that the API gives it. */
export const reasons = {
  document_generation: 'Documents',
  api_call: 'API calls',
  mail_sending: 'Letters',
  notice_research: 'Research',
  document_order: 'Mail and filings',
  fulfillment_notice_research: 'Research by the partner',
} as const;

/** `DOCUMENT_ORDER` becomes `Mail and filings`. */
export function nameReason(eventType: string): string {
  return reasons[eventType.toLowerCase() as keyof typeof reasons];
}
