import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type DoneActs, servedStatuses } from '../../domain/deadlines/open.js';
import { keep, keptOrLoaded } from './kept.js';
import { localDay } from './local-day.js';
import { checked } from './scope.js';
import type { RowFacts } from './table.js';

/** What the records of a project show as done. The project itself names other acts (`acts_done`). */
export type DoneRecords = Pick<DoneActs, 'notices' | 'escalations'>;

/** The notices of the project with this id that were served, and its liens on record, as JSON. A lien is often recorded first. */
export function servedNotices(ctx: RequestContext, projectId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('type', type, 'duty', duty, 'servedOn', ${localDay('served_at')},
    'isRecorded', recorded_on is not null or filed_on is not null or status in ('recorded', 'released'),
    'isReleased', status = 'released' or released_on is not null)), '[]') from notices
    where project_id = ${projectId} and (status = any(${servedStatuses}::text[])
      or type = 'lien' and status <> 'void' and (recorded_on is not null or filed_on is not null)) and ${checked(ctx, 'notices')})`;
}

/** The escalations of the project with this id, as JSON. */
export function selectEscalations(ctx: RequestContext, projectId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(json_build_object('type', type, 'status', status,
    'doneOn', least(filed_on, recorded_on), 'isReleased', status = 'resolved' or released_on is not null)), '[]') from escalations
    where project_id = ${projectId} and ${checked(ctx, 'escalations')})`;
}

/** Those of a project. One statement for all requested projects. */
export function doneRecords(ctx: RequestContext, projectId: string): DoneRecords | Promise<DoneRecords> {
  return keptOrLoaded(getLoader(ctx), projectId);
}

/** Reads them in the statement of the rows that refer to the projects, for fields of these rows. */
export function doneFacts(column: string, ...fields: string[]): RowFacts {
  return {
    fields,
    column,
    text: (ctx, ids) => sql`select json_object_agg(id, done)::text from (${selected(ctx, ids)}) f`,
    keep(ctx, text, ids) {
      const storedRecords = (text === null ? {} : JSON.parse(text)) as Record<string, DoneRecords>;
      for (const id of ids) keep(getLoader(ctx), id, storedRecords[id] ?? noRecords);
    },
  };
}

/** Nothing was served or filed. */
export const noRecords: DoneRecords = { notices: [], escalations: [] };

function getLoader(ctx: RequestContext) {
  return ctx.loader<DoneRecords>('done-records', async (ids) => {
    const { rows } = await selected(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
    const byId = new Map(rows.map(({ id, done }) => [id, done]));
    return ids.map((id) => byId.get(id) ?? noRecords);
  });
}

function selected(ctx: RequestContext, ids: RawBuilder<unknown>): RawBuilder<{ id: string; done: DoneRecords }> {
  const id = sql`p.id`;
  return sql<{ id: string; done: DoneRecords }>`
    select id, json_build_object('notices', ${servedNotices(ctx, id)}, 'escalations', ${selectEscalations(ctx, id)}) as done
    from unnest(${ids}) p (id)`;
}
