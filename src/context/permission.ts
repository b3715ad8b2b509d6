import { sessionLimits } from '../domain/session/limits.js';
import type { MembershipRole, OperatorRole } from '../domain/vocabulary.js';
import { AppError } from '../errors/app-error.js';
import { accountPartner, waiverLink } from './auth/system-caller.js';
import type { RequestContext } from './request-context.js';

interface Rule {
  /** The roles in the acting organization that have the permission. Without it, the caller needs no organization. */
  roles?: readonly MembershipRole[];
  /** The roles that have it through a token, where they differ. */
  rolesOfToken?: readonly MembershipRole[];
  /** What the caller has instead of a role. Such a caller has no other permission. */
  ability?: string;
  /** The role across accounts that it needs. */
  operatorRole?: OperatorRole;
  /** Only in live mode. */
  liveOnly?: true;
  /** Only a person who has signed in, never a token. */
  sessionOnly?: true;
  /** The person must have signed in within the last 15 minutes. A token is not asked for this. */
  recently?: true;
}

const admins = ['owner', 'admin'] as const;
const writers = [...admins, 'member'] as const;
const everyone = [...writers, 'read_only'] as const;
/** What belongs to people has no sandbox, and no token changes it: a token may be leaked, lent, or limited to test data. */
const ofPeople = { liveOnly: true, sessionOnly: true } as const;

/**
 * Who may do what, in which mode, with which credential. Each service method names a row; `test/contract/operations.ts` names the
 * row of each operation, and a test walks through both.
 */
