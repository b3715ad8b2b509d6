import type { ReactNode } from 'react';
import { formatAddress } from '../parts/address';
import { inWords } from '../parts/badge';
import { spokenFact } from '../parts/spoken';

type Fact = [title: string, value: ReactNode];
type Facts = Record<string, unknown>;

/** Of the account, not of the job. */
const hidden = ['division_id', 'fulfillment_scope'];

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facts that the account sent, however they are nested, in words: first the job, then the lists, such as the parties. */
export function listFacts(payload: Facts, before = ''): Fact[] {
  const filledEntries = Object.entries(payload).filter(
    ([name, value]) => value !== null && value !== '' && !hidden.includes(name),
  );
  const isList = ([, value]: [string, unknown]) => Array.isArray(value);
  return [...filledEntries.filter((one) => !isList(one)), ...filledEntries.filter(isList)].flatMap(
    ([name, value]): Fact[] => {
      // Almost every fact is one of the project.
      if (name === 'project' && isRecord(value)) return listFacts(value);
      const title = before ? `${before}, ${inWords(name).toLowerCase()}` : inWords(name);
      if (Array.isArray(value)) return [[title, <List key={name} name={name} list={value} />]];
      if (!isRecord(value)) return [[title, spokenFact(name, value)]];
      const address = toAddressLine(value);
      return address ? [[title, address]] : listFacts(value, title);
    },
  );
}

/** The entries of a list; a company has its name and role before the rest. */
function List({ name: listName, list }: { name: string; list: readonly unknown[] }) {
  return (
    <ul className="space-y-2">
      {list.map((one) => {
        if (!isRecord(one)) return <li key={String(one)}>{spokenFact(listName, one)}</li>;
        const { name, role, ...rest } = one;
        return (
          <li key={JSON.stringify(one)}>
            <span className="font-medium">{String(name ?? '')}</span>{' '}
            {typeof role === 'string' && <span className="text-muted">{inWords(role)}</span>}
            {listFacts(rest).map(([title, value]) => (
              <span key={title} className="block">
                {title === 'Address' || `${title}: `}
                {value}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The address in one line, if this is one. */
function toAddressLine({ line_1, line_2, city, state, zip, country_code }: Facts): string | null {
  const text = (value: unknown) => (value ? String(value) : null);
  return formatAddress({
    addressLine1: text(line_1),
    addressLine2: text(line_2),
    city: text(city),
    state: text(state),
    zip: text(zip),
    countryCode: text(country_code),
  });
}
