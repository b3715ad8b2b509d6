/** Rows that follow from the records: their audit log, their search index, their events, and the credits they cost. */

/**
 * The rows that the trigger of 0001-audit writes, inserted in sets: at a million notices the triggers took most of the load's
 * time.
 */
const logged = (
  table: string,
  type: string,
  amounts: readonly string[] = [],
  unlogged: readonly string[] = [],
): string => `
  insert into audit_entries (id, account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id, auditable_serial, new_values, ip_address,
    user_agent, created_at, updated_at)
  select uuidv7(t.created_at - clock_timestamp()), t.account_id, t.livemode, t.account_id, a.user_id, 'created', '${type}', t.id, t.serial,
    jsonb_strip_nulls(to_jsonb(t) - array['id', 'serial', 'account_id', 'livemode', 'created_at', 'updated_at'${unlogged.map((name) => `, '${name}'`).join('')}]
      ${amounts.map((name) => `|| jsonb_build_object('${name}', t.${name}::text)`).join('')}),
    '203.0.113.7', 'curl/8.5.0', t.created_at, t.created_at
  from ${table} t join scale_accounts a on a.id = t.account_id order by t.serial`;

export const auditLog: Array<[what: string, statement: string]> = [
  ['audit of organizations', logged('organizations', 'Organization')],
  ['audit of divisions', logged('divisions', 'Division')],
  ['audit of contacts', logged('contacts', 'Contact')],
  ['audit of projects', logged('projects', 'Project', ['contract_amount'])],
  ['audit of parties', logged('parties', 'Party')],
  ['audit of jobsites', logged('jobsites', 'Jobsite')],
  ['audit of notices', logged('notices', 'Notice', ['claim_amount'])],
  ['audit of documents', logged('documents', 'Document')],
  ['audit of document orders', logged('document_orders', 'DocumentOrder', [], ['submitting_since', 'hold_id'])],
  ['audit of waivers', logged('waivers', 'Waiver', ['amount'], ['printed'])],
  ['audit of escalations', logged('escalations', 'Escalation', ['claim_amount'])],
  [
    'audit of served notices',
    `insert into audit_entries (id, account_id, livemode, organization_id, user_id, action, auditable_type, auditable_id, auditable_serial, old_values, new_values,
       ip_address, user_agent, created_at, updated_at)
     select uuidv7(n.served_at - clock_timestamp()), n.account_id, n.livemode, n.account_id, a.user_id, 'updated', 'Notice', n.id, n.serial,
       jsonb_build_object('status', 'ordered'), jsonb_build_object('status', 'served', 'served_at', n.served_at), '203.0.113.7', 'curl/8.5.0', n.served_at, n.served_at
     from notices n join scale_accounts a on a.id = n.account_id where n.served_at is not null order by n.served_at`,
  ],
];

const event = (type: string, table: string, object: string) => `
  insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
  select uuidv7(t.created_at - clock_timestamp()), t.account_id, t.livemode, '${type}', split_part('${type}', '.', 1), t.id,
    json_build_object('id', t.id, 'type', '${type}', 'timestamp', api_timestamp(t.created_at), 'organization_id', t.account_id, 'livemode', t.livemode,
      'data', json_build_object('object', json_build_object('id', t.id, 'organization_id', t.organization_id, 'project_id', t.project_id, ${object},
        'created_at', api_timestamp(t.created_at), 'updated_at', api_timestamp(t.updated_at)))), t.created_at
  from ${table} t order by t.serial`;

/** Written to the outbox; the service's own sequencer assigns the positions. */
export const events: Array<[what: string, statement: string]> = [
  [
    'events of notices',
    event(
      'notice.created',
      'notices',
      `'notice_number', t.notice_number, 'type', t.type, 'status', t.status, 'state', t.state, 'notice_date', t.notice_date, 'claim_amount', t.claim_amount::text`,
    ),
  ],
  [
    'events of documents',
    event('document.generated', 'documents', `'file_name', t.file_name, 'type', t.type, 'status', t.status`),
  ],
];

/** One charge for each document, and one settled minute of API calls for every few notices, up to every minute of a month. */
export const credits: Array<[what: string, statement: string]> = [
  [
    'grants',
    `select ledger_grant(id, now() - interval '2 years', 'partner_eligible', 'grant', 10000000, null, 'Opening', 'opening') from scale_accounts`,
  ],
  [
    'minutes of API calls',
    `insert into api_call_minutes (account_id, minute, calls, free_part, partner_part, settled_at)
     select id, date_trunc('minute', now()) - interval '1 minute' * n, 30, 0, 3, now()
     from scale_accounts, generate_series(1, least(notices / 4, 43200)) n where livemode`,
  ],
  [
    'charges',
    `create temporary table scale_charges as
     select account_id, at, event_type, credits, words, ref, row_number() over (order by at, ref) as place,
       10000000 - sum(credits) over (partition by account_id order by at, ref) as balance_after from (
       select account_id, created_at as at, 'document_generation' as event_type, 1.00 as credits, 'Document ' || file_name as words, 'document:' || id as ref
       from documents where livemode
       union all select account_id, minute, 'api_call', partner_part, 'API calls: ' || calls, 'api_calls:' || to_char(minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
       from api_call_minutes) all_charges`,
  ],
  [
    'ledger',
    `with posted as (
       insert into ledger_transactions (account_id, kind, event_type, amount, partner_billable, description, reference, balance_after, created_at)
       select account_id, 'charge', event_type, credits, false, words, ref, balance_after, at from scale_charges order by place
       returning id, account_id, amount)
     insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
     select id, account_id, side, amount * sign from posted, (values ('partner_available', -1), ('spent', 1)) s (side, sign)`,
  ],
  [
    'balances',
    `update credit_accounts c set partner_available = partner_available - s.spent
     from (select account_id, sum(credits) as spent from scale_charges group by 1) s where s.account_id = c.account_id`,
  ],
  [
    'lots',
    `update credit_lots l set remaining = remaining - s.spent
     from (select account_id, sum(credits) as spent from scale_charges group by 1) s where s.account_id = l.account_id`,
  ],
];
