import { sql } from 'kysely';
import { allows } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { belonging } from './belonging.js';
import { checked } from './scope.js';

/** The fields by which people know a record, the best first. What has none of them is known by its person. */
const names = [
  ...[
    'name',
    'label',
    'notice_number',
    'number',
    'email',
    'url',
    'file_name',
    'recipient_name',
    'address_line_1',
    'key',
  ],
  ...['project_name', 'plan', 'provider', 'carrier', 'text', 'body'],
];

/** A contact is known by both of its names. */
const namesOfPerson = ['first_name', 'last_name'];
const read = [...names, ...namesOfPerson, 'user_id'];

/** Notes and comments are as long as their authors like. */
const longest = 60;

interface LoggedName {
  recordId: string;
  field: string;
  value: string;
  /** Of the person whose id the value is. */
  person: string | null;
  isMember: boolean;
}

/** What people call a record of the audit log, as the log itself had it last: it also knows what is gone. By the id of the record. */
export const auditedNames = belonging({
  name: 'audited-names',
  rows: (ctx, ids) => sql<LoggedName>`
    select distinct on (e.auditable_id, v.field) e.auditable_id as "recordId", v.field, v.value, coalesce(u.name, u.email) as person,
      exists (select from memberships where user_id = u.id and organization_id = ${ctx.account.id}::uuid) as "isMember"
    from (select auditable_id, serial, new_values from audit_entries
      where auditable_id = any(${ids}) and jsonb_exists_any(new_values, ${read}::text[])
        and ${checked(ctx, 'audit_entries')}) e
    cross join lateral jsonb_each_text(e.new_values) v (field, value)
    left join users u on u.id = case when v.field = 'user_id' then v.value::uuid end
    where v.field = any(${read}::text[]) and v.value <> ''
    order by e.auditable_id, v.field, e.serial desc`,
  owner: ({ recordId }) => recordId,
  value(rows, ctx): string | null {
    const byField = new Map(rows.map((row) => [row.field, row]));
    const fullName = namesOfPerson.flatMap((name) => byField.get(name)?.value ?? []).join(' ');
    if (fullName) return shorten(fullName);
    const field = names.find((name) => byField.has(name));
    if (field) return shorten(byField.get(field)!.value);
    return namePerson(ctx, byField.get('user_id'));
  },
});

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}

/** As the caller may see them: who may not list the members sees no other person's name. */
function namePerson(ctx: RequestContext, row: LoggedName | undefined): string | null {
  if (!row) return null;
  return row.value === ctx.principal.userId || (row.isMember && allows(ctx, 'members')) ? row.person : null;
}
