import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type DuplicateReason, duplicateReasons } from '../../domain/organization/duplicates.js';
import type { DuplicateGroup, DuplicateGroups, SimilarOrganization } from '../../schema/organization-merge.js';
import { scoped } from './scope.js';

/** What companies are compared by: reason → the key of a company with these values, which is null where they say too little. */
const keys: Readonly<Record<DuplicateReason, (values: Values) => RawBuilder<unknown>>> = {
  name: ({ name }) => sql`company_key(${name})`,
  address: ({ addressLine1, zip }) => sql`company_place_key(${addressLine1}, ${zip})`,
  email: ({ email }) => sql`lower(${email})`,
  // The last ten digits: with or without the code of the country.
  phone: ({ phone }) => sql`substring(regexp_replace(${phone}, '\\D', '', 'g') from '\\d{10}$')`,
};

type Values = Record<keyof Compared, RawBuilder<unknown>>;

const stored: Values = {
  name: sql.ref('name'),
  addressLine1: sql.ref('address_line_1'),
  zip: sql.ref('zip'),
  phone: sql.ref('phone'),
  email: sql.ref('email'),
};

/** What a company is compared by, as far as it is known. */
export interface Compared {
  name: string | null;
  addressLine1: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
}

/** The most companies that are shown as similar to one, and of a group. */
const most = 20;

/** The companies of the directory with a key of this one. Each key but the e-mail has an index. */
export async function listSimilar(
  ctx: RequestContext,
  compared: Compared,
  exceptId: string | null,
): Promise<SimilarOrganization[]> {
  const { name, addressLine1, zip, phone, email } = compared;
  const present = { name, address: addressLine1 && zip, email, phone };
  const typed = Object.fromEntries(
    Object.entries(compared).map(([field, value]) => [field, sql`${value}::text`]),
  ) as unknown as Values;
  const parts = duplicateReasons
    .filter((reason) => present[reason])
    .map(
      (reason) => sql`
        select id, name, ${reason}::text as reason from organizations
        where ${scoped(ctx, 'organizations')} and type = 'directory' and ${keys[reason](stored)} = ${keys[reason](typed)}`,
    );
  if (parts.length === 0) return [];
  const { rows } = await sql<SimilarOrganization>`
    select id as "organizationId", reasons, ${projectCount(ctx, sql`alike.id`)} as "projectCount"
    from (select id, name, array_agg(reason order by ${placeOfReason}) as reasons
      from (${sql.join(parts, sql` union all `)}) found where id is distinct from ${exceptId}::uuid group by id, name) alike
    order by cardinality(reasons) desc, name, id limit ${most}`.execute(ctx.db);
  return rows;
}

const placeOfReason = sql`array_position(${sql.lit(`{${duplicateReasons.join(',')}}`)}::text[], reason)`;

/** The groups of companies with the same key. Those that have several keys in common are one group. */
export async function listDuplicates(
  ctx: RequestContext,
  { limit, offset }: { limit: number; offset: number },
): Promise<DuplicateGroups> {
  const keyed = sql.join(
    duplicateReasons.map(
      (reason) => sql`select id, name, ${reason}::text as reason, ${keys[reason](stored)} as key from companies`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ totalCount: number; groups: DuplicateGroup[] }>`
    with companies as materialized (
      select id, name, address_line_1, zip, phone, email from organizations
      where ${scoped(ctx, 'organizations')} and type = 'directory'
    ), sets as (
      select array_agg(id order by id) as ids, min(name) as name, reason
      from (${keyed}) keyed where key is not null group by reason, key having count(*) > 1
    ), groups as (
      select ids, min(name) as name, array_agg(reason order by ${placeOfReason}) as reasons
      from sets group by ids
    ), page as (
      select * from groups order by not ('name' = any(reasons)), cardinality(reasons) desc, name, ids limit ${limit} offset ${offset}
    ), counted as (
      select id, ${projectCount(ctx, sql`members.id`)} as projects
      from (select distinct unnest(ids) as id from page) members
    )
    select (select count(*)::int from groups) as "totalCount",
      coalesce((select json_agg(json_build_object('reasons', reasons, 'count', cardinality(ids), 'organizations', (
          select json_agg(json_build_object('organizationId', id, 'reasons', page.reasons, 'projectCount', projects) order by projects desc, id)
          from (select id, projects from counted where id = any(page.ids) order by projects desc, id limit ${most}) shown))
        order by not ('name' = any(reasons)), cardinality(reasons) desc, name, ids) from page), '[]') as groups`.execute(
    ctx.db,
  );
  return rows[0]!;
}

function projectCount(ctx: RequestContext, id: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(distinct project_id)::int from parties where organization_id = ${id} and ${scoped(ctx, 'parties')})`;
}
