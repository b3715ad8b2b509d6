/** The types of records that have entries, as the API names them. */
export const auditedTypes = [
  'AccessToken',
  'AttachedFile',
  'BillingSubscription',
  'Contact',
  'CreditPurchase',
  'Division',
  'Document',
  'DocumentOrder',
  'DocumentOrderPayment',
  'EntityMetadata',
  'Escalation',
  'FulfillmentRequest',
  'Jobsite',
  'MemberInvitation',
  'Membership',
  'Notice',
  'Organization',
  'Party',
  'PayApplication',
  'PayApplicationInvitation',
  'PayApplicationParticipant',
  'PayApplicationPayment',
  'PaymentCustomer',
  'Project',
  'ProviderCredential',
  'Session',
  'ShipperCredential',
  'SignInLink',
  'Sov',
  'SovLine',
  'Waiver',
  'Webhook',
] as const;

const special: Record<string, string> = {
  Sov: 'Schedule of values',
  SovLine: 'Line of a schedule of values',
  ShipperCredential: 'Carrier credential',
  EntityMetadata: 'Metadata',
};

/** `DocumentOrder` and `addressLine1` in words: `Document order`, `Address line 1`. */
export function wordsOf(name: string): string {
  const words =
    special[name] ??
    name
      .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
