import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { countyKey } from '../../domain/address/counties.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import type { ListedOffice, UsedOffice } from '../../domain/recording-office/office.js';
import { checked, scoped } from './scope.js';

interface County {
  state: string;
  county: string;
}

/** The offices of a county in the operator's directory, which is the same for all accounts. */
export async function listedOffices(ctx: RequestContext, { state, county }: County): Promise<ListedOffice[]> {
  const { rows } = await sql<ListedOffice>`
    select kind, district, name, address_line_1 as "addressLine1", address_line_2 as "addressLine2", city, zip, phone, website,
      source, checked_on::text as "checkedOn"
    from recording_offices where state = ${state} and county_key = ${countyKey(county, state)}
    order by kind desc, district_key`.execute(ctx.db);
  return rows;
}

/**
 * Where the account last had a document of this county recorded, and filed. The county is that in which it was recorded, that of
 * the record, or that of the project's jobsite. An order that was cancelled, failed or came back never reached the office.
 */
export async function usedOffices(ctx: RequestContext, { state, county }: County): Promise<UsedOffice[]> {
  const record = (table: 'notices' | 'escalations') => sql`
    (select metadata #>> '{recording,county}' from ${sql.table(table)} where id = documentable_id and ${checked(ctx, table, 'any')})`;
  const { rows } = await sql<Omit<UsedOffice, 'usedOn'> & { county: string; orderedAt: Date }>`
    select distinct on (county, order_type) county, order_type as "usedFor", recipient_name as name,
      recipient_address_line_1 as "addressLine1", recipient_address_line_2 as "addressLine2", recipient_city as city,
      recipient_zip as zip, created_at as "orderedAt"
    from (
      select o.*, coalesce(results ->> 'county', ${record('notices')}, ${record('escalations')},
        (select j.county from jobsites j where j.project_id = o.project_id and ${scoped(ctx, 'jobsites')}
          order by j.is_primary desc, j.serial limit 1)) as county
      from document_orders o
      where ${scoped(ctx, 'document_orders')} and order_type in ('recording', 'filing') and recipient_state = ${state}
        and status not in ('cancelled', 'failed', 'returned') and recipient_zip is not null
    ) orders where county is not null
    order by county, order_type, created_at desc`.execute(ctx.db);
  const key = countyKey(county, state);
  return rows
    .filter((row) => countyKey(row.county, state) === key)
    .map(({ county: _, orderedAt, ...office }) => ({ ...office, usedOn: dayInState(state, new Date(orderedAt)) }));
}
