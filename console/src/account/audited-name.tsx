import { To } from '../parts/to';
import { toRecordPage } from '../routes/pages';
import type { AuditedRecordFragment } from './audit.documents';
import { nameRecord, pageOfRecord } from './audit-record';

interface Entry {
  auditableType: string;
  auditableId: string;
  auditableSerial: number;
  recordName: string | null;
  record: AuditedRecordFragment | null;
  previews?: number;
}

/** The record of an entry by its number or title, with its page unless it is gone. */
export function AuditedName({ entry }: { entry: Entry }) {
  const { previews } = entry;
  if (previews !== undefined && previews > 1)
    return <span className="text-muted">{previews} previews of documents</span>;
  const [name, place] = [nameRecord(entry), pageOfRecord(entry)];
  return place ? <To {...toRecordPage(place)}>{name}</To> : name;
}
