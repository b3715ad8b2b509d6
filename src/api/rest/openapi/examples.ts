import type { JsonSchema, Schemas } from './json-schema.js';

/** A schedule of values, as exported from a spreadsheet. */
export const csvSample = 'Item No.,Description,Scheduled Value\n1,Footings,1000.00\n';

export const exampleId = '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e71';

/** Sample values by property name or enum component; anything else gets a value that fits its schema. */
const samples: Record<string, unknown> = {
  address_line_1: '55 Quarry Rd',
  basis: 'first_furnishing',
  amount: '12500.00',
  city: 'Oakland',
  claim_amount: '48000.00',
  claimant_role: 'subcontractor',
  code: 'BAY',
  contract_amount: '125000.00',
  country_code: 'US',
  csv: csvSample,
  county: 'Alameda',
  documentable_type: 'notice',
  email: 'ana@example.com',
  explanation:
    'Under California law a subcontractor on private work serves the preliminary notice within 20 days of first furnishing.',
  file_name: 'preliminary-notice-N-260201-BAY001.pdf',
  file_size: 48213,
  first_furnishing_date: '2026-01-20',
  first_name: 'Ana',
  furnished_description: 'Concrete pumping',
  is_claimant: false,
  is_preview: false,
  last_name: 'Diaz',
  latitude: 37.8044,
  license_number: 'C-8 123456',
  longitude: -122.2712,
  mime_type: 'application/pdf',
  name: 'Bay Concrete Pumping',
  notice_number: 'N-260201-BAY001',
  page_count: 3,
  payees: [{ party_id: exampleId, amount: '12500.00' }],
  phone: '+1 510 555 0100',
  recipient_address_line_1: '1 Market St',
  recipient_city: 'San Francisco',
  recipient_name: 'Sunset Tower Holdings LLC',
  recipient_state: 'CA',
  recipient_zip: '94105',
  reputed: false,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  state: 'CA',
  status_label: 'Draft',
  template: 'preliminary-notice',
  type_label: 'Preliminary',
  verified: false,
  value: 'Net 30',
  website: 'https://example.com',
  zip: '94607',
  DocumentStatus: 'completed',
  DocumentType: 'notice',
};

/** Samples of values that are sent and never returned: a key of Lob, the first credential provider. */
const sentSamples: Record<string, unknown> = { secret: 'live_0dc8d51e0acffcb1880e0f19c79b2f5b' };

const byFormat: Record<string, string> = {
  uuid: exampleId,
  date: '2026-02-01',
  'date-time': '2026-02-01T09:00:00.000+00:00',
  email: 'ana@example.com',
  uri: 'https://example.com',
};

/**
 * A value that fits the schema. A request (`sent`) includes optional properties only if there is a sample for them; a response
 * includes all, null without a sample.
 */
export function buildExample(schema: JsonSchema, schemas: Schemas, sent: boolean, name = ''): unknown {
  if (typeof schema.$ref === 'string') {
    const component = schema.$ref.split('/').at(-1)!;
    return buildExample(schemas.resolve(schema), schemas, sent, component in samples ? component : name);
  }
  const variants = schema.anyOf as JsonSchema[] | undefined;
  const values = (schema.enum ?? variants?.find((variant) => variant.enum)?.enum) as unknown[] | undefined;
  if (values) {
    return values.includes(samples[name]) ? samples[name] : values[0];
  }
  if (sent && name in sentSamples) return sentSamples[name];
  const types = variants ? variants.map(({ type }) => type) : [schema.type].flat();
  if (name in samples && (variants || types.includes(jsonType(samples[name])))) return samples[name];
  if (types.includes('null')) return null;
  if (variants) return buildExample(variants.at(-1)!, schemas, sent, name);
  if (schema.properties) return exampleObject(schema, schemas, sent);
  switch (schema.type) {
    case 'object':
      return {};
    case 'array':
      return [buildExample(schema.items as JsonSchema, schemas, sent, name)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return byFormat[schema.format as string] ?? (schema.pattern ? '0.00' : words(name));
  }
}

function exampleObject(schema: JsonSchema, schemas: Schemas, sent: boolean): Record<string, unknown> {
  const choices = (schema.allOf ?? []) as Array<{ anyOf: JsonSchema[] }>;
  const required = [schema.required, ...choices.map(({ anyOf }) => anyOf.at(-1)!.required)].flat();
  const properties = schema.properties as Record<string, JsonSchema>;
  // A list of payees is sent in one of two ways, and the example has one of them.
  const isSent = (name: string) =>
    required.includes(name) || (name in samples && !(name === 'csv' && 'payees' in properties));
  const entries = Object.entries(properties).filter(([name]) => !sent || isSent(name));
  return Object.fromEntries(entries.map(([name, property]) => [name, buildExample(property, schemas, sent, name)]));
}

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
