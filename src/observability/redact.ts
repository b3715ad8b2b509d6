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
