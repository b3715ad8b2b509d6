import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type EscalationStage, escalationStages } from '../../domain/vocabulary.js';
import { belonging } from './belonging.js';
import { checked } from './scope.js';
import { computed } from './table.js';

type StageOfDraft = Extract<EscalationStage, 'draft' | 'generated' | 'ordered'>;

/** Its document is mailed, filed or recorded, until the carrier or the office has it. Research sends nothing. */
const isOrder = sql`order_type <> 'research' and status not in ('cancelled', 'failed')`;

/** The current document of an escalation. The release of its lien is a different one. */
const isDocument = sql`documentable_type = 'escalation' and type <> 'lien_release' and status = 'completed' and not is_preview`;

/** How far the document of an escalation has come, which says what its status does not while that is a draft. */
export const stagesOfDrafts = belonging({
  name: 'stage:escalations',
  rows: (ctx, ids) => sql<{ id: string; stage: StageOfDraft }>`
    select documentable_id as id, 'ordered' as stage from document_orders
    where documentable_id = any(${ids}) and ${isOrder} and ${checked(ctx, 'document_orders')}
    union
    select documentable_id, 'generated' from documents
    where documentable_id = any(${ids}) and ${isDocument} and ${checked(ctx, 'documents')}`,
  owner: ({ id }) => id,
  value: (rows): StageOfDraft => {
    const stages = rows.map(({ stage }) => stage);
    return stages.includes('ordered') ? 'ordered' : (stages[0] ?? 'draft');
  },
});

function factsOfDraft(ctx: RequestContext) {
  const isOrdered = sql`exists (
    select from document_orders where documentable_id = escalations.id and ${isOrder} and ${checked(ctx, 'document_orders')})`;
  const isGenerated = sql`exists (
    select from documents where documentable_id = escalations.id and ${isDocument} and ${checked(ctx, 'documents')})`;
  return { isOrdered, isGenerated };
}

/** The order by the stage, from the draft on. */
export const byStage = computed('stage', 'integer', (ctx) => {
  const { isOrdered, isGenerated } = factsOfDraft(ctx);
  const stage = sql`case when status <> 'draft' then status when ${isOrdered} then 'ordered' when ${isGenerated} then 'generated'
    else 'draft' end`;
  return sql`array_position(array[${sql.join(escalationStages.map((one) => sql.lit(one)))}], ${stage})`;
});

/** The escalations of a stage. */
export function isAtStage(stage: EscalationStage, ctx: RequestContext): RawBuilder<SqlBool> {
  const { isOrdered, isGenerated } = factsOfDraft(ctx);
  switch (stage) {
    case 'draft':
      return sql<SqlBool>`status = 'draft' and not ${isOrdered} and not ${isGenerated}`;
    case 'generated':
      return sql<SqlBool>`status = 'draft' and not ${isOrdered} and ${isGenerated}`;
    case 'ordered':
      return sql<SqlBool>`status = 'draft' and ${isOrdered}`;
    default:
      return sql<SqlBool>`status = ${sql.lit(stage)}`;
  }
}
