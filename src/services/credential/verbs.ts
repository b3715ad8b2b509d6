import { scrypt } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { EntityClass } from '@mikro-orm/core';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  type CredentialIssuer,
  lastFour,
  mergeSettings,
  secretFault,
  settingFaults,
} from '../../domain/credential/settings.js';
import type { CredentialMode, CredentialStatus } from '../../domain/vocabulary.js';
import type { Credential } from '../../entities/credential.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { ForbiddenAddress } from '../../providers/address-guard.js';
import type { CredentialVerdict } from '../../providers/credentials/credential-verifier.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import type { Table } from '../../reads/loaders/table.js';
import { webhookSecretPattern } from '../../runtime/encryption/standard-webhooks.js';
import type { CreateCredentialInput, UpdateCredentialInput } from '../../schema/credential.js';
import { change, type Draft, insert, lock, remove, update } from '../shared/record.js';
import { openCredential, sealCredential } from './seal.js';

type IssuedCredential<E extends Credential> = E & { provider: CredentialIssuer };

/**
 * The operations on one kind of credential. The issuer is asked before the transaction begins, so that no row and no connection
 * waits for it. (Under an Idempotency-Key the transaction is open already; it locks no row, and takes one of the slots for long
 * requests.) The questions change nothing at the issuer, so an interrupted request leaves nothing behind.
 */
export function credentialVerbs<E extends Credential>(
  entity: EntityClass<IssuedCredential<E>> & (new () => IssuedCredential<E>),
  table: Table,
) {
  return {
    async create(ctx: RequestContext, input: CreateCredentialInput<CredentialIssuer>) {
      authorize(ctx, 'sensitive');
      const { provider, secret, label, metadata } = input;
      const mode = input.mode ?? (ctx.livemode ? 'live' : 'test');
      const settings = mergeSettings(provider, {}, input.settings ?? {});
      const violations = new Violations();
      if (mode === 'live' && !ctx.livemode) {
        violations.add('mode', 'The sandbox accepts only credentials in test mode.');
      }
      await check(ctx, violations, { provider, mode, secret, settings });
      const verdict = await put(ctx, { provider, mode, secret, settings });
      const id = uuidv7();
      const draft: Draft<Credential> = {
        organizationId: ctx.account.id,
        label,
        mode,
        metadata,
        ...(await secretColumns(ctx, secret)),
        ...sealCredential(ctx.infrastructure.webhooks!.keyring, table.name, id, provider, { secret, settings }),
        ...toOutcome(ctx, verdict, 'unverified'),
      };
      return insert(ctx, entity, { provider, ...draft } as Draft<IssuedCredential<E>>, id);
    },

    async update(ctx: RequestContext, input: UpdateCredentialInput) {
      authorize(ctx, 'sensitive');
      const { id, secret, label, metadata, status } = input;
      const plainFields = {
        ...(label !== undefined && { label }),
        ...(metadata !== undefined && { metadata }),
      } as Draft<IssuedCredential<E>>;
      if (status !== undefined) return revoke(ctx, input, plainFields);
      const seen = await find(ctx, id);
      const openedCredential = opened(ctx, seen);
      const candidate = {
        provider: seen.provider,
        mode: seen.mode,
        secret: secret ?? openedCredential?.secret,
        settings: mergeSettings(seen.provider, openedCredential?.settings ?? seen.settings, input.settings ?? {}),
      };
      const same =
        openedCredential &&
        candidate.secret === openedCredential.secret &&
        isDeepStrictEqual(candidate.settings, openedCredential.settings);
      if (same || (secret === undefined && input.settings === undefined)) {
        return update(ctx, await lock(ctx, entity, table, id), plainFields);
      }
      const shown = requireSecret(candidate, 'The credential is revoked: send a new secret along with its settings.');
      await check(ctx, new Violations(), shown);
      const verdict = await put(ctx, shown);
      return change(ctx, await lockAsSeen(ctx, seen), {
        ...plainFields,
        ...(secret !== undefined && (await secretColumns(ctx, secret))),
        ...sealCredential(ctx.infrastructure.webhooks!.keyring, table.name, id, seen.provider, shown),
        verifiedAt: null,
        // What was learned about another host, or under another key, says nothing about this one.
        ...('silentAt' in table.columns && { silentAt: null }),
        ...toOutcome(ctx, verdict, 'unverified'),
      } as Draft<IssuedCredential<E>>);
    },

    async verify(ctx: RequestContext, id: string) {
      authorize(ctx, 'administration');
      const seen = await find(ctx, id);
      const { provider, mode } = seen;
      const candidate = requireSecret(
        { provider, mode, settings: seen.settings, ...opened(ctx, seen) },
        'A revoked credential cannot be verified: set a new secret first.',
      );
      const verdict = await put(ctx, candidate);
      return change(
        ctx,
        await lockAsSeen(ctx, seen),
        toOutcome(ctx, verdict, seen.status) as Draft<IssuedCredential<E>>,
      );
    },

    async remove(ctx: RequestContext, id: string) {
      authorize(ctx, 'sensitive');
      const record = await lock(ctx, entity, table, id);
      destroySecrets(record);
      return remove(ctx, record);
    },
  };

  async function revoke(ctx: RequestContext, input: UpdateCredentialInput, changes: Draft<IssuedCredential<E>>) {
    const violations = new Violations();
    if (input.status !== 'revoked') {
      violations.add('status', 'The status field can only be set to revoked: verification sets every other status.');
    } else {
      for (const field of ['secret', 'settings'] as const) {
        if (input[field] !== undefined)
          violations.add(field, `The ${field} field cannot be sent when the status is set to revoked.`);
      }
    }
    violations.throwIfAny();
    const record = await lock(ctx, entity, table, input.id);
    if (record.status === 'revoked') return update(ctx, record, changes);
    destroySecrets(record);
    return change(ctx, record, { ...changes, status: 'revoked', lastError: null } as Draft<IssuedCredential<E>>);
  }

  /** Reads without a lock, before an outside service is asked. */
  async function find(ctx: RequestContext, id: string): Promise<IssuedCredential<E>> {
    const [row] = await rowsWhere(ctx, table, sql`id = ${id}::uuid and deleted_at is null`);
    return (row as IssuedCredential<E> | undefined) ?? (await rejectMissing(ctx, table, id));
  }

  /** Locks the record for a change, unless its credential is no longer the one that the issuer was asked about. */
  async function lockAsSeen(ctx: RequestContext, seen: IssuedCredential<E>): Promise<IssuedCredential<E>> {
    const record = await lock(ctx, entity, table, seen.id);
    const shown = ({ sealedSecret, sealedSettings, settings }: Credential) => [sealedSecret, sealedSettings, settings];
    if (!isDeepStrictEqual(shown(record), shown(seen))) throw new AppError('CONFLICT');
    return record;
  }

  function opened(ctx: RequestContext, row: IssuedCredential<E>) {
    return openCredential(ctx.infrastructure.webhooks!.keyring, table.name, row);
  }
}

