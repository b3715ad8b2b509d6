import { electronicConsent } from '../../src/domain/waiver/consent.js';
import type { SignatureBlock } from '../../src/domain/waiver/signature.js';

const typed: SignatureBlock = {
  method: 'typed',
  name: 'Dana Whitfield',
  title: 'Credit Manager',
  signedAt: '2026-04-02T17:05:09.120+00:00',
  email: 'dana.whitfield@bayside.example',
  authentication: 'session_link',
  authenticatedAs: 'dana.whitfield@bayside.example',
  ip: '203.0.113.7',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  requestedAt: '2026-04-01T22:14:30.000+00:00',
  viewedAt: '2026-04-02T17:01:44.300+00:00',
  consentText: electronicConsent,
  consentedAt: '2026-04-02T17:05:09.120+00:00',
  imageSha256: null,
  documentSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  contentSha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  notary: null,
  witness: null,
};

/** A typed signature with the notary or witness that the state's form requires. */
export function signature(state?: string): SignatureBlock {
  const notary = {
    name: 'Pat Lindqvist',
    commissionNumber: '104477',
    expiresOn: '2028-06-30',
    state: state ?? 'MS',
    county: 'Hinds',
    mode: 'in_person',
  } as const;
  return {
    ...typed,
    ...(state && ['MS', 'WY'].includes(state) && { notary }),
    ...(state === 'GA' && { witness: { name: 'Ida Bloom', address: '12 Peachtree St, Atlanta, GA 30303' } }),
  };
}
