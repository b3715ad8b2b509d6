import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider';

export type Claims = Record<string, unknown>;

/** The client of the service at the provider. */
export const client = { oidcClientId: 'service', oidcClientSecret: randomBytes(24).toString('base64url') };

/** A certified OpenID provider in this process, at which everyone is signed in as the person that a test names. */
export class TestIdentityProvider {
  /** What the provider says about the person who signs in. */
  claims: Claims = {};
  /** Changes the ID token on its way to the service. */
  tamper: (claims: Claims) => Claims = (claims) => claims;
  /** Changes the signed ID token. */
  forge: (token: string) => string = (token) => token;
  /** The provider does not publish its keys: the status, and what it answers instead. */
  keysAnswer: { status: number; body: string } | undefined;
  readonly #keys: Array<{ kid: string; privateKey: KeyObject; publicKey: KeyObject }> = [];
  /** The person presses Cancel. */
  cancels = false;
  /** The provider is out of order. */
  isDown = false;
  #server!: Server;
  readonly issuer: string;

  constructor(port: number) {
    this.issuer = `http://localhost:${port}`;
  }

  /** @param redirectUri where it sends browsers back */
  async start(redirectUri: string): Promise<void> {
    const { privateKey } = this.rotate();
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: client.oidcClientId,
          client_secret: client.oidcClientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: '1', use: 'sig' } as never] },
      cookies: { keys: ['test'] },
      adapter: Memory,
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      findAccount: async (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...this.claims }) }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          clientId: ctx.oidc.client!.clientId,
          accountId: ctx.oidc.session!.accountId!,
        });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (ctx, next) => {
      await next();
      const body = ctx.body as { id_token?: string } | undefined;
      if (ctx.path === '/token' && body?.id_token) ctx.body = { ...body, id_token: this.#signed(body.id_token) };
      if (ctx.path === '/jwks') ctx.body = { keys: this.#published() };
    });
    const answer = provider.callback();
    this.#server.on('request', (request, response) => {
      if (this.isDown) return void response.writeHead(503).end();
      if (request.url === '/jwks' && this.keysAnswer)
        return void response.writeHead(this.keysAnswer.status).end(this.keysAnswer.body);
      if (!request.url!.startsWith('/interaction/')) return void answer(request, response);
      const outcome = this.cancels
        ? { error: 'access_denied' }
        : { login: { accountId: String(this.claims.sub ?? 'person') } };
      void provider.interactionFinished(request, response, outcome);
    });
  }

  /** From now on, the provider signs with a new key. */
  rotate() {
    const key = { kid: String(this.#keys.length + 1), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
    this.#keys.push(key);
    return key;
  }

  #published() {
    return this.#keys.map(({ kid, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      use: 'sig',
      alg: 'RS256',
    }));
  }

  #signed(token: string): string {
    const [, body] = token.split('.');
    const { kid, privateKey } = this.#keys.at(-1)!;
    const claims = this.tamper(JSON.parse(Buffer.from(body!, 'base64url').toString()));
    const text = [{ alg: 'RS256', kid }, claims].map(encoded).join('.');
    return this.forge(`${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`);
  }

  listenOn(server: Server): this {
    this.#server = server;
    return this;
  }

  /** Follows the provider's pages as a browser does. @returns the address that leads back to the service */
  async visit(url: string): Promise<URL> {
    const cookies = new Map<string, string>();
    for (let address = url; ; ) {
      if (!address.startsWith(this.issuer)) return new URL(address);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        cookies.set(name!, value!);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(await answer.text());
      address = new URL(next, this.issuer).href;
    }
  }
}

/** What the provider keeps. Its own store in memory warns that it is none for production. */
class Memory implements Adapter {
  static readonly #stored = new Map<string, AdapterPayload>();

  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    Memory.#stored.set(`${this.model} ${id}`, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return Memory.#stored.get(`${this.model} ${id}`);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...Memory.#stored.values()].find((payload) => payload.kind === this.model && payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    Memory.#stored.delete(`${this.model} ${id}`);
  }

  async revokeByGrantId(): Promise<void> {}
}

/** A part of a JSON Web Token. */
export function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/**
 * A provider for the tests of a file, which start it. Its address is known at once, because the service's settings need it; the
 * service's own address, to which it leads back, may be known only later.
 */
export async function openIdentityProvider(): Promise<TestIdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const provider = new TestIdentityProvider((server.address() as AddressInfo).port).listenOn(server);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