interface OpenedCredential {
  provider: CredentialIssuer;
  mode: CredentialMode;
  secret: string;
  /** Includes the secret settings. */
  settings: Record<string, unknown>;
}

function requireSecret(
  candidate: Omit<OpenedCredential, 'secret'> & { secret?: string },
  sentence: string,
): OpenedCredential {
  if (candidate.secret === undefined) throw invalid({ secret: [sentence] });
  return candidate as OpenedCredential;
}

/**
 * Reports everything wrong with a credential at once, including where its address points; resolving a name can take seconds.
 */
async function check(ctx: RequestContext, violations: Violations, shown: OpenedCredential): Promise<void> {
  const { provider, mode, secret, settings } = shown;
  const fault =
    provider === 'partner' && !webhookSecretPattern.test(secret)
      ? 'The secret field must be a Standard Webhooks secret: whsec_ followed by 24 to 64 bytes in base64.'
      : secretFault(provider, mode, secret);
  if (fault) violations.add('secret', fault);
  const faults = settingFaults(provider, settings);
  violations.addAll(faults);
  const [name, url] =
    provider === 'partner' ? ['url', settings.url] : provider === 'smtp' ? ['host', `https://${settings.host}`] : [];
  const field = `settings.${name}`;
  if (name && !faults.some((violation) => violation.field === field)) {
    await ctx.infrastructure.webhooks!.guard.checkResolved(url as string).catch((error) => {
      if (!(error instanceof ForbiddenAddress)) throw error;
      violations.add(field, `The ${field} field ${error.message}`);
    });
  }
  violations.throwIfAny();
}

/** Asks the issuer about the credential. In the sandbox no issuer is asked. */
function put(
  ctx: RequestContext,
  { provider: issuer, mode, secret, settings }: OpenedCredential,
): Promise<CredentialVerdict> {
  const { live, sandbox } = ctx.infrastructure.credentials!;
  return (ctx.livemode ? live : sandbox).verify({ issuer, mode, secret, settings });
}

/** @param undecided the status when the issuer gave no clear answer */
function toOutcome(ctx: RequestContext, verdict: CredentialVerdict, undecided: CredentialStatus): Draft<Credential> {
  if (verdict.verdict === 'accepted') return { status: 'active', verifiedAt: ctx.now(), lastError: null };
  return { status: verdict.verdict === 'refused' ? 'invalid' : undecided, lastError: verdict.reason };
}

const scryptAsync = promisify(scrypt) as (secret: string, salt: string, bytes: number) => Promise<Buffer>;

/** The fingerprint is slow to compute and differs between accounts, so it cannot be used to guess a weak password. */
async function secretColumns(ctx: RequestContext, secret: string): Promise<Draft<Credential>> {
  const fingerprint = (await scryptAsync(secret, `credential fingerprint ${ctx.account.id}`, 8)).toString('hex');
  return { lastFour: lastFour(secret), fingerprint };
}

function destroySecrets(record: Credential): void {
  record.sealedSecret = null;
  record.sealedSettings = null;
  record.secretSettings = [];
}
