/**
 * Describes how one type of record is searched. An entry here is all that a type needs to be searchable: both APIs take its name from
 * it, and at the next start `db/search-index.ts` creates the triggers and indexes existing records.
 *
 * All texts are SQL expressions over the record `t` and the tables that `joins` adds.
 */
export interface SearchSource {
  table: string;
  /** Additional tables whose words belong to the record: `join projects p on p.id = t.project_id`. */
  joins?: string;
  /**
   * Columns of joined tables that the texts use. When one changes, the records that refer to its row by `column` are indexed
   * again.
   */
  follows?: ReadonlyArray<{ table: string; columns: readonly string[]; column: string }>;
  /** Leaves out further records. Deleted ones are never found. */
  only?: string;
  title: string;
  subtitle: string;
  /** Numbers and codes. A record whose identifier equals the query comes first. */
  identifiers: readonly string[];
  body: readonly string[];
  status: string;
  projectId: string;
  /**
   * Rows of another table that let the tenants in `reader` read the record (`column` has its id). Each of them gets its own
   * entry, with `title` in place of the record's title: the reader must be allowed to see all of its words, so it contains none
   * from joined tables.
   */
  shared?: { table: string; column: string; reader: string; title: string };
}

/** `stop_payment` → `Stop payment`. */
const words = (column: string) =>
  `upper(left(${column}, 1)) || replace(replace(substr(${column}, 2), '_', ' '), '-', ' ')`;
const dotted = (...parts: string[]) => `concat_ws(' · ', ${parts.join(', ')})`;
const address = (alias = 't') =>
  `nullif(concat_ws(', ', ${alias}.address_line_1, ${alias}.address_line_2, ${alias}.city, concat_ws(' ', ${alias}.state, ${alias}.zip)), '')`;
const place = `nullif(concat_ws(', ', t.city, t.state), '')`;
const active = `case when t.is_active then 'active' else 'inactive' end`;

const ofProject = {
  joins: 'join projects p on p.id = t.project_id',
  follows: [{ table: 'projects', columns: ['name'], column: 'project_id' }],
  projectId: 't.project_id',
} as const;
const organizationName = { table: 'organizations', columns: ['name'], column: 'organization_id' } as const;

