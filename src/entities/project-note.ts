import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ProjectRecord } from './record.js';

/** What a person wrote down on a project; a task is to be done. */
@Entity({ tableName: 'project_notes' })
export class ProjectNote extends ProjectRecord {
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'uuid', nullable: true })
  authorId: string | null = null;

  @Property({ type: 'json' })
  mentionedIds: string[] = [];

  /** The names of its files, for the log: the files themselves are in `attached_files`. */
  @Property({ type: 'json' })
  fileNames: string[] = [];

  @Property({ type: 'boolean' })
  isTask = false;

  @Property({ type: 'uuid', nullable: true })
  assigneeId: string | null = null;

  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  /** The day in the order of tasks, which the database derives: those without one come last. */
  @Property({ type: 'date', persist: false })
  readonly dueOrder!: string;

  @Property({ type: 'boolean' })
  isDone = false;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  doneAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  doneById: string | null = null;
}
