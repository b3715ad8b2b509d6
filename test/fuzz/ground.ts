import { beforeAll } from '@jest/globals';
import { createFixture, type Fixture } from '../contract/records.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld, type World } from '../support/worlds/world.js';
import { type Foreign, foreignRows } from './foreign.js';
import { WriteWatch } from './write-watch.js';

/** The collection to which the ids of a property belong, if its name does not show it. */
const kinds: Record<string, string> = {
  parent_notice_id: 'notices',
  customer_party_id: 'parties',
  hired_by_party_id: 'parties',
  documentable_id: 'notices',
  source_id: 'projects',
  resource_id: 'notices',
  entity_id: 'notices',
  auditable_id: 'notices',
};

/** Callers: the abilities of a token, in the account of the fixtures or in one of its own. */
const roles = {
  owner: ['tier:scale'],
  staff: ['tier:scale', 'role:staff'],
  partner: ['tier:scale', 'role:partner'],
  sandbox: ['tier:scale', 'mode:sandbox'],
};
export type Role = keyof typeof roles;

/** A world to fuzz: an account with a fixture of records and a spare one, a stranger's account, and the account's sandbox. */
export class Ground {
  fixture!: Fixture;
  #spare: Fixture | undefined;
  /** Ids by collection; new records are added. */
  readonly pools = new Map<string, string[]>();
  foreign!: Foreign;
  readonly watch: WriteWatch;
  #owner!: Caller;
  #sandbox!: Caller;
  #foreignIds: string[] = [];
  #callers = new Map<Role, Caller>();

  constructor(readonly world: World) {
    this.watch = new WriteWatch(world);
  }

  async open(): Promise<void> {
    const { world } = this;
    this.#owner = await world.caller({ credits: '9000000.00' });
    this.#use(await createFixture(world, this.#owner));
    this.#spare = await createFixture(world, this.#owner);
    const stranger = await world.caller();
    // Any account may invite a tenant by its id, which writes an invitation of the tenant's.
    const foreign = idsOf(await createFixture(world, stranger)).filter((id) => id !== stranger.organizationId);
    this.#foreignIds.push(...foreign);
    const sandbox = await world.sandboxOf(this.#owner);
    const aside = await goldenPath(world, sandbox);
    this.#foreignIds.push(...idsOf(aside).filter((id) => id !== this.#owner.organizationId));
    // An account of its own, because requests change its sandbox.
    this.#sandbox = await world.sandboxOf(await world.caller());
    this.foreign = await foreignRows(world, stranger.organizationId, this.#owner.organizationId);
  }

  get organizationId(): string {
    return this.#owner.organizationId;
  }

  /** Ids of another account, and of the account's sandbox. */
  isForeign(id: string): boolean {
    return this.#foreignIds.includes(id.toLowerCase());
  }

  foreignId(at: number): string {
    return this.#foreignIds[at % this.#foreignIds.length]!;
  }

  /** A record's id that a property of that name may contain. */
  readonly pick = (name: string, at: number): string => {
    const snaked = name.replace(/([A-Z])/g, '_$1').toLowerCase();
    const kind = kinds[snaked] ?? `${snaked.replace(/_id$/, '').replace(/y$/, 'ie').replaceAll('_', '-')}s`;
    return this.of(kind, at) ?? this.any(at);
  };

  of(kind: string, at: number): string | undefined {
    const pool = this.pools.get(kind);
    return pool?.[at % pool.length];
  }

  any(at: number): string {
    const all = [...this.pools.values()];
    const pool = all[at % all.length]!;
    return pool[at % pool.length]!;
  }

  /** Every second id belongs to another account; the others belong to this account, in any collection. */
  readonly ids = (at: number): string => (at % 2 === 0 ? this.foreignId(at >> 1) : this.any(at >> 1));

  /** Adds a new record to those that requests refer to. It replaces the oldest ones, except for those of the fixtures. */
  add(kind: string, id: string): void {
    const pool = this.pools.get(kind) ?? [];
    if (pool.length >= 12) pool.splice(4, 1);
    this.pools.set(kind, [...pool, id]);
  }

  async caller(role: Role): Promise<Caller> {
    const known = this.#callers.get(role);
    if (known) return known;
    const whose = role === 'sandbox' ? this.#sandbox : this.#owner;
    const caller = await this.watch.pause(async () => {
      await this.world.makeRoom(whose);
      return this.world.anotherToken(whose, roles[role]);
    });
    this.#callers.set(role, caller);
    return caller;
  }

  /** Continues with the spare fixture, because by now the records of the first one may be in any state. */
  renew(): void {
    if (this.#spare) this.#use(this.#spare);
    this.#spare = undefined;
  }

  #use(fixture: Fixture): void {
    this.fixture = fixture;
    for (const [key, kind] of Object.entries(collections))
      this.add(kind, (fixture as unknown as Record<string, string>)[key]!);
  }
}

/** The collection of each id of a fixture. */
const collections: Record<string, string> = {
  organizationId: 'organizations',
  ownerId: 'organizations',
  contractorId: 'organizations',
  divisionId: 'divisions',
  contactId: 'contacts',
  projectId: 'projects',
  annexId: 'projects',
  ownerPartyId: 'parties',
  contractorPartyId: 'parties',
  lenderPartyId: 'parties',
  jobsiteId: 'jobsites',
  projectNoteId: 'project-notes',
  receivedNoticeId: 'received-notices',
  noticeId: 'notices',
  orderedNoticeId: 'notices',
  waiverId: 'waivers',
  generatedWaiverId: 'waivers',
  signedWaiverId: 'waivers',
  waiverRequestId: 'waiver-requests',
  sentWaiverRequestId: 'waiver-requests',
  counteredWaiverRequestId: 'waiver-requests',
  signedWaiverRequestId: 'waiver-requests',
  supplierPartyId: 'parties',
  escalationId: 'escalations',
  sovId: 'sovs',
  annexSovId: 'sovs',
  payApplicationId: 'pay-applications',
  approvedPayApplicationId: 'pay-applications',
  payApplicationInvitationId: 'pay-application-invitations',
  documentId: 'documents',
  orderedDocumentId: 'documents',
  documentOrderId: 'document-orders',
  fulfillmentRequestId: 'fulfillment-requests',
  waitingRequestId: 'fulfillment-requests',
  failedRequestId: 'fulfillment-requests',
  auditEntryId: 'audit-logs',
  webhookId: 'webhooks',
  providerCredentialId: 'provider-auth',
  shipperCredentialId: 'shipper-auth',
};

function idsOf(fixture: Fixture | GoldenPath): string[] {
  return Object.values(fixture as unknown as Record<string, string>);
}

export function openGround(): Ground {
  const ground = new Ground(openWorld());
  beforeAll(() => ground.open());
  return ground;
}
