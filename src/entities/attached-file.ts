import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { AttachedSubject } from '../domain/attached-file/limits.js';
import type { ExhibitKind } from '../domain/exhibit/exhibit.js';
import { TenantRow } from './record.js';

/**
 * A file that staff or the partner attached to an order or request, an exhibit of a record, the signed original of a document, or a file of a note. Its bytes are in the file store under their SHA-256.
 */
@Entity({ tableName: 'attached_files' })
export class AttachedFile extends TenantRow {
  @Property({ type: 'text' })
  subjectType!: AttachedSubject;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'text' })
  mimeType!: string;

  @Property({ type: 'integer' })
  fileSize!: number;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Only of an exhibit, whose title is the description. */
  @Property({ type: 'text', nullable: true })
  kind: ExhibitKind | null = null;

  @Property({ type: 'integer', nullable: true })
  pageCount: number | null = null;

  /** Only of an exhibit: what it inflates to, in bytes. */
  @Property({ type: 'integer', nullable: true })
  inflatedSize: number | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;
}
