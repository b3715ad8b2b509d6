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

export function oneOf<const T extends string>(...choices: T[]) {
  return (text: string): T => {
    const choice = choices.find((known) => known === text);
    if (choice !== undefined) return choice;
    throw new Error(`one of ${choices.join(', ')}`);
  };
}

export function trueOrFalse(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error('true or false');
}

/** Items separated by commas; an empty text is an empty list, an empty item is not an item. */
export function listOf<T>(parse: (text: string) => T) {
  return (text: string): T[] => (text === '' ? [] : text.split(',').map((item) => parse(item.trim())));
}

export function host(text: string): string {
  if (isIP(text) || /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new Error('an IP address or a host name');
}

export function folder(text: string): string {
  if (text.includes('\0')) throw new Error('the path of a folder');
  return resolve(text);
}

export function postgresUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new Error('a URL such as postgresql://user:password@host:5432/database');
}

export function webUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return text.replace(/\/+$/, '');
  throw new Error('an http or https URL without a query, such as https://api.example.com');
}

export function encryptionKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && key.length === 32) return key;
  throw new Error('keys of 32 bytes in base64, separated by commas');
}
