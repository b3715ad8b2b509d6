import { computePayApplication } from '../../src/domain/pay-application/compute.js';

/**
 * The records of a large database, one statement per table, in the order of their creation: rows of all accounts are
 * interleaved, as when accounts work at the same time. `scale_accounts` (scale-data.ts) has the number of notices of each.
 */
/** The figures of an application on a short schedule. */
const figures = computePayApplication({
  originalContractSum: '15000.00',
  retainagePercent: '10',
  materialsRetainagePercent: null,
  periodFrom: null,
  periodTo: '2026-01-31',
  allowOverbilling: false,
  schedule: [1, 2, 3, 4, 5].map((n) => ({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    itemNumber: String(n),
    description: `Concrete work of section ${n}`,
    costCode: null,
    scheduledValue: `${n}000.00`,
    retainagePercent: null,
    changeOrderNumber: null,
  })),
  lines: [],
  changeOrders: [],
  previous: null,
});
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

const states = `(array['CA', 'TX', 'FL', 'NY', 'AZ', 'WA', 'OR', 'NV', 'CO', 'GA'])`;
const names = `(array['Abbott', 'Barnes', 'Carver', 'Dalton', 'Easton', 'Fisher', 'Garner', 'Harbor', 'Ingram', 'Jensen', 'Keller',
  'Lawson', 'Mercer', 'Norton', 'Osborn', 'Parker', 'Quincy', 'Ramsey', 'Sawyer', 'Turner', 'Upton', 'Vance', 'Walsh'])`;
const kinds = `(array['Tower', 'Plaza', 'Bridge', 'Hospital', 'School', 'Warehouse', 'Garage', 'Library', 'Station', 'Terminal'])`;
const pick = (words: string, at: string) => `${words}[1 + (${at}) % array_length(${words}, 1)]`;

/** The time when the share `at` of two years has passed. */
const moment = (at: string) => `date_trunc('milliseconds', now() - interval '2 years' * (1 - (${at})::float8))`;
/** An id created at that time. */
const id = (at: string) => `uuidv7(${at} - clock_timestamp())`;
const own = "a.id as account_id, a.livemode, at as created_at, at + interval '1 hour' as updated_at";

const insert = (table: string, columns: string, from: string) => `
  insert into ${table} (account_id, livemode, created_at, updated_at, id, ${columns})
  select account_id, livemode, created_at, updated_at, ${id('created_at')}, ${columns} from (${from}) made order by made.created_at`;

/** One row for each of `count` in each account, numbered by `n`, spread over the two years. */
const each = (count: string, select: string, joins = '') => `
  select ${own}, ${select} from scale_accounts a
  cross join lateral (select n, ${moment(`n::float8 / (${count} + 1)`)} as at from generate_series(1, ${count}) n) s ${joins}`;

const directory = '(a.notices / 20 + 4)';

