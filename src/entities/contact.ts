import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { ContactType } from '../domain/vocabulary.js';
import { OrganizationRecord } from './record.js';

/** A person at an organization who can receive correspondence. */
@Entity({ tableName: 'contacts' })
export class Contact extends OrganizationRecord {
  @Property({ type: 'uuid', nullable: true })
  divisionId: string | null = null;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  title: string | null = null;

  @Property({ type: 'text', nullable: true })
  type: ContactType | null = null;

  @Property({ type: 'boolean' })
  isActive = true;
}
