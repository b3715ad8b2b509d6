import type { Document } from '../api/execute';
import {
  CreateProviderCredentialDocument,
  CreateShipperCredentialDocument,
  DeleteProviderCredentialDocument,
  type DeleteProviderCredentialMutationVariables,
  DeleteShipperCredentialDocument,
  type ProviderCredentialsQuery,
  type ShipperCredentialsQuery,
  UpdateProviderCredentialDocument,
  type UpdateProviderCredentialMutationVariables,
  UpdateShipperCredentialDocument,
  VerifyProviderCredentialDocument,
  VerifyShipperCredentialDocument,
} from './credentials.documents';

export type Credential =
  | ProviderCredentialsQuery['providerCredentials']['nodes'][number]
  | ShipperCredentialsQuery['shipperCredentials']['nodes'][number];
export type Issuer = Credential['provider'];

interface Setting {
  name: string;
  label: string;
  required?: true;
  hint?: string;
  isNumber?: true;
  /** Never returned, so an empty field keeps it. */
  isSecret?: true;
}

interface IssuerFacts {
  name: string;
  /** What the issuer calls the secret. */
  secret: string;
  settings: readonly Setting[];
}

const account: readonly Setting[] = [
  { name: 'client_id', label: 'Client ID', required: true },
  { name: 'account_number', label: 'Account number' },
];

export const issuers: Record<Issuer, IssuerFacts> = {
  LOB: {
    name: 'Lob',
    secret: 'Secret key',
    settings: [
      { name: 'webhook_secret', label: 'Webhook secret', isSecret: true, hint: 'Lets Lob report how the mail moves.' },
    ],
  },
  STRIPE: { name: 'Stripe', secret: 'Secret key', settings: [] },
  PARTNER: {
    name: 'Fulfillment partner',
    secret: 'Signing secret',
    settings: [{ name: 'url', label: 'Address of the partner', required: true, hint: 'Begins with https://' }],
  },
  SMTP: {
    name: 'Mail server',
    secret: 'Password',
    settings: [
      { name: 'host', label: 'Host', required: true },
      { name: 'port', label: 'Port', required: true, isNumber: true },
      { name: 'user', label: 'User', required: true },
      { name: 'from', label: 'Sender', required: true, hint: 'The address that your e-mails come from.' },
    ],
  },
  USPS: {
    name: 'USPS',
    secret: 'Client secret',
    settings: [...account, { name: 'crid', label: 'Customer Registration ID' }, { name: 'mid', label: 'Mailer ID' }],
  },
  UPS: { name: 'UPS', secret: 'Client secret', settings: account },
  FEDEX: { name: 'FedEx', secret: 'Client secret', settings: account },
  EASYPOST: { name: 'EasyPost', secret: 'API key', settings: [] },
};

export interface CreateVariables {
  input: {
    provider: Issuer;
    label: string | null;
    mode: Credential['mode'];
    secret: string;
    settings: Record<string, unknown>;
  };
}
type RecordVariables = { input: { id: string } };

interface KindFacts {
  issuers: readonly Issuer[];
  create: Document<unknown, CreateVariables>;
  update: Document<unknown, UpdateProviderCredentialMutationVariables>;
  verify: Document<unknown, RecordVariables>;
  remove: Document<unknown, DeleteProviderCredentialMutationVariables>;
}

export type Kind = 'provider' | 'carrier';

/** The two kinds of credentials, which are kept alike. */
export const kinds: Record<Kind, KindFacts> = {
  provider: {
    issuers: ['LOB', 'STRIPE', 'PARTNER', 'SMTP'],
    create: CreateProviderCredentialDocument as KindFacts['create'],
    update: UpdateProviderCredentialDocument,
    verify: VerifyProviderCredentialDocument,
    remove: DeleteProviderCredentialDocument,
  },
  carrier: {
    issuers: ['USPS', 'UPS', 'FEDEX', 'EASYPOST'],
    create: CreateShipperCredentialDocument as KindFacts['create'],
    update: UpdateShipperCredentialDocument,
    verify: VerifyShipperCredentialDocument,
    remove: DeleteShipperCredentialDocument,
  },
};
