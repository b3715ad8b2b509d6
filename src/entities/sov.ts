import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { ScheduleStatus } from '../domain/sov/schedule.js';
import { ProjectRecord } from './record.js';

/** A schedule of values: how a contract sum divides into lines. The lines are rows of `sov_lines` (services/sov/lines.ts). */
@Entity({ tableName: 'sovs' })
export class Sov extends ProjectRecord {
  @Property({ type: 'text' })
  name: string = 'Schedule of values';

  @Property({ type: 'text' })
  status: ScheduleStatus = 'draft';
}
