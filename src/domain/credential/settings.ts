import type { CredentialMode, CredentialProvider, CredentialShipper } from '../vocabulary.js';

export type CredentialIssuer = CredentialProvider | CredentialShipper;

/** What is wrong; `message` is a whole sentence. */
interface CredentialFault {
  field: string;
  message: string;
}

interface SettingRule {
  kind: 'text' | 'code' | 'url' | 'host' | 'port' | 'mailbox';
  required?: true;
  /** Stored encrypted and never returned. */
  secret?: true;
}

const account = { client_id: { kind: 'text', required: true }, account_number: { kind: 'code' } } as const;

/**
 * The settings that each issuer needs in addition to the secret. The list is closed: otherwise a secret could be stored under
 * an unknown name, where every user can read it.
 */
export const settingRules: Record<CredentialIssuer, Record<string, SettingRule>> = {
  lob: { webhook_secret: { kind: 'text', secret: true } },
  stripe: {},
  partner: { url: { kind: 'url', required: true } },
  smtp: {
    host: { kind: 'host', required: true },
    port: { kind: 'port', required: true },
    user: { kind: 'text', required: true },
    from: { kind: 'mailbox', required: true },
  },
  // Labels are bought under a Customer Registration ID and a Mailer ID.
  usps: { ...account, crid: { kind: 'code' }, mid: { kind: 'code' } },
  ups: account,
  fedex: account,
  easypost: {},
};

const issuerNames: Record<CredentialIssuer, string> = {
  lob: 'Lob',
  stripe: 'Stripe',
  partner: 'the partner',
  smtp: 'the mail server',
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  easypost: 'EasyPost',
};

export function issuerName(issuer: CredentialIssuer): string {
  return issuerNames[issuer];
}

export function isSecretSetting(issuer: CredentialIssuer, name: string): boolean {
  return settingRules[issuer][name]?.secret ?? false;
}

/** Merges changed settings into the stored ones: null removes one. Addresses are stored without a trailing slash. */
export function mergeSettings(
  issuer: CredentialIssuer,
  current: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const rules = settingRules[issuer];
  const tidy = (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    return Object.hasOwn(rules, name) && rules[name]!.kind === 'url' ? value.trim().replace(/\/+$/, '') : value.trim();
  };
  return Object.fromEntries(
    Object.entries({ ...current, ...changes })
      .map(([name, value]) => [name, tidy(name, value)] as const)
      .filter(([, value]) => value !== null && value !== ''),
  );
}

/** All faults of a credential's settings, each under `settings.<name>`. */
export function settingFaults(issuer: CredentialIssuer, settings: Record<string, unknown>): CredentialFault[] {
  const rules = settingRules[issuer];
  const fault = (name: string, rest: string) => ({
    field: `settings.${name}`,
    message: `The settings.${name} field ${rest}`,
  });
  const settingNames = Object.keys(rules).join(', ') || 'none';
  return [
    ...Object.entries(rules)
      .filter(([name, { required }]) => required && settings[name] === undefined)
      .map(([name]) => fault(name, 'is required.')),
    ...Object.entries(settings).flatMap(([name, value]) => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (!rule) return [fault(name, `is not a setting of ${issuerName(issuer)}. Its settings are: ${settingNames}.`)];
      const wrong = checks[rule.kind](value);
      return wrong ? [fault(name, wrong)] : [];
    }),
  ];
}

const checks: Record<SettingRule['kind'], (value: unknown) => string | undefined> = {
  text: (value) => textFault(value, 255),
  code: (value) =>
    textFault(value, 64) ??
    (/^[\w-]+$/.test(value as string) ? undefined : 'must contain only letters, digits and hyphens.'),
  // Paths of operations are appended to it.
  url: (value) =>
    textFault(value, 2048) ?? (/[?#]/.test(value as string) ? 'must not have a query or a fragment.' : undefined),
  host: (value) =>
    textFault(value, 253) ??
    (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value as string) ? undefined : 'must be a host name.'),
  port: (value) =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 65_535
      ? undefined
      : 'must be an integer between 1 and 65535.',
  mailbox: (value) =>
    textFault(value, 255) ??
    (/^[^\s@<>"(),:;]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value as string)
      ? undefined
      : 'must be a valid email address.'),
};

function textFault(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return 'must be a string.';
  if (value.length > max) return `must not be greater than ${max} characters.`;
  return hasControls(value) ? 'must not contain control characters.' : undefined;
}

/** The fault of a secret, as far as its format shows: for most issuers any text may be a secret. */
export function secretFault(issuer: CredentialIssuer, mode: CredentialMode, secret: string): string | undefined {
  if (hasControls(secret)) return 'The secret field must not contain control characters.';
  if (issuer === 'lob') {
    // live_pub_… is for browsers and cannot send mail.
    return new RegExp(`^${mode}_(?!pub)\\w+$`).test(secret)
      ? undefined
      : `The secret field must be a Lob secret key for ${mode} mode; such a key begins with ${mode}_.`;
  }
  if (issuer === 'stripe') {
    return new RegExp(`^[sr]k_${mode}_\\w+$`).test(secret)
      ? undefined
      : `The secret field must be a Stripe key for ${mode} mode; such a key begins with sk_${mode}_ or rk_${mode}_.`;
  }
  if (issuer === 'easypost') {
    const other = mode === 'live' ? 'EZTK' : 'EZAK';
    return secret.startsWith(other)
      ? `The secret field must be an EasyPost key for ${mode} mode; such a key does not begin with ${other}.`
      : undefined;
  }
  return undefined;
}

/** The last characters of a secret that is long enough to show them; for a password they would reveal half of it. */
export function lastFour(secret: string): string | null {
  return secret.length >= 16 ? secret.slice(-4) : null;
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