export const records: Array<[what: string, statement: string]> = [
  [
    'accounts',
    `insert into organizations (id, account_id, livemode, type, name, code, kind, city, state, zip, created_at, updated_at)
     select id, id, true, 'tenant', ${pick(names, 'place')} || ' Construction ' || place, upper(substr(md5(place::text), 1, 3)), 'contractor',
       'Oakland', 'CA', '94607', ${moment('0')}, ${moment('0')} from scale_accounts`,
  ],
  [
    'users',
    `insert into users (id, name, email) select user_id, 'Owner ' || place, 'owner' || place || '@example.com' from scale_accounts`,
  ],
  [
    'memberships',
    `insert into memberships (id, user_id, organization_id, role) select uuidv7(), user_id, id, 'owner' from scale_accounts`,
  ],
  [
    'organizations',
    `with made as (
       insert into organizations (account_id, livemode, created_at, updated_at, id, type, name, code, kind, address_line_1, city, state, zip)
       select account_id, livemode, created_at, updated_at, ${id('created_at')}, 'directory', name, code, kind, '12 Market St', 'Oakland', 'CA', '94607'
       from (${each(
         directory,
         `${pick(names, 'n * 7 + a.place')} || ' ' || ${pick(names, 'n')} || ' ' || n as name,
         upper(substr(md5(n::text), 1, 3)) as code, (array['owner', 'contractor', 'lender', 'supplier'])[1 + n % 4] as kind`,
       )}) made
       order by made.created_at returning account_id, id, serial, name)
     insert into scale_directory select account_id, row_number() over (partition by account_id order by serial), id, name from made`,
  ],
  [
    'divisions',
    insert(
      'divisions',
      'organization_id, name, code, address_line_1, city, state, zip',
      each(
        'least(a.notices / 100 + 1, 5)',
        `a.id as organization_id, 'Division ' || n as name, 'D' || n as code, '55 Quarry Rd' as address_line_1,
         'Oakland' as city, 'CA' as state, '94607' as zip`,
      ).replace("+ interval '1 hour'", ''),
    ),
  ],
  [
    'contacts',
    insert(
      'contacts',
      'organization_id, first_name, last_name, email, title, type',
      each(
        '(a.notices / 20)',
        `d.id as organization_id, ${pick(names, 'n')} as first_name, ${pick(names, 'n / 7')} || n as last_name,
         'contact' || n || '@example.com' as email, 'Manager' as title, (array['primary', 'billing', 'legal'])[1 + n % 3] as type`,
        'join scale_directory d on d.account_id = a.id and d.place = n',
      ),
    ),
  ],
  [
    'projects',
    `with made as (
       insert into projects (account_id, livemode, created_at, updated_at, id, organization_id, division_id, claimant_role, name, number, status,
         sector, contract_amount, date_contract, first_furnishing_date, furnished_description, state)
       select account_id, livemode, created_at, updated_at, ${id('created_at')}, account_id, division_id, 'subcontractor', name, 'P-' || n, status,
         sector, 100000 + n, created_at::date, created_at::date, 'Concrete pumping labor and materials', state
       from (${each(
         '(a.notices / 10 + 1)',
         `n, (select (array_agg(v.id order by v.id))[1 + n % count(*)::int] from divisions v where v.account_id = a.id) as division_id,
         ${pick(names, 'n * 3 + a.place')} || ' ' || ${pick(kinds, 'n')} || ' ' || n as name,
         (array['active', 'active', 'active', 'completed', 'archived'])[1 + n % 5] as status,
         (array['private', 'private', 'private', 'public'])[1 + n % 4] as sector, ${pick(states, 'n')} as state`,
       )}) made
       order by made.created_at returning account_id, livemode, id, division_id, serial, state, created_at)
     insert into scale_projects select account_id, livemode, row_number() over (partition by account_id order by serial), id, division_id, state, created_at from made`,
  ],
  [
    'parties',
    insert(
      'parties',
      'organization_id, project_id, role, is_claimant',
      `select p.account_id, p.livemode, p.created_at, p.created_at as updated_at, r.role, r.role_place = 0 as is_claimant, p.id as project_id,
         case r.role_place when 0 then p.account_id else d.id end as organization_id
       from scale_projects p join scale_accounts a on a.id = p.account_id
       cross join (values (0, 'subcontractor'), (1, 'owner'), (2, 'general_contractor'), (3, 'lender')) r (role_place, role)
       join scale_directory d on d.account_id = p.account_id and d.place = 1 + (p.place * 3 + r.role_place) % ${directory}`,
    ),
  ],
  [
    'jobsites',
    insert(
      'jobsites',
      'organization_id, project_id, name, address_line_1, city, county, state, zip, is_primary',
      `select account_id, livemode, created_at, created_at as updated_at, account_id as organization_id, id as project_id, 'Site ' || place as name,
         place || ' Harbor Blvd' as address_line_1, 'Oakland' as city, 'Alameda' as county, state, '94607' as zip, true as is_primary
       from scale_projects p`,
    ),
  ],
  [
    'notices',
    insert(
      'notices',
      'organization_id, project_id, division_id, type, status, state, notice_number, notice_date, claim_amount, first_furnishing_date, description, served_at, metadata',
      `${each(
        'a.notices',
        `a.id as organization_id, p.id as project_id, p.division_id, p.state,
         (array['preliminary', 'preliminary', 'preliminary', 'preliminary', 'preliminary', 'preliminary', 'preliminary', 'lien', 'stop_payment', 'bond_claim'])[1 + n % 10] as type,
         case when n > a.notices * 0.97 then (array['draft', 'generated', 'ordered'])[1 + n % 3]
           else (array['completed', 'completed', 'served', 'served', 'generated', 'completed', 'void'])[1 + n % 7] end as status,
         'N-' || to_char(at, 'YYMMDD') || '-' || upper(substr(md5(a.place::text), 1, 3)) || n as notice_number, at::date as notice_date, 5000 + n % 9000 as claim_amount,
         at::date as first_furnishing_date, case when n % 5 = 0 then 'Pumping of section ' || n % 97 end as description,
         case when n <= a.notices * 0.97 and (n % 7) not in (4, 6) then at + interval '5 days' end as served_at,
         '{"signatory_name": "Ana Diaz", "party_grid_max": 8}'::jsonb as metadata`,
        'join scale_projects p on p.account_id = a.id and p.place = 1 + n / 10',
      )}`,
    ),
  ],
  [
    'documents',
    insert(
      'documents',
      'organization_id, project_id, division_id, documentable_type, documentable_id, type, template, state, status, file_name, file_size, page_count, sha256',
      `select account_id, livemode, created_at + interval '1 day' as created_at, created_at + interval '1 day' as updated_at, organization_id, project_id, division_id,
         'notice' as documentable_type, id as documentable_id, 'notice' as type, 'preliminary-' || lower(state) as template, state, 'completed' as status,
         notice_number || '.pdf' as file_name, 48213 as file_size, 2 as page_count, encode(sha256(uuid_send(id)), 'hex') as sha256
       from notices where status not in ('draft', 'void') and serial % 2 = 0`,
    ),
  ],
  [
    'document orders',
    insert(
      'document_orders',
      `organization_id, document_id, documentable_type, documentable_id, project_id, status, order_type, mail_class, recipient_name,
         recipient_address_line_1, recipient_city, recipient_state, recipient_zip, billing_method, billing_status, amount_cents, paid_at, handler, carrier,
         tracking_number, shipped_at, delivered_at`,
      `select account_id, livemode, created_at + interval '1 hour' as created_at, created_at + interval '6 days' as updated_at, organization_id, id as document_id,
         documentable_type, documentable_id, project_id, case when created_at > now() - interval '7 days' then 'processing' else 'delivered' end as status,
         'mail' as order_type, 'certified' as mail_class, 'Owner ' || serial % 900 as recipient_name, '12 Market St' as recipient_address_line_1,
         'Oakland' as recipient_city, state as recipient_state, '94607' as recipient_zip, 'prepay' as billing_method, 'paid' as billing_status,
         1700 as amount_cents, created_at as paid_at, case when serial % 3 = 0 then 'mailroom' else 'lob' end as handler, 'USPS' as carrier,
         '9407' || lpad(serial::text, 18, '0') as tracking_number, created_at + interval '1 day' as shipped_at, created_at + interval '5 days' as delivered_at
       from documents where serial % 2 = 0`,
    ),
  ],
  [
    'payments of orders',
    `insert into document_order_payments (id, account_id, livemode, document_order_id, type, amount_cents, recorded_at, created_at)
     select ${id('created_at')}, account_id, livemode, id, 'charge', amount_cents, created_at, created_at from document_orders order by serial`,
  ],
  [
    'events of carriers',
    `insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, status, name, occurred_at, created_at)
     select ${id('created_at')}, account_id, livemode, o.id, 'lob', 'evt_' || o.serial || step, step, initcap(replace(step, '_', ' ')),
       created_at + interval '1 day' * place, created_at + interval '1 day' * place
     from document_orders o, unnest(array['dispatched', 'in_transit', 'delivered']) with ordinality s (step, place) order by o.serial`,
  ],
  [
    'waivers',
    insert(
      'waivers',
      'organization_id, project_id, division_id, type, status, state, form_code, through_date, amount, printed',
      `select account_id, livemode, created_at, created_at as updated_at, organization_id, project_id, division_id,
         (array['conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final'])[1 + serial % 4] as type,
         case when serial % 10 = 0 then 'generated' else 'draft' end as status, state, 'generic' as form_code, created_at::date as through_date,
         1000 + serial % 5000 as amount, case when serial % 10 = 0 then '{}'::jsonb end as printed
       from notices where serial % 5 = 0`,
    ),
  ],
  [
    'escalations',
    insert(
      'escalations',
      'organization_id, project_id, division_id, notice_id, type, status, state, escalation_date, claim_amount',
      `select account_id, livemode, created_at + interval '30 days' as created_at, created_at + interval '30 days' as updated_at, organization_id, project_id, division_id, id as notice_id,
         (array['demand_letter', 'lien_filing', 'bond_claim', 'lawsuit'])[1 + serial % 4] as type, 'draft' as status, state, created_at::date as escalation_date, claim_amount
       from notices where serial % 20 = 0`,
    ),
  ],
  [
    'schedules of values',
    insert(
      'sovs',
      'organization_id, project_id, name, status',
      `select account_id, livemode, created_at, created_at as updated_at, account_id as organization_id, id as project_id, 'Schedule of values' as name, 'active' as status
       from scale_projects where place % 5 = 0`,
    ),
  ],
  [
    'lines of schedules',
    `insert into sov_lines (account_id, livemode, created_at, updated_at, id, sov_id, position, item_number, description, scheduled_value)
     select account_id, livemode, created_at, updated_at, ${id('created_at')}, s.id, n, n::text, 'Concrete work of section ' || n, 1000 * n
     from sovs s, generate_series(1, 5) n order by s.serial`,
  ],
  [
    'pay applications',
    insert(
      'pay_applications',
      `organization_id, project_id, division_id, sov_id, application_number, status, period_to, application_date, retainage_percent, lines, change_orders, g702, g703,
         g703_totals, change_order_summary, certified_amount, certified_to_date`,
      `select s.account_id, s.livemode, s.created_at + interval '30 days' * n as created_at, s.created_at + interval '30 days' * n as updated_at, s.organization_id, s.project_id,
         p.division_id, s.id as sov_id, n as application_number, 'paid' as status, (s.created_at + interval '30 days' * n)::date as period_to,
         (s.created_at + interval '30 days' * n)::date as application_date, 10 as retainage_percent, ${json([])} as lines, ${json([])} as change_orders,
         ${json(figures.g702)} as g702, ${json(figures.g703)} as g703, ${json(figures.totals)} as g703_totals, ${json(figures.changeOrderSummary)} as change_order_summary, 5000 as certified_amount, 5000 * n as certified_to_date
       from sovs s join projects p on p.id = s.project_id, generate_series(1, 3) n`,
    ),
  ],
  [
    'participants',
    insert(
      'pay_application_participants',
      'pay_application_id, organization_id, role',
      `select b.account_id, b.livemode, b.created_at, b.created_at as updated_at, b.id as pay_application_id, p.organization_id, p.role
       from pay_applications b join parties p on p.project_id = b.project_id and p.role in ('owner', 'lender')`,
    ),
  ],
  [
    'fulfillment requests',
    insert(
      'fulfillment_requests',
      'organization_id, type, status, scope, idempotency_key, payload, fee, project_id, partner_resource_type, partner_resource_id, submitted_at',
      `select account_id, livemode, created_at, created_at as updated_at, account_id as organization_id, 'notice_research' as type,
         case when created_at > now() - interval '30 days' then 'in_progress' else 'fulfilled' end as status, 'research' as scope, 'request ' || place as idempotency_key,
         jsonb_build_object('project', jsonb_build_object('name', 'Tower ' || place, 'external_id', 'X-' || place)) as payload, 20 as fee, id as project_id,
         'ticket' as partner_resource_type, 'T-' || id as partner_resource_id, created_at as submitted_at
       from scale_projects where place % 10 = 0`,
    ),
  ],
  [
    'webhooks',
    insert(
      'webhooks',
      'organization_id, url, events, sealed_secret',
      each(
        '(case when a.place % 5 = 0 then 1 else 0 end)',
        `a.id as organization_id, 'https://hooks.example.com/' || a.place as url, array['*'] as events, '\\x00'::bytea as sealed_secret`,
      ),
    ),
  ],
];
