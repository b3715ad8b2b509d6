import { inWords } from './badge';
import { formatDate, formatMoney } from './format';

/** A fact in a free-form object of the service, such as a payload or the values of a change, as people read it. */
export function spokenFact(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return '—';
  if (Array.isArray(value)) return value.map((one) => spokenFact(name, one)).join('; ') || '—';
  if (typeof value === 'object') {
    const filledEntries = Object.entries(value).filter(([, one]) => one !== null);
    return filledEntries.map(([label, one]) => spokenFact(label, one)).join(', ');
  }
  const text = String(value);
  if (/amount/.test(name)) return formatMoney(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) || enumerations.test(name) ? inWords(text) : text;
}

/** Names of facts whose values are words of the API. */
const enumerations = /(?:^|_)(?:role|status|sector|use)$/;
