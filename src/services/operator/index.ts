import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { authChannel } from '../../context/auth/change-feed.js';
import { isAbility } from '../../context/auth/token.js';
import { defaultAccessLimits, latestExpiry } from '../../domain/access-token/limits.js';
import { deriveCodes } from '../../domain/organization/code.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { isUuid } from '../../domain/shared/uuid.js';
import type { MembershipRole, OperatorRole } from '../../domain/vocabulary.js';
import { AccessToken } from '../../entities/access-token.js';
import type { Database } from '../../entities/generated/database.js';
import { Membership } from '../../entities/membership.js';
import { Organization } from '../../entities/organization.js';
import { User } from '../../entities/user.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { findReplacement, mint, replacedBy, revokeTree } from '../access-token/tree.js';
import { welcome } from '../credit/welcome.js';
import { endRights, lockMembers } from '../member/end-rights.js';
import { addUser, requireAddress, userWith } from '../session/user-of-address.js';

/** Operations of the operator's command line; there is no caller, so there is no account to scope to. */

interface CreateTokenOptions {
  email: string;
  /** Of a new user; without it, the part of the e-mail address before the @. */
  name?: string;
  organizationId?: string;
  organizationName?: string;
  abilities?: string[];
  label?: string;
  /** ISO 8601. Without it, the token gets the longest lifetime allowed. */
  expires?: string;
  tokenMaxDays?: number;
  /** For the first account that the user owns; no credits if left out. */
  welcomeCredits?: number;
}

/**
 * Creates a token, and the user, organization and membership where they are missing (as owner of an organization that has none,
 * otherwise as member). The operator is bound by the longest lifetime of a token, but not by the number of tokens.
 */
export async function createToken(em: EntityManager, options: CreateTokenOptions) {
  return em.transactional(async (tx) => {
    const abilities = options.abilities ?? [];
    const unknown = abilities.filter((ability) => !isAbility(ability));
    if (unknown.length > 0) throw reject(`The ability ${unknown[0]} does not exist.`);
    const now = realTime();
    const expiresAt = computeExpiry(options, now);
    const user = await findOrCreateUser(tx, options.email, options.name);
    const organization = await findOrCreateOrganization(tx, options, user);
    const member = await tx.findOne(Membership, { userId: user.id, organizationId: organization.id });
    if (!member) {
      const role = (await hasOwner(tx, organization)) ? 'member' : 'owner';
      await join(tx, user, organization, role);
      if (role === 'owner') {
        const db = (tx as EntityManager).getKysely<Database>();
        await welcome(db, { userId: user.id, accountId: organization.id, credits: options.welcomeCredits ?? 0, now });
      }
    }
    const { secret, accessToken } = await mint(tx as EntityManager, {
      userId: user.id,
      parentId: null,
      abilities,
      hasOperatorTier: true,
      label: options.label ?? null,
      expiresAt,
      now,
    });
    return { token: secret, token_id: accessToken.id, user_id: user.id, organization_id: organization.id };
  });
}

function computeExpiry(
  { expires, tokenMaxDays = defaultAccessLimits.tokenMaxDays }: CreateTokenOptions,
  now: Date,
): Date {
  const latest = latestExpiry(now, tokenMaxDays);
  if (expires === undefined) return latest;
  const date = new Date(expires);
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(expires) || Number.isNaN(date.getTime())) {
    throw reject('The expiry must be a date such as 2027-01-31 or 2027-01-31T12:00:00Z.');
  }
  if (date <= now) throw reject('The expiry must be in the future.');
  if (date > latest) throw reject(`The expiry must be at most ${tokenMaxDays} days in the future.`);
  return date;
}

export async function listTokens(em: EntityManager, options: { email?: string; organizationId?: string }) {
  const { email, organizationId } = options;
  const keys =
    email === undefined
      ? null
      : `{${requireAddress(email)
          .keys.map((key) => JSON.stringify(key))
          .join()}}`;
  if (organizationId && !isUuid(organizationId)) throw reject('The organization must be a valid UUID.');
  const rows = await em.execute(
    `select t.id as token_id, t.parent_id, u.email, t.label, t.abilities, t.created_at, t.last_used_at, t.expires_at, t.revoked_at,
       array(select m.organization_id from memberships m where m.user_id = u.id order by m.created_at) as organizations
     from access_tokens t join users u on u.id = t.user_id
     where (?::text[] is null or lower(u.email collate "C") = any(?::text[])) and (?::uuid is null or exists (
       select 1 from memberships m where m.user_id = u.id and m.organization_id = ?::uuid))
     order by t.id desc`,
    [keys, keys, organizationId ?? null, organizationId ?? null],
  );
  return (rows as Array<Record<string, unknown>>).map((row) => ({
    ...row,
    created_at: timestamp(row.created_at),
    last_used_at: timestamp(row.last_used_at),
    expires_at: timestamp(row.expires_at),
    revoked_at: timestamp(row.revoked_at),
  }));
}

