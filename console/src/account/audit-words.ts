import { withAcronyms } from '../parts/badge';

/** The types of records that have entries, as the API names them. */
export const auditedTypes = [
  'ACCESS_TOKEN',
  'ATTACHED_FILE',
  'BILLING_SUBSCRIPTION',
  'CONTACT',
  'CREDIT_PURCHASE',
  'DIVISION',
  'DOCUMENT',
  'DOCUMENT_ORDER',
  'DOCUMENT_ORDER_PAYMENT',
  'EMAIL_PREFERENCE',
  'ENTITY_METADATA',
  'ESCALATION',
  'FULFILLMENT_REQUEST',
  'JOBSITE',
  'MEMBER_INVITATION',
  'MEMBERSHIP',
  'NOTICE',
  'OIDC_SIGN_IN',
  'ORGANIZATION',
  'PARTY',
  'PASSKEY',
  'PAY_APPLICATION',
  'PAY_APPLICATION_INVITATION',
  'PAY_APPLICATION_PARTICIPANT',
  'PAY_APPLICATION_PAYMENT',
  'PAYMENT_CUSTOMER',
  'PROJECT',
  'PROJECT_NOTE',
  'PROVIDER_CREDENTIAL',
  'RECEIVED_NOTICE',
  'SESSION',
  'SHIPPER_CREDENTIAL',
  'SIGN_IN_LINK',
  'SOV',
  'SOV_LINE',
  'WAIVER',
  'WEBHOOK',
] as const;

const special: Record<string, string> = {
  SOV: 'Schedule of values',
  SOV_LINE: 'Line of a schedule of values',
  SHIPPER_CREDENTIAL: 'Carrier credential',
  ENTITY_METADATA: 'Metadata',
  EMAIL_PREFERENCE: 'Choice of e-mails',
  OIDC_SIGN_IN: 'Company sign-in',
  SIGN_IN_LINK: 'Sign-in link',
};

/** What a person asks for or tries before they have signed in. */
const beforeSignIn = ['EMAIL_PREFERENCE', 'MEMBER_INVITATION', 'OIDC_SIGN_IN', 'PASSKEY', 'SIGN_IN_LINK'];

/** Who changed a record of this type in a request without a user, or in no request. */
export function whoWithoutUser(auditableType: string): string {
  return beforeSignIn.includes(auditableType) ? 'Someone not signed in' : 'The service';
}

/** Who did something, within a sentence: the names of people keep their capital letter. */
export function inSentence(who: string): string {
  const isPerson = !['Someone ', 'The ', 'A '].some((opening) => who.startsWith(opening));
  return isPerson ? who : who.charAt(0).toLowerCase() + who.slice(1);
}

const actions = { CREATED: 'Created', UPDATED: 'Updated', DELETED: 'Deleted' } as const;

/** What happened: a change, or an attempt that was refused and changed nothing. */
export function describeAction({ action, refused }: { action: keyof typeof actions; refused: boolean }) {
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

/** `DOCUMENT_ORDER` and `addressLine1` in words: `Document order`, `Address line 1`. */
export function toWords(name: string): string {
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
