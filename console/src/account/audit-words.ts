import { withAcronyms } from '../parts/badge';

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
  'OidcSignIn',
  'Organization',
  'Party',
  'Passkey',
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
  OidcSignIn: 'Company sign-in',
  SignInLink: 'Sign-in link',
};

/** What a person asks for or tries before they have signed in. */
const beforeSignIn = ['MemberInvitation', 'OidcSignIn', 'Passkey', 'SignInLink'];

/** Who changed a record of this type in a request without a user, or in no request. */
export function whoWithoutUser(auditableType: string): string {
  return beforeSignIn.includes(auditableType) ? 'Someone not signed in' : 'The service';
}

/** Who did something, within a sentence: the names of people keep their capital letter. */
export function inSentence(who: string): string {
  return who.replace(/^(?:Someone|The|A) /, (word) => word.toLowerCase());
}

const actions = { CREATED: 'Created', UPDATED: 'Updated', DELETED: 'Deleted' } as const;

/** What happened: a change, or an attempt that was refused and changed nothing. */
export function whatOf({ action, refused }: { action: keyof typeof actions; refused: boolean }) {
  return refused ? 'Refused' : actions[action];
}

/** Why an attempt was refused. */
const refusals: Record<string, string> = {
  last_owner: 'The organization must keep an owner',
  already_member: 'The person is a member already',
  abilities: 'More rights than the person has',
  other_origin: 'A page of another site used the session',
  denied: 'Cancelled or refused by the identity provider',
  state: 'The answer belongs to another sign-in',
  nonce: 'The answer belongs to another sign-in',
  audience: 'The answer is for another service',
  answer: 'The answer cannot be trusted',
  unavailable: 'The identity provider did not answer',
  unverified_email: 'The e-mail address is not verified',
  domain: 'The domain of the e-mail address is not allowed',
  no_account: 'There is no account with the e-mail address',
};

/** The value of a field in words, where it has any. */
export function inPlainWords(field: string, value: unknown): unknown {
  return field === 'refusal' && typeof value === 'string' ? (refusals[value] ?? value) : value;
}

/** `DocumentOrder` and `addressLine1` in words: `Document order`, `Address line 1`. */
export function wordsOf(name: string): string {
  const words =
    special[name] ??
    withAcronyms(
      name
        .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
        .replaceAll('_', ' ')
        .toLowerCase(),
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
