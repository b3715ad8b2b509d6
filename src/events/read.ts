import { type RawBuilder, sql } from 'kysely';
import type { StoredEvent, Stream } from '../domain/event/stream.js';
import type { Db } from '../entities/generated/database.js';
import { AppError, invalid } from '../errors/app-error.js';

/** The events of a stream after a position, oldest first. */
export async function readEvents(
  db: Db,
  stream: Stream & { after: number; subjectId?: string | null; limit: number },
): Promise<StoredEvent[]> {
  const { accountId, livemode, after, types, subjectId = null, about, projectId, limit } = stream;
  const ofRecords = about
    ? sql`and (subject_id = any(${about}::uuid[])
        or (payload #>> '{data,object,documentable_id}')::uuid = any(${about}::uuid[])
        or (payload #>> '{data,object,document_id}')::uuid = any(${about}::uuid[]))`
    : sql``;
  const ofProject = projectId
    ? sql`and (payload #>> '{data,object,project_id}' = ${projectId} or payload #> '{data,object,project_id}' is null)`
    : sql``;
  const { rows } = await sql<Row>`
    select ${columns} from events
    where account_id = ${accountId}::uuid and livemode = ${livemode} and position > ${after} ${matching(types, subjectId)} ${ofRecords} ${ofProject}
    order by position limit ${limit}`.execute(db);
  return rows.map(stored);
}

/** A page of a stream before a position, newest first, for readers of the past. */
export async function readEventsBefore(
  db: Db,
  stream: Omit<Stream, 'about'> & { before: number | null; subjectId: string | null; limit: number },
): Promise<StoredEvent[]> {
  const { accountId, livemode, before, types, subjectId, limit } = stream;
  const older = before === null ? sql`` : sql`and position < ${before}`;
  const { rows } = await sql<Row>`
    select ${columns} from events
    where account_id = ${accountId}::uuid and livemode = ${livemode} ${older} ${matching(types, subjectId)}
    order by position desc limit ${limit}`.execute(db);
  return rows.map(stored);
}

/** The condition that events have these types and this record; empty for all. */
export function matching(types: Stream['types'], subjectId: string | null): RawBuilder<unknown> {
  const ofTypes = types ? sql`and type = any(${types})` : sql``;
  return subjectId === null ? ofTypes : sql`${ofTypes} and subject_id = ${subjectId}::uuid`;
}

/** The events of all accounts after a position, oldest first: what the hub of a process follows. */
export async function readTail(db: Db, after: number, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<Row>`
    select ${columns} from events where position > ${after} order by position limit ${limit}`.execute(db);
  return rows.map(stored);
}

/**
 * `last` is the newest event's position, 0 if there is none. Events up to `dropped` may be gone: a reader below that position
 * has missed some.
 */
export async function readPositions(db: Db): Promise<{ last: number; dropped: number }> {
  const { rows } = await sql<{ last: string; dropped: string }>`select last, dropped from event_positions`.execute(db);
  return { last: Number(rows[0]!.last), dropped: Number(rows[0]!.dropped) };
}

/** When the event at a position, or the last one before it, got its position; null if there is none. */
export async function readSequencedTime(db: Db, position: number): Promise<Date | null> {
  const { rows } = await sql<{ sequencedAt: Date }>`
    select sequenced_at as "sequencedAt" from events where position <= ${position} order by position desc limit 1`.execute(
    db,
  );
  return rows[0] ? new Date(rows[0].sequencedAt) : null;
}

/** @throws AppError if the position is not in the stream, or events after it may have been removed */
export async function rejectPosition(db: Db, after: number): Promise<void> {
  const { last, dropped } = await readPositions(db);
  if (after > last) throw invalid({ after: ['The after argument is not a cursor of this stream.'] });
  if (after < dropped) throw new AppError('CURSOR_EXPIRED');
}

type Row = Omit<StoredEvent, 'position'> & { position: string };

const columns = sql`position, id, account_id as "accountId", livemode, type, subject_type as "subjectType",
  subject_id as "subjectId", payload`;

function stored(row: Row): StoredEvent {
  return { ...row, position: Number(row.position) };
}
