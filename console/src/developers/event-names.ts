import { eventCatalogue } from '@domain/event/catalogue.js';

export { eventCatalogue };

/** The names of all events, such as `notice.served`, in the order of the catalogue. */
export const eventNames = Object.keys(eventCatalogue) as (keyof typeof eventCatalogue)[];

const nameOfType = new Map<string, string>([
  ['ALL', '*'],
  ...eventNames.map((name) => [name.replace('.', '_').toUpperCase(), name] as const),
]);

/** The name of an event as webhooks receive it, or `*` for all, from the value of the GraphQL enumeration. */
export function eventName(type: string): string {
  return nameOfType.get(type) ?? type.toLowerCase();
}

export function toEventType(name: string): string {
  return name === '*' ? 'ALL' : name.replace('.', '_').toUpperCase();
}

/** The names by the record that they are about: `document_order` has `document_order.created` and more. */
export const eventGroups: readonly (readonly [record: string, names: string[]])[] = [
  ...Map.groupBy(eventNames, (name) => name.slice(0, name.indexOf('.'))),
];
