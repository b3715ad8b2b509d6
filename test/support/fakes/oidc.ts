import { someAddress } from '../records/people.js';
import type { World } from '../worlds/world.js';
import type { Claims, TestIdentityProvider } from './identity-provider.js';

/** The address to which the provider of the tests sends browsers back. */
export const callback = 'http://localhost:0/sign-in/oidc/callback';

type Reply = Awaited<ReturnType<OidcBrowser['get']>>;

/** A browser that signs in with the provider of the tests. Its cookies are handed to each request. */
export class OidcBrowser {
  constructor(
    private readonly world: () => World,
    private readonly provider: TestIdentityProvider,
  ) {}

  get(url: string, headers: Record<string, string> = {}) {
    return this.world().app.server.inject({ url, headers, remoteAddress: someAddress() });
  }

  cookiesOf(reply: Reply): string[] {
    return [reply.headers['set-cookie'] ?? []].flat();
  }

  /** Goes from the page of the service to the provider. */
  async begin() {
    const reply = await this.get('/sign-in/oidc');
    const [cookie] = this.cookiesOf(reply);
    return { reply, url: String(reply.headers.location), cookie: cookie!.split(';')[0]! };
  }

  /** Comes back from the provider. */
  back(url: URL, cookie: string) {
    return this.get(`${url.pathname}${url.search}`, { cookie });
  }

  /** The whole way. @param cookies further cookies of the browser */
  async go(change: (url: URL) => URL = (same) => same, cookies = '') {
    const { url, cookie } = await this.begin();
    return this.back(change(await this.provider.visit(url)), `${cookie}${cookies}`);
  }

  /** The provider says that the person has this verified address. */
  says(email: string, more: Claims = {}): void {
    this.provider.claims = { email, email_verified: true, ...more };
  }

  async reset(): Promise<void> {
    Object.assign(this.provider, {
      claims: {},
      tamper: (same: Claims) => same,
      cancels: false,
      isDown: false,
      keysAnswer: undefined,
      forge: (same: string) => same,
    });
    await this.world().sql('delete from sign_in_attempts');
  }

  /** What the audit log of an organization says about sign-ins and sessions. */
  audited(organizationId: string) {
    return this.world().sql<{ type: string; refusal: string | null; user: string | null }>(
      `select auditable_type as type, new_values ->> 'refusal' as refusal, user_id as "user" from audit_entries
       where account_id = $1 and auditable_type in ('OidcSignIn', 'Session') order by serial`,
      [organizationId],
    );
  }
}
