import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A personal access token. Only its SHA-256 is stored; the secret is shown once, when the token is created. */
@Entity({ tableName: 'access_tokens' })
export class AccessToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  /** The token that created it; both end together. Null if a session or the operator created it. */
  @Property({ type: 'uuid', nullable: true })
  parentId: string | null = null;

  /** The token that replaced it by rotation. */
  @Property({ type: 'uuid', nullable: true })
  replacedById: string | null = null;

  /** The first token of its line, if it was made by rotation. */
  @Property({ type: 'uuid', nullable: true })
  firstTokenId: string | null = null;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Property({ type: 'array', columnType: 'text[]' })
  abilities: string[] = [];

  /** The operator granted its tier. Otherwise the plan of its organization limits it. */
  @Property({ type: 'boolean' })
  hasOperatorTier = false;

  /** Organizations that its user has left since: the token does not reach them again if the user comes back. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  leftOrganizationIds: string[] = [];

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  /** The address of the caller that used it last. */
  @Property({ type: 'text', nullable: true })
  lastUsedIpAddress: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  revokedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;
}
