import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.js';
import type { Tenant } from './tenants.js';

/** What the service acknowledged; all of it must exist in the end. */
export interface Acknowledged {
  contacts: Map<string, { tenant: Tenant; title: string }>;
  notices: Set<string>;
  documents: number;
}

interface World {
  divisionId: string;
  projects: string[];
  notices: string[];
  contacts: string[];
}

const graph = `query Soak($id: ID!) { division(id: $id) { name projects(first: 10) { totalCount nodes {
  id name state parties { nodes { role organization { name } } }
  notices(first: 5) { nodes { id noticeNumber status claimAmount documents { nodes { id status } } } } } } } }`;

/** Calls per second of each kind, started in turn whether or not the previous ones have been answered. */
const rates = { lists: 20, shows: 10, graphs: 6, searches: 2, contacts: 8, changes: 8, notices: 3, documents: 1.5 };

/** The most calls that may wait for an answer at a time; if more would, the service has fallen behind. */
const maxOpen = 400;

/** One load for all tenants in turn, until it is stopped. */
export class Load {
  readonly acknowledged: Acknowledged = { contacts: new Map(), notices: new Set(), documents: 0 };
  readonly #worlds = new Map<Tenant, World>();
  #open = 0;
  #stopped = false;

  constructor(
    private readonly tenants: readonly Tenant[],
    private readonly caller: Caller,
    private readonly scale: number,
  ) {}

  async prepare(): Promise<void> {
    for (const tenant of this.tenants) this.#worlds.set(tenant, await this.#found(tenant));
  }

  async run(until: number): Promise<void> {
    const works: Record<keyof typeof rates, (tenant: Tenant, world: World) => Promise<void>> = {
      lists: async (tenant) => this.#read(tenant, `/notices?per_page=15&page=${1 + Math.floor(Math.random() * 5)}`),
      shows: async (tenant, world) => this.#read(tenant, `/projects/${oneOf(world.projects)}`),
      graphs: async (tenant, { divisionId: id }) => {
        const body = { query: graph, variables: { id } };
        await this.caller.call(tenant, { kind: 'graph', method: 'POST', path: '/graphql', body });
      },
      searches: async (tenant) => this.#read(tenant, '/search?q=harbor%20tower'),
      contacts: (tenant, world) => this.#contact(tenant, world),
      changes: (tenant, world) => this.#change(tenant, world),
      notices: async (tenant, world) => void (await this.#notice(tenant, world)),
      documents: (tenant, world) => this.#document(tenant, world),
    };
    await Promise.all(
      Object.entries(works).map(([name, work]) =>
        this.#pace(rates[name as keyof typeof rates] * this.scale, until, work),
      ),
    );
    while (this.#open > 0) await sleep(20);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #pace(rate: number, until: number, work: (tenant: Tenant, world: World) => Promise<void>): Promise<void> {
    for (let turn = 0, due = Date.now(); due < until && !this.#stopped; turn += 1, due += 1000 / rate) {
      await sleep(Math.max(due - Date.now(), 0));
      while (this.#open >= maxOpen) await sleep(10);
      const tenant = this.tenants[turn % this.tenants.length]!;
      this.#open += 1;
      // Failures are counted where they occur.
      void work(tenant, this.#worlds.get(tenant)!)
        .catch(() => undefined)
        .finally(() => {
          this.#open -= 1;
        });
    }
  }

  async #read(tenant: Tenant, path: string): Promise<void> {
    await this.caller.call(tenant, { kind: 'read', method: 'GET', path: `/api/v1${path}` });
  }

  async #write(tenant: Tenant, method: string, path: string, body: object, key = randomUUID()): Promise<string> {
    return (await this.caller.untilDone(tenant, { kind: 'write', method, path: `/api/v1${path}`, body, key })).data.id;
  }

  /** One in ten is sent twice at once, as by a client that lost its connection: it must be done once. */
  async #contact(tenant: Tenant, world: World): Promise<void> {
    const title = `Soak ${randomUUID()}`;
    const body = {
      organization_id: tenant.organizationId,
      first_name: 'Ana',
      last_name: 'Diaz',
      email: 'ana@example.com',
      title,
    };
    const key = randomUUID();
    const times = Math.random() < 0.1 ? 2 : 1;
    const ids = await Promise.all(
      Array.from({ length: times }, () => this.#write(tenant, 'POST', '/contacts', body, key)),
    );
    if (new Set(ids).size > 1) throw new Error(`The key ${key} made ${ids.join(' and ')}.`);
    this.acknowledged.contacts.set(ids[0]!, { tenant, title });
    world.contacts.push(ids[0]!);
    if (world.contacts.length > 500) world.contacts.shift();
  }

  async #change(tenant: Tenant, world: World): Promise<void> {
    // Removed from the list here: its final content is that of the last change.
    const id = world.contacts.shift();
    if (!id) return;
    const title = `Soak ${randomUUID()}`;
    await this.#write(tenant, 'PUT', `/contacts/${id}`, { title });
    this.acknowledged.contacts.set(id, { tenant, title });
    world.contacts.push(id);
  }

  async #notice(tenant: Tenant, world: World): Promise<string> {
    const id = await this.#write(tenant, 'POST', '/notices', {
      organization_id: tenant.organizationId,
      project_id: oneOf(world.projects),
      type: 'preliminary',
      state: 'CA',
      notice_date: '2026-02-01',
      first_furnishing_date: '2026-01-20',
      claim_amount: 48000,
    });
    this.acknowledged.notices.add(id);
    world.notices.push(id);
    if (world.notices.length > 200) world.notices.shift();
    return id;
  }

  /** Prints and downloads the document of a new notice, and compares it with its hash. */
  async #document(tenant: Tenant, world: World): Promise<void> {
    const id = await this.#notice(tenant, world);
    const body = {
      documentable_type: 'notice',
      documentable_id: id,
      type: 'notice',
      organization_id: tenant.organizationId,
    };
    const call = { kind: 'pdf', method: 'POST', path: '/api/v1/documents/generate', body, key: randomUUID() } as const;
    const { data } = await this.caller.untilDone(tenant, call);
    this.acknowledged.documents += 1;
    const path = `/api/v1/documents/${data.id}/download`;
    const bytes: Buffer = await this.caller.call(tenant, { kind: 'download', method: 'GET', path });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== data.sha256) throw new Error(`The file of the document ${data.id} is not the one that was made.`);
  }

  async #found(tenant: Tenant): Promise<World> {
    const make = (path: string, body: object) => this.#write(tenant, 'POST', path, body);
    const address = { address_line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' };
    const { organizationId: organization_id } = tenant;
    const ownerId = await make('/organizations', { name: 'Harbor Tower Holdings LLC', kind: 'owner', ...address });
    const builderId = await make('/organizations', { name: 'Harbor Builders Inc', kind: 'contractor', ...address });
    const divisionId = await make('/divisions', {
      organization_id,
      name: 'Bay Concrete',
      license_number: 'C-8 1',
      ...address,
    });
    const world: World = { divisionId, projects: [], notices: [], contacts: [] };
    for (let number = 1; number <= 10; number += 1) {
      const project_id = await make('/projects', {
        division_id: divisionId,
        claimant_role: 'subcontractor',
        name: `Harbor Tower ${number}`,
        furnished_description: 'Concrete pumping',
      });
      await make('/parties', { project_id, organization_id: ownerId, role: 'owner' });
      await make('/parties', { project_id, organization_id: builderId, role: 'gc' });
      await make('/jobsites', { project_id, ...address, county: 'San Francisco', is_primary: true });
      world.projects.push(project_id);
    }
    return world;
  }
}

function oneOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}