export const searchSources = {
  organizations: {
    table: 'organizations',
    title: 't.name',
    subtitle: dotted(words('t.kind'), place),
    identifiers: ['t.code', 't.external_id'],
    body: ['t.legal_name', address(), 't.county', 't.email', 't.phone', 't.website'],
    status: active,
    projectId: 'null::uuid',
  },
  divisions: {
    table: 'divisions',
    title: 't.name',
    subtitle: place,
    identifiers: ['t.code', 't.license_number'],
    body: ['t.description', address(), 't.email', 't.phone'],
    status: active,
    projectId: 'null::uuid',
  },
  contacts: {
    table: 'contacts',
    joins: 'join organizations o on o.id = t.organization_id',
    follows: [organizationName],
    title: `concat_ws(' ', t.first_name, t.last_name)`,
    subtitle: dotted('t.title', 'o.name'),
    identifiers: ['t.email'],
    body: ['t.phone', words('t.type')],
    status: active,
    projectId: 'null::uuid',
  },
  projects: {
    table: 'projects',
    title: 't.name',
    subtitle: dotted('t.number', 't.state'),
    identifiers: [
      't.number',
      't.external_id',
      't.parcel_number',
      't.permit_number',
      't.bond_number',
      't.loan_number',
      `t.notice_of_commencement ->> 'instrument'`,
    ],
    body: ['t.furnished_description', 't.legal_description'],
    status: 't.status',
    projectId: 't.id',
  },
  parties: {
    table: 'parties',
    joins: `${ofProject.joins} join organizations o on o.id = t.organization_id`,
    follows: [...ofProject.follows, organizationName],
    title: 'o.name',
    subtitle: dotted(words('t.role'), 'p.name'),
    identifiers: ['t.contract_number', 't.external_id'],
    body: ['t.attention', address()],
    status: active,
    projectId: 't.project_id',
  },
  jobsites: {
    ...ofProject,
    table: 'jobsites',
    title: `coalesce(t.name, t.address_line_1, left(t.legal_description, 200), '')`,
    subtitle: dotted('t.address_line_1', place, 'p.name'),
    identifiers: ['t.parcel_number', 't.external_id'],
    body: ['t.address_line_2', 't.county', 't.zip', 't.legal_description'],
    status: 'null::text',
    projectId: 't.project_id',
  },
  project_notes: {
    ...ofProject,
    table: 'project_notes',
    title: 'left(t.text, 120)',
    subtitle: 'p.name',
    identifiers: [],
    body: ['t.text'],
    status: `case when t.is_done then 'done' when t.is_task then 'open' else 'note' end`,
  },
  received_notices: {
    ...ofProject,
    table: 'received_notices',
    // One that came through the service may be on no project.
    joins: 'left join projects p on p.id = t.project_id',
    title: 't.claimant_name',
    subtitle: dotted(words('t.kind'), 'p.name'),
    identifiers: [],
    body: ['t.hired_by', address(), 't.description'],
    status: 't.match',
  },
  notices: {
    ...ofProject,
    table: 'notices',
    title: 't.notice_number',
    subtitle: dotted(words('t.type'), 't.state', 'p.name'),
    identifiers: ['t.notice_number', 't.external_id'],
    body: ['t.description'],
    status: 't.status',
  },
  documents: {
    ...ofProject,
    table: 'documents',
    only: 'not t.is_preview',
    title: 't.file_name',
    subtitle: dotted(words('t.type'), 'p.name'),
    identifiers: [],
    body: [],
    status: 't.status',
  },
  document_orders: {
    ...ofProject,
    table: 'document_orders',
    title: 't.recipient_name',
    subtitle: dotted(words('t.order_type'), words('t.mail_class'), 'p.name'),
    identifiers: ['t.tracking_number', 't.external_provider_id', 't.invoice_reference'],
    body: [
      `concat_ws(', ', t.recipient_address_line_1, t.recipient_address_line_2, t.recipient_city, t.recipient_state, t.recipient_zip)`,
      't.carrier',
    ],
    status: 't.status',
  },
  escalations: {
    ...ofProject,
    table: 'escalations',
    title: dotted(words('t.type'), 'p.name'),
    subtitle: dotted('t.state', 't.escalation_date::text'),
    identifiers: ['t.partner_reference_id'],
    body: ['t.description'],
    status: 't.status',
  },
  fulfillment_requests: {
    table: 'fulfillment_requests',
    title: `t.payload #>> '{project,name}'`,
    subtitle: dotted(words('t.scope'), `t.payload #>> '{project,jobsite,state}'`),
    identifiers: ['t.idempotency_key', `t.payload #>> '{project,external_id}'`, 't.partner_resource_id'],
    body: [`t.payload #>> '{project,furnished_description}'`],
    status: 't.status',
    projectId: 't.project_id',
  },
  waivers: {
    ...ofProject,
    table: 'waivers',
    title: dotted(words('t.type'), 'p.name'),
    subtitle: dotted('t.state', 't.through_date::text', 't.amount::text'),
    identifiers: ['t.invoice_number', 't.check_number', 't.external_id'],
    body: ['t.work_description', 't.check_maker', 't.check_payee', 't.signatory_name'],
    status: 't.status',
  },
  waiver_requests: {
    table: 'waiver_requests',
    joins: `${ofProject.joins} join organizations o on o.id = t.organization_id`,
    follows: [...ofProject.follows, organizationName],
    title: dotted('o.name', words('t.type')),
    subtitle: dotted('p.name', 't.through_date::text', 't.amount::text'),
    identifiers: ['t.email', 't.invoice_number'],
    body: ['t.message', 't.work_description'],
    status: 't.status',
    projectId: 't.project_id',
  },
  pay_applications: {
    ...ofProject,
    table: 'pay_applications',
    title: `'Pay application ' || t.application_number || ' · ' || p.name`,
    subtitle: dotted('t.period_to::text', 't.certified_amount::text'),
    identifiers: [],
    body: [],
    status: 't.status',
    shared: {
      table: 'pay_application_participants',
      column: 'pay_application_id',
      reader: 'organization_id',
      title: `'Pay application ' || t.application_number`,
    },
  },
  sovs: {
    ...ofProject,
    table: 'sovs',
    title: 't.name',
    subtitle: 'p.name',
    identifiers: [],
    body: [],
    status: 't.status',
  },
} as const satisfies Record<string, SearchSource>;

export type SearchType = keyof typeof searchSources;

/** In the order of the answer. */
export const searchTypes = Object.keys(searchSources) as SearchType[];