export async function revokeToken(em: EntityManager, tokenId: string) {
  if (!isUuid(tokenId)) throw reject('The id of the token is required, and must be a UUID.');
  return em.transactional(async (tx) => {
    const token = await tx.findOne(AccessToken, { id: tokenId });
    if (!token) throw reject(`There is no access token with the id ${tokenId}.`);
    const now = realTime();
    const db = (tx as EntityManager).getKysely<Database>();
    const replacement = await findReplacement(db, tokenId);
    if (replacement) throw reject(replacedBy(replacement));
    await revokeTree(db, tokenId, now);
    return { token_id: token.id, revoked_at: token.revokedAt ?? now };
  });
}

export async function addMember(
  em: EntityManager,
  options: { email: string; organizationId: string; role: MembershipRole; operatorRole?: OperatorRole | 'none' },
) {
  return em.transactional(async (tx) => {
    const organization = await findOrCreateOrganization(tx, options);
    const user = await findOrCreateUser(tx, options.email);
    const db = (tx as EntityManager).getKysely<Database>();
    await lockMembers(db, organization.id);
    const member = await tx.findOne(Membership, { userId: user.id, organizationId: organization.id });
    if (member) member.role = options.role;
    const joined = member ?? (await join(tx, user, organization, options.role));
    const { operatorRole } = options;
    if (operatorRole) joined.operatorRole = operatorRole === 'none' ? null : operatorRole;
    if (joined.operatorRole && joined.role === 'read_only') {
      throw reject('A member with the role read_only cannot work across accounts.');
    }
    await tx.flush();
    await endRights(db, { userId: user.id, organizationId: organization.id, role: joined.role, now: realTime() });
    await tx.execute('select pg_notify(?, ?)', [authChannel, `user:${user.id}`]);
    return {
      user_id: user.id,
      organization_id: organization.id,
      role: joined.role,
      operator_role: joined.operatorRole,
    };
  });
}

async function findOrCreateUser(em: EntityManager, email: string, name?: string): Promise<User> {
  const address = requireAddress(email);
  const db = em.getKysely<Database>();
  const id = (await userWith(db, address)) ?? (await addUser(db, address, realTime(), name));
  return em.findOneOrFail(User, { id });
}

/** The tenant that an option of the command line names. */
export async function tenant(em: EntityManager, organizationId: string): Promise<Organization> {
  const organization = isUuid(organizationId)
    ? await em.findOne(Organization, { id: organizationId, type: 'tenant', deletedAt: null })
    : null;
  if (!organization) throw reject(`There is no tenant organization with the id ${organizationId}.`);
  return organization;
}

async function findOrCreateOrganization(
  em: EntityManager,
  options: { organizationId?: string; organizationName?: string },
  user?: User,
): Promise<Organization> {
  if (options.organizationId) return tenant(em, options.organizationId);
  const name = options.organizationName?.trim();
  if (!name) throw reject('The id or the name of the organization is required.');
  // Names are not unique, so the name means only an organization that the user is a member of already.
  const [existing] = user
    ? await em.execute(
        `select o.id from organizations o join memberships m on m.organization_id = o.id
         where m.user_id = ? and o.name = ? and o.type = 'tenant' and o.deleted_at is null order by o.id limit 1`,
        [user.id, name],
      )
    : [];
  if (existing) return em.findOneOrFail(Organization, { id: (existing as { id: string }).id });
  const [id, now] = [uuidv7(), realTime()];
  const organization = new Organization();
  Object.assign(organization, {
    id,
    accountId: id,
    livemode: true,
    type: 'tenant',
    name,
    code: deriveCodes(name)[0],
    createdAt: now,
    updatedAt: now,
  });
  em.persist(organization);
  await em.flush();
  return organization;
}

async function hasOwner(em: EntityManager, organization: Organization): Promise<boolean> {
  return (await em.findOne(Membership, { organizationId: organization.id, role: 'owner' })) !== null;
}

async function join(
  em: EntityManager,
  user: User,
  organization: Organization,
  role: MembershipRole,
): Promise<Membership> {
  const member = em.create(Membership, {
    id: uuidv7(),
    userId: user.id,
    organizationId: organization.id,
    role,
    createdAt: realTime(),
  });
  await em.flush();
  await em.execute('select pg_notify(?, ?)', [authChannel, `user:${user.id}`]);
  return member;
}

function reject(sentence: string): AppError {
  return new AppError('VALIDATION_FAILED', sentence);
}
