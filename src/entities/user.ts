import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A person. Memberships determine what a user can access. */
@Entity({ tableName: 'users' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;

  /** When the welcome credits were granted, which happens once. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  welcomedAt: Date | null = null;
}
