import { addCredentials } from '../contract/credentials.js';
import { addOrder } from '../contract/orders.js';
import { addRequests } from '../contract/requests.js';
import { addWebhook } from '../contract/webhooks.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { staffOf } from '../support/records/mailroom.js';
import type { Caller, World } from '../support/worlds/world.js';

/** An example for the service's staff uses this name, for a token of its own. */
export const staff = 'STAFF';

/** Names of records to which examples only add, so that any number of them may use the same ones. */
const shared = ['URL', 'TOKEN', 'ORGANIZATION_ID', 'OWNER_ID', 'DIVISION_ID', staff];
/** Names of records that belong to no project. */
const apart = /^(FULFILLMENT|WAITING|FAILED|WEBHOOK|PROVIDER|SHIPPER|SANDBOX|ORDER|RECORDING)_/;

/**
 * The tenants whose records the examples use. Building a golden path takes a while, so examples share a tenant when their changes
 * do not affect each other, and a tenant gets only the records that an example names.
 */
export class Tenants {
  readonly #tenants: Tenant[] = [];
  #read: Promise<Tenant> | undefined;

  constructor(private readonly world: World) {}

  /** For an example that makes changes: its names with their values, of records that no other example changed. */
  async toChange(names: string[]): Promise<Record<string, string>> {
    const own = names.filter((name) => !shared.includes(name));
    let tenant = this.#tenants.find((one) => one.isFreeFor(own));
    if (!tenant) this.#tenants.push((tenant = new Tenant(this.world, await this.world.caller())));
    for (const name of own) tenant.changed.add(name);
    return tenant.valuesOf(names);
  }

  /** For the examples that only read: the values of all names, in a tenant that no example changes. */
  async toRead(): Promise<Record<string, string>> {
    const tenant = await (this.#read ??= this.world.caller().then((caller) => new Tenant(this.world, caller)));
    return tenant.valuesOf(['PROJECT_ID', 'DOCUMENT_ID', 'WEBHOOK_ID', 'PROVIDER_ID', 'WAITING_ID', 'SANDBOX_TOKEN']);
  }
}

class Tenant {
  readonly changed = new Set<string>();
  readonly #made = new Map<string, Promise<object>>();
  /** How to create the records of a name. */
  readonly #makers: Array<{ of: RegExp; make: () => Promise<object> }> = [
    { of: /^(?!URL|TOKEN|ORGANIZATION|WEBHOOK|PROVIDER|SHIPPER|SANDBOX)/, make: () => this.#walked() },
    {
      of: /^(FULFILLMENT|WAITING|FAILED)_/,
      make: async () => addRequests(this.world, this.caller, await this.#walked()),
    },
    { of: /^WEBHOOK_/, make: () => addWebhook(this.world, this.caller) },
    { of: /^(PROVIDER|SHIPPER)_/, make: () => addCredentials(this.world, this.caller) },
    { of: /^DOCUMENT_/, make: () => this.#generatedNotice() },
    { of: /^SANDBOX_/, make: () => this.#inSandbox() },
    { of: /^STAFF$/, make: () => this.#inMailroom() },
  ];

  constructor(
    private readonly world: World,
    private readonly caller: Caller,
  ) {}

  /** A change of a project affects its records, and the other way round. */
  isFreeFor(names: string[]): boolean {
    const ofProject = [...this.changed].some((name) => !apart.test(name));
    return names.every((name) => {
      if (this.changed.has(name)) return false;
      if (apart.test(name)) return true;
      return name === 'PROJECT_ID' ? !ofProject : !this.changed.has('PROJECT_ID');
    });
  }

  async valuesOf(names: string[]): Promise<Record<string, string>> {
    const values: Record<string, string> = { TOKEN: this.caller.token, ORGANIZATION_ID: this.caller.organizationId };
    for (const { of, make } of this.#makers) {
      if (!names.some((name) => of.test(name))) continue;
      for (const [name, value] of Object.entries(await this.#once(of.source, make))) values[spelled(name)] = value;
    }
    return values;
  }

  #once<T extends object>(what: string, make: () => Promise<T>): Promise<T> {
    if (!this.#made.has(what)) this.#made.set(what, make());
    return this.#made.get(what) as Promise<T>;
  }

  #walked(): Promise<GoldenPath> {
    return this.#once('path', () => goldenPath(this.world, this.caller));
  }

  /** A notice in addition to the one of the golden path, with its document. */
  async #generatedNotice() {
    const { projectId, organizationId } = await this.#walked();
    const { body } = await this.world.rest(this.caller, 'POST', '/notices', {
      project_id: projectId,
      organization_id: organizationId,
      type: 'preliminary',
      state: 'AZ',
      notice_date: '2026-02-03',
    });
    return { documentId: (await generate(this.world, this.caller, body.data.id)).id };
  }

  /** The same tenant's sandbox, with a golden path of its own. */
  async #inSandbox() {
    const sandbox = await this.world.sandboxOf(this.caller);
    const { projectId } = await goldenPath(this.world, sandbox);
    return { sandboxToken: sandbox.token, sandboxProjectId: projectId };
  }

  /** Staff, with orders of the tenant that wait for them. */
  async #inMailroom() {
    const { documentId } = await this.#generatedNotice();
    return {
      token: (await staffOf(this.world)).token,
      orderId: await addOrder(this.world, documentId, { handler: 'mailroom' }),
      takenOrderId: await addOrder(this.world, documentId, { handler: 'mailroom', status: 'processing' }),
      recordingId: await addOrder(this.world, documentId, {
        order_type: 'recording',
        mail_class: null,
        status: 'processing',
      }),
    };
  }
}

/** `projectId` → `PROJECT_ID`. */
function spelled(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
