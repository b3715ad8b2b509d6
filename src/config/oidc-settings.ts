import { readDomain } from '../domain/person/email-address.js';
import type { Config } from './config.js';
import { listOf, text, webUrl } from './parsers.js';
import type { Setting } from './setting.js';

type Oidc = Pick<Config, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcEmailDomains'>;

/** The identity provider that people can sign in with. */
export const oidcSettings: { [Property in keyof Oidc]: Setting<NonNullable<Oidc[Property]>> } = {
  oidcIssuer: {
    name: 'OIDC_ISSUER',
    description:
      'Issuer of the OpenID Connect provider that people can sign in with, such as https://login.example.com. It must begin with ' +
      'https:// in production. Default: people sign in with links and passkeys alone.',
    parse: webUrl,
  },
  oidcClientId: {
    name: 'OIDC_CLIENT_ID',
    description:
      'Client id of this service at the provider, whose redirect URI is PUBLIC_URL followed by /sign-in/oidc/callback. Required with ' +
      'OIDC_ISSUER.',
    parse: text(/^[\x21-\x7e]+$/, 'a client id, without spaces'),
  },
  oidcClientSecret: {
    name: 'OIDC_CLIENT_SECRET',
    description: 'Secret of that client. Required with OIDC_ISSUER.',
    parse: text(/^[\x21-\x7e]+$/, 'a client secret, without spaces'),
    secret: true,
  },
  oidcEmailDomains: {
    name: 'OIDC_EMAIL_DOMAINS',
    description:
      'Domains of the e-mail addresses that may sign in with the provider, such as example.com,example.org; * allows every domain. ' +
      'Required with OIDC_ISSUER.',
    parse: listOf((text) => {
      const domain = text === '*' ? text : readDomain(text);
      if (domain) return domain;
      throw new Error('domains such as example.com, separated by commas, or *');
    }),
  },
};
