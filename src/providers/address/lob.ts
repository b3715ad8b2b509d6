import { request } from 'undici';
import type { AddressCompletion } from '../../domain/address/completion.js';
import { isPostalPlace } from '../../domain/address/states.js';
import { AnswerRefused, readResponse } from '../answer.js';
import { type AddressProvider, LookupFailed } from './address-provider.js';

interface LobSettings {
  /** A `live_…` key: with a test key Lob answers with invented addresses and without counties. */
  apiKey: string;
  /** Origin, such as https://api.lob.com. */
  apiBase: string;
  /** The time limit of a lookup. Who types does not wait longer. */
  timeoutMs?: number;
}

/** Ten addresses take 2 kB, and a verification 3 kB. */
const maxBytes = 64 * 1024;

/** The most that Lob suggests. */
const maxCompletions = 10;

/** Lob's US autocompletions and US verifications. */
export function createLobAddresses({ apiKey, apiBase, timeoutMs = 2_000 }: LobSettings): AddressProvider {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

  async function ask(path: string, body: object): Promise<unknown> {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const response = await request(`${apiBase}/v1/${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: late,
      });
      // What Lob says of an error repeats what was typed, so that no error of this service has it.
      const text = (await readResponse(response.body, { most: maxBytes })).toString();
      if (response.statusCode !== 200) throw new LookupFailed(`Lob answered HTTP ${response.statusCode}.`);
      return JSON.parse(text);
    } catch (thrown) {
      throw late.aborted ? new LookupFailed(`Lob gave no answer in ${timeoutMs / 1000} s.`) : toFailure(thrown);
    }
  }

  return {
    async complete({ prefix, city, state, zip }) {
      const narrowed = { ...(city && { city }), ...(state && { state }), ...(zip && { zip_code: zip }) };
      const body = { address_prefix: toPrefix(prefix), ...narrowed, geo_ip_sort: false };
      // Of all possible addresses, nine of ten do not exist.
      const answer = await ask('us_autocompletions?case=proper&valid_addresses=true', body);
      const { suggestions } = (answer ?? {}) as { suggestions?: unknown };
      if (!Array.isArray(suggestions)) throw new LookupFailed('Lob answered without suggestions.');
      return suggestions.slice(0, maxCompletions).flatMap(toCompletion);
    },

    async findCounty({ addressLine1, city, state, zip }) {
      const place = { ...(city && { city }), ...(state && { state }), ...(zip && { zip_code: zip }) };
      const answer = await ask('us_verifications?case=proper', { primary_line: addressLine1, ...place });
      const { components } = (answer ?? {}) as { components?: unknown };
      if (typeof components !== 'object' || components === null) {
        throw new LookupFailed('Lob answered without the parts of the address.');
      }
      const { county, state: code } = components as Record<string, unknown>;
      const name = toText(county, 100);
      const stateCode = toText(code, 2).toUpperCase();
      return name && isPostalPlace(stateCode) ? { county: name, state: stateCode } : null;
    },
  };
}

/** Lob takes letters, digits and spaces; house numbers of Queens and Hawaii have a hyphen. */
function toPrefix(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trimStart();
}

/** None for what is not an address: the list of a caller has nothing that its form would refuse. */
function toCompletion(suggestion: unknown): AddressCompletion[] {
  const { primary_line, city, state, zip_code } = (suggestion ?? {}) as Record<string, unknown>;
  const address = {
    addressLine1: toText(primary_line, 255),
    city: toText(city, 100),
    // The case that is asked for changes the state, too: Ca.
    state: toText(state, 2).toUpperCase(),
    zip: toText(zip_code, 10),
  };
  const isAddress = address.addressLine1 && address.city && isPostalPlace(address.state);
  return isAddress && /^\d{5}(-\d{4})?$/.test(address.zip) ? [address] : [];
}

/** A line of Latin letters, digits and the signs of addresses; empty for anything else. */
function toText(value: unknown, max: number): string {
  if (typeof value !== 'string' || value.length > max) return '';
  const text = value.normalize('NFC').trim();
  return /^[\p{Script=Latin}\p{N} .,'’#&/()-]+$/u.test(text) ? text : '';
}

function toFailure(thrown: unknown): LookupFailed {
  if (thrown instanceof LookupFailed) return thrown;
  if (thrown instanceof AnswerRefused) return new LookupFailed(`Lob: ${thrown.message}.`);
  if (thrown instanceof SyntaxError) return new LookupFailed('Lob answered with what is not JSON.');
  const first = (thrown instanceof AggregateError ? thrown.errors[0] : thrown) as NodeJS.ErrnoException;
  return new LookupFailed(`Lob cannot be reached (${first.code ?? first.name}).`);
}
