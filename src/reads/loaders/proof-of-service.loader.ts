import { sql } from 'kysely';
import type { PieceFacts } from '../../domain/proof-of-service/build.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { belonging } from './belonging.js';
import { checked } from './scope.js';

type Row = PieceFacts & { noticeId: string };

/** The mail pieces of notices, in the order of their creation. Excludes those that will never be handed to a carrier. */
export const piecesOf = belonging({
  name: 'pieces',
  rows: (ctx, ids) => sql<Row>`
    select o.documentable_id as "noticeId", o.id as "orderId", o.mail_class as "mailClass", o.handler, o.carrier,
      o.tracking_number as "trackingNumber", o.status, o.accepted_at::text as "acceptedAt",
      o.delivered_at::text as "deliveredAt",
      json_build_object('name', o.recipient_name, 'addressLine1', o.recipient_address_line_1, 'addressLine2',
        o.recipient_address_line_2, 'city', o.recipient_city, 'state', o.recipient_state, 'zip', o.recipient_zip,
        'countryCode', o.recipient_country_code) as recipient,
      json_build_object('id', d.id, 'type', d.type, 'template', d.template, 'fileName', d.file_name, 'pageCount',
          case when o.signed_sha256 is null then d.page_count else coalesce(d.signed_page_count, d.page_count) end,
        'sha256', coalesce(o.signed_sha256, d.sha256), 'earlierSha256',
          case when o.signed_sha256 is null then d.earlier_sha256 end) as document,
      (select coalesce(json_agg(json_build_object('occurredAt', occurred_at::text, 'name', name, 'location', location,
          'provider', provider, 'status', status) order by occurred_at, serial), '[]')
        from document_order_events where document_order_id = o.id and ${checked(ctx, 'document_order_events')}) as events,
      (select coalesce(json_agg(json_build_object('fileName', file_name, 'sha256', sha256) order by serial), '[]')
        from attached_files where subject_id = o.id and ${checked(ctx, 'attached_files')}) as files
    from (select * from document_orders where documentable_id = any(${ids}) and documentable_type = 'notice'
      and order_type = 'mail' and (accepted_at is not null or status not in ('failed', 'cancelled'))
      and ${checked(ctx, 'document_orders')}) o
    join (select id, type, template, file_name, page_count, sha256, earlier_sha256,
        (signed_original ->> 'pageCount')::int as signed_page_count from documents where ${checked(ctx, 'documents', 'any')}) d
      on d.id = o.document_id
    order by o.serial`,
  owner: ({ noticeId }) => noticeId,
  value: (rows): PieceFacts[] => rows.map(toPiece),
});

function toPiece({ noticeId: _, acceptedAt, deliveredAt, events, ...piece }: Row): PieceFacts {
  return {
    ...piece,
    acceptedAt: timestamp(acceptedAt) as string | null,
    deliveredAt: timestamp(deliveredAt) as string | null,
    events: events.map((event) => ({ ...event, occurredAt: timestamp(event.occurredAt) as string })),
  };
}