export const permissions = {
  /** Reads the records of the organization. */
  read: { roles: everyone },
  /** Changes records. */
  records: { roles: writers },
  /** Manages tokens, billing, credentials and webhooks. */
  administration: { roles: admins },
  /** The same, where a stolen session would do lasting harm. */
  sensitive: { roles: admins, recently: true },
  /** Reads the names and addresses of the members. */
  members: { roles: everyone, rolesOfToken: admins, liveOnly: true },
  /** Reads and withdraws invitations. */
  invitations: { roles: admins, ...ofPeople },
  /** Decides who belongs to the organization, and as what. */
  membership: { roles: admins, ...ofPeople, recently: true },
  /** What is the person's own: name, sessions, passkeys, and leaving an organization. */
  person: ofPeople,
  /** What was sent to the person's address, in either mode. No token reads or answers it. */
  received: { sessionOnly: true },
  /** Accepts it for an organization. */
  acceptance: { roles: writers, sessionOnly: true },
  personRecently: { ...ofPeople, recently: true },
  /** Carries out the live orders of all accounts. Staff see nothing else of accounts other than their own. */
  staff: { operatorRole: 'staff', liveOnly: true },
  /** Works on the tickets of all accounts. The fulfillment partner sees nothing else of theirs. */
  partner: { operatorRole: 'partner' },
  /** Answers the waiver requests to a mailbox, by the link in an e-mail. */
  waiverLink: { ability: waiverLink },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

/** What a refusal says. */
export const refusals = {
  token: 'Only a person who has signed in may do this, not a token.',
  sandbox: 'People, their roles and their sign-in are managed in live mode. The sandbox has none of its own.',
  administration: 'Only an owner or admin of the organization may do this.',
  readOnly: 'Your role in the organization is read-only.',
  staff: 'Only mailroom staff may do this, in live mode.',
  partner: 'Only the fulfillment partner may do this.',
  waiverLink: 'Only the page of a waiver request may do this, and it does nothing else.',
} as const;

/**
 * People, their memberships and tokens have no mode. What touches them, or tries to, is in the live request log, which a reset of the
 * sandbox keeps. `authorize` calls this where only a person may do something.
 */
export function reachBeyondSandbox(ctx: RequestContext): void {
  ctx.request.beyondSandbox = true;
}

/**
 * Service methods call this first.
 *
 * @param role the caller's role in the organization that the request concerns, if that is not the acting one
 * @throws AppError FORBIDDEN, RECENT_SIGN_IN_REQUIRED
 */
export function authorize(ctx: RequestContext, permission: Permission, role?: MembershipRole): void {
  const rule: Rule = permissions[permission];
  if (rule.sessionOnly) reachBeyondSandbox(ctx);
  const refusal = findRejection(ctx, permission, role);
  if (refusal) throw refusal;
}

/** Whether `authorize` lets the caller do it. */
export function allows(ctx: RequestContext, permission: Permission): boolean {
  return findRejection(ctx, permission) === undefined;
}

function findRejection(ctx: RequestContext, permission: Permission, role?: MembershipRole): AppError | undefined {
  const rule: Rule = permissions[permission];
  const { abilities, session } = ctx.principal;
  if (rule.ability || abilities.includes(waiverLink)) {
    return abilities.includes(rule.ability ?? '') ? undefined : new AppError('FORBIDDEN', refusals.waiverLink);
  }
  if (rule.operatorRole) return has(ctx, rule) ? undefined : new AppError('FORBIDDEN', refusals[rule.operatorRole]);
  if (rule.sessionOnly && !session) return new AppError('FORBIDDEN', refusals.token);
  if (rule.liveOnly && !ctx.livemode) return new AppError('FORBIDDEN', refusals.sandbox);
  const roles = (session ? undefined : rule.rolesOfToken) ?? rule.roles;
  if (roles && !roles.includes(role ?? ctx.account.role)) {
    return new AppError('FORBIDDEN', roles.includes('member') ? refusals.readOnly : refusals.administration);
  }
  return rule.recently && !signedInRecently(ctx) ? new AppError('RECENT_SIGN_IN_REQUIRED') : undefined;
}

/** As `authorize`, for what is the person's own. @returns the session */
export function authorizePerson(ctx: RequestContext, signedIn: 'recently' | 'ever' = 'ever') {
  authorize(ctx, signedIn === 'recently' ? 'personRecently' : 'person');
  return ctx.principal.session!;
}

function signedInRecently(ctx: RequestContext): boolean {
  const { session } = ctx.principal;
  return !session || ctx.realNow().getTime() - session.signedInAt.getTime() <= sessionLimits.recentMs;
}

/** Entries of the audit log about what is a person's own. */
const ofPerson = ['Session', 'SignInLink', 'Passkey', 'OidcSignIn', 'EmailPreference'] as const;
const restricted = { AccessToken: 'administration', MemberInvitation: 'invitations' } as const;

/** Which entries of the audit log a caller sees. */
export interface AuditView {
  /** The types whose entries are hidden. */
  hidden: readonly string[];
  /** The types of which the user sees the entries of their own acts. */
  own: readonly string[];
  by: string | null;
}

/**
 * The audit log shows of tokens and invitations what their lists show. Who signs in is shown to those who decide who the members are,
 * and to the person.
 */
export function auditView(ctx: RequestContext): AuditView {
  const hidden: string[] = (Object.keys(restricted) as Array<keyof typeof restricted>).filter(
    (type) => !allows(ctx, restricted[type]),
  );
  if (!allows(ctx, 'invitations')) hidden.push(...ofPerson);
  return { hidden, own: allows(ctx, 'person') ? ofPerson : [], by: ctx.principal.userId || null };
}

/** Whether the caller is staff or the partner, who attach files to the records of all accounts. */
export function attachesFiles(ctx: RequestContext): boolean {
  return isStaff(ctx) || has(ctx, permissions.partner);
}

export function isStaff(ctx: RequestContext): boolean {
  return has(ctx, permissions.staff);
}

function has(ctx: RequestContext, { operatorRole, liveOnly }: Rule): boolean {
  const { abilities } = ctx.principal;
  if (liveOnly && !ctx.livemode) return false;
  // An account's own partner works on the tickets of that account.
  return (
    abilities.includes(`role:${operatorRole}`) || (operatorRole === 'partner' && abilities.includes(accountPartner))
  );
}
