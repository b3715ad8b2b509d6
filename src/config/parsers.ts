import { isIP } from 'node:net';
import { resolve } from 'node:path';

// Each parser throws an error whose message completes the sentence "<VARIABLE> must be ...".

export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Error(`a whole number from ${least} to ${most}`);
  };
}

export function parseChoice<const T extends string>(...choices: T[]) {
  return (text: string): T => {
    const choice = choices.find((allowed) => allowed === text);
    if (choice !== undefined) return choice;
    throw new Error(`one of ${choices.join(', ')}`);
  };
}

export function trueOrFalse(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error('true or false');
}

/** Items separated by commas. An empty text is an empty list; an empty item is invalid. */
export function listOf<T>(parse: (text: string) => T) {
  return (text: string): T[] => (text === '' ? [] : text.split(',').map((item) => parse(item.trim())));
}

export function host(text: string): string {
  if (isIP(text) || /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new Error('an IP address or a host name');
}

export function addressRange(text: string): string {
  const [address = '', prefix, more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  const whole = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits!);
  if (bits && whole && more === undefined) return text;
  throw new Error('IP addresses and ranges such as 10.0.0.0/8, separated by commas');
}

export function folder(text: string): string {
  if (text.includes('\0')) throw new Error('the path of a folder');
  return resolve(text);
}

export function postgresUrl(text: string): string {
  const url = URL.parse(text);
  if (namesSeveralHosts(text))
    throw new Error(
      'a URL with one host: give the service one address, which moves to the new primary at a failover; ' +
        'it then continues without a restart',
    );
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new Error('a URL such as postgresql://user:password@host:5432/database');
}

/** As in postgresql://user@one:5432,two:5432/database, which only libpq understands. */
function namesSeveralHosts(text: string): boolean {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/.exec(text) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  return hosts.includes(',') || /[?&]host(?:addr)?=[^&]*(?:,|%2C)/i.test(rest);
}

export function webUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return text.replace(/\/+$/, '');
  throw new Error('an http or https URL without a query, such as https://api.example.com');
}

export function smtpUrl(text: string): string {
  const url = URL.parse(text);
  const bare = url && !url.search && !url.hash && /^\/?$/.test(url.pathname);
  if (bare && /^smtps?:$/.test(url.protocol) && url.hostname && Boolean(url.username) === Boolean(url.password))
    return text;
  throw new Error('a URL such as smtp://user:password@mail.example.com:587, without a path or query');
}

/** An address, or `Name <address>`. The name contains nothing that a header would have to quote or fold. */
export function mailbox(text: string): string {
  const [, named, alone] = /^(?:[^<>@",;:\\\r\n]+ <([^<>]+)>|([^<> ]+))$/.exec(text) ?? [];
  if (/^[^\s@<>"(),:;]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(named ?? alone ?? '')) return text;
  throw new Error('an address such as name@example.com or Name <name@example.com>');
}

export function encryptionKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && key.length === 32) return key;
  throw new Error('keys of 32 bytes in base64, separated by commas');
}

export function text(pattern: RegExp, message: string) {
  return (value: string): string => {
    if (pattern.test(value)) return value;
    throw new Error(message);
  };
}

export function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) return url.origin;
  throw new Error('an http or https URL without a path, such as https://api.example.com');
}

const planAndInterval = /^(starter|growth|scale)\.(monthly|annual)$/;

export function priceIds(text: string): Record<string, string> {
  const pairs = listOf((item) => item.split('=').map((part) => part.trim()))(text);
  const wrong = pairs.some((pair) => pair.length !== 2 || !planAndInterval.test(pair[0]!) || !/^\w+$/.test(pair[1]!));
  const twice = [0, 1].some((part) => new Set(pairs.map((pair) => pair[part])).size < pairs.length);
  if (!wrong && !twice) return Object.fromEntries(pairs);
  throw new Error(
    'a list of plan.interval=price with a plan of starter, growth or scale, an interval of monthly or annual, and each plan ' +
      'and price once',
  );
}
