import type { AddressCompletion, TypedAddress } from '../../domain/address/completion.js';
import type { AddressProvider } from './address-provider.js';

interface SimulatedStreet {
  street: string;
  city: string;
  state: string;
  zip: string;
  county: string;
}

/** Streets of the sandbox, in places that exist, with their counties as Lob writes them. */
const streets: readonly SimulatedStreet[] = [
  { street: 'Main Street', city: 'Oakland', state: 'CA', zip: '94607', county: 'ALAMEDA' },
  { street: 'Main Street', city: 'Phoenix', state: 'AZ', zip: '85003', county: 'MARICOPA' },
  { street: 'Main Street', city: 'Houston', state: 'TX', zip: '77002', county: 'HARRIS' },
  { street: 'Market Street', city: 'San Francisco', state: 'CA', zip: '94103', county: 'SAN FRANCISCO' },
  { street: 'Market Street', city: 'Philadelphia', state: 'PA', zip: '19106', county: 'PHILADELPHIA' },
  { street: 'Broadway', city: 'Oakland', state: 'CA', zip: '94612', county: 'ALAMEDA' },
  { street: 'Broadway', city: 'New York', state: 'NY', zip: '10007', county: 'NEW YORK' },
  { street: 'Canal Street', city: 'New Orleans', state: 'LA', zip: '70130', county: 'ORLEANS' },
  { street: 'Peachtree Street NE', city: 'Atlanta', state: 'GA', zip: '30303', county: 'FULTON' },
  { street: 'Biscayne Boulevard', city: 'Miami', state: 'FL', zip: '33132', county: 'MIAMI-DADE' },
  { street: 'Broad Street', city: 'Richmond', state: 'VA', zip: '23219', county: 'RICHMOND CITY' },
  { street: 'Pearl Street', city: 'Boulder', state: 'CO', zip: '80302', county: 'BOULDER' },
];

/** Simulates the provider in the sandbox: completes these streets with any number, and knows their counties. */
export function createSimulatedAddresses(): AddressProvider {
  return {
    async complete(typed) {
      const { number, street } = splitNumber(typed.prefix);
      return streets
        .filter((candidate) => startsWith(candidate.street, street) && isIn(candidate, typed))
        .map(({ street: name, city, state, zip }): AddressCompletion => {
          return { addressLine1: `${number || '100'} ${name}`, city, state, zip };
        });
    },

    async findCounty({ addressLine1, ...place }) {
      const { street } = splitNumber(addressLine1);
      const match = streets.find((candidate) => startsWith(street, candidate.street) && isIn(candidate, place));
      return match ? { county: match.county, state: match.state } : null;
    },
  };
}

function splitNumber(text: string): { number: string; street: string } {
  const [, number = '', street = ''] = /^\s*([\d-]*)\s*(.*)$/s.exec(text) ?? [];
  return { number, street: street.trimEnd() };
}

function startsWith(text: string, prefix: string): boolean {
  return text.toLowerCase().startsWith(prefix.toLowerCase());
}

function isIn(candidate: SimulatedStreet, { city, state, zip }: Omit<TypedAddress, 'prefix'>): boolean {
  const fits = (sent: string | null, value: string) => !sent || sent.trim().toLowerCase() === value.toLowerCase();
  const fitsZip = !zip || candidate.zip.startsWith(zip.trim().slice(0, 5));
  return fits(city, candidate.city) && fits(state, candidate.state) && fitsZip;
}
