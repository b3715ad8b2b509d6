/**
 * Matches anything that looks like a secret in a text: the service's tokens and signing secrets, the keys of Stripe, Lob and
 * EasyPost, the value after an authorization scheme, and the user part of a URL. Prefixes are kept to show what kind of secret
 * it was. A log line is JSON, where an escaped line break or tab before a secret ends with a letter.
 */
const secrets =
  /(?:\b|(?<=\\[bfnrt]))(?:(cps_(?:live|test)_|whsec_|[srp]k_(?:live_|test_)?|(?:live|test)_(?:pub_)?|EZ[AT]K)[\w+/=-]{8,}|(Bearer|Basic) +[\w.~+/=-]{8,}|((?:pi|seti|cs)_\w+_secret_)\w+)|(:\/\/)[^\s/"'\\@]+@/g;

/** Replaces every secret that is recognizable by its form. */
export function redact(text: string): string {
  return text.replace(secrets, (_match, prefix?: string, scheme?: string, intent?: string, slashes?: string) => {
    if (scheme) return `${scheme} [redacted]`;
    if (slashes) return '://[redacted]@';
    return `${prefix ?? intent}[redacted]`;
  });
}

export const redacted = '[redacted]';

/** Where an operation of GraphQL has secrets, beyond the names that `isSecretName` knows. */
export interface SecretsOf {
  /** The variables that are given to secret fields. */
  variables: ReadonlySet<string>;
  /** The keys of secrets in the answer. */
  answers: ReadonlySet<string>;
  /** The document, if its own text has secrets that had to be removed. */
  document?: string;
}

const endings = '(?:secret|password|passphrase|token|authorization|cookie|credential|api_?key|private_?key)s?';
const secretName = new RegExp(`${endings}$`, 'i');

/** Whether a field with this name holds a secret, such as `clientSecret` or `webhook_secret`. Most secrets have no form of their own. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** A value as JSON without the values of secret fields, at any depth. `also` names further fields at the top of the value. */
export function redactedJson(value: unknown, also?: ReadonlySet<string>): string {
  const hides = (holder: unknown, key: string) => isSecretName(key) || (also?.has(key) && holder === value);
  const text = JSON.stringify(value, function (this: unknown, key: string, part: unknown) {
    return part !== null && isValue(part) && key !== '' && hides(this, key) ? redacted : part;
  });
  return redact(text ?? 'null');
}

/** Objects below a name such as `accessToken` are records: their own fields are redacted one by one. */
function isValue(part: unknown): boolean {
  return typeof part !== 'object' || Array.isArray(part);
}

/** The same for JSON that is text already, and that may be cut off. `also` names further fields, at any depth. */
export function redactJsonText(text: string, also?: ReadonlySet<string>): string {
  const names = also && also.size > 0 ? `|${[...also].join('|')}` : '';
  const string = '"(?:[^"\\\\]|\\\\.)*"?';
  // A list of records is kept: their own fields are redacted one by one.
  const list = `\\[(?!\\s*[{[])(?:${string}|[^"\\]{[])*\\]?`;
  const value = `${string}|${list}|-?\\d[\\d.eE+-]*`;
  const pattern = new RegExp(`"(\\w*${endings}${names})"(\\s*:\\s*)(?:${value})`, 'gi');
  return redact(text.replace(pattern, (_match, name: string, colon: string) => `"${name}"${colon}"${redacted}"`));
}

const parameters = new RegExp(`([?&][^=&]*${endings}=)[^&]*`, 'gi');

/** A URL without the values of parameters with such a name. */
export function redactParameters(url: string): string {
  return url.replace(parameters, `$1${redacted}`);
}
