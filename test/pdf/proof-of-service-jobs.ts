import { buildProofOfService, type PieceFacts, type ProofFacts } from '../../src/domain/proof-of-service/build.js';
import type { RenderJob } from '../../src/pdf/render-job.js';

const notice: PieceFacts['document'] = {
  type: 'notice',
  template: 'ca-preliminary-private-2012',
  id: '01977777-0000-7000-8000-000000000001',
  fileName: 'preliminary-notice-N-260201-BAY001.pdf',
  pageCount: 3,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  earlierSha256: null,
};

function scan(occurredAt: string, name: string, status: string | null, location: string | null = null) {
  return { occurredAt: `2026-02-${occurredAt}:00.000+00:00`, name, status, location, provider: 'lob' };
}

export function servedPiece(more: Partial<PieceFacts> = {}): PieceFacts {
  return {
    orderId: '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e71',
    recipient: {
      name: 'Sunset Tower Holdings LLC',
      addressLine1: '1 Market Street',
      addressLine2: 'Suite 400',
      city: 'San Francisco',
      state: 'CA',
      zip: '94105',
    },
    mailClass: 'certified',
    handler: 'lob',
    carrier: 'USPS',
    trackingNumber: '9407111899562700000014',
    status: 'delivered',
    acceptedAt: '2026-02-03T16:20:00.000+00:00',
    deliveredAt: '2026-02-06T18:42:00.000+00:00',
    document: notice,
    events: [
      scan('03T16:20', 'Mailed', 'dispatched', 'Oakland, CA 94607'),
      scan('04T05:11', 'In transit', 'in_transit', 'San Francisco, CA 94188'),
      scan('06T14:02', 'Out for delivery', 'out_for_delivery', 'San Francisco, CA 94105'),
      scan('06T18:42', 'Delivered, left with individual', 'delivered', 'San Francisco, CA 94105'),
    ],
    files: [],
    ...more,
  };
}

const returned = servedPiece({
  orderId: '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e72',
  recipient: {
    name: 'Pacific Construction Lending, a division of First Harbor Bank, N.A.',
    addressLine1: '2200 Embarcadero Center, 14th Floor, Construction Loan Servicing',
    addressLine2: null,
    city: 'San Francisco',
    state: 'CA',
    zip: '94111-4024',
  },
  status: 'returned',
  deliveredAt: null,
  trackingNumber: '9407111899562700000021',
  events: [
    scan('03T16:20', 'Mailed', 'dispatched', 'Oakland, CA 94607'),
    scan('07T17:30', 'Delivery attempted, notice left', null, 'San Francisco, CA 94111'),
    scan('22T09:05', 'Returned to sender, unclaimed', 'returned', 'Oakland, CA 94607'),
  ],
});

const atTheCounter = servedPiece({
  orderId: '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e73',
  recipient: {
    name: 'Golden State Builders Inc',
    addressLine1: '200 Pine St',
    addressLine2: null,
    city: 'San Francisco',
    state: 'CA',
    zip: '94104',
  },
  mailClass: 'first_class',
  handler: 'mailroom',
  status: 'dispatched',
  trackingNumber: null,
  acceptedAt: '2026-02-03T22:10:00.000+00:00',
  deliveredAt: null,
  events: [{ ...scan('03T22:10', 'Handed over at the counter', 'dispatched'), provider: 'mailroom' }],
  files: [{ fileName: 'certificate-of-mailing.pdf', sha256: notice.sha256 }],
});

const waiting = servedPiece({
  orderId: '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e74',
  status: 'pending',
  trackingNumber: null,
  carrier: null,
  acceptedAt: null,
  deliveredAt: null,
  events: [],
});

export function proofFacts(pieces: PieceFacts[], more: Partial<ProofFacts> = {}): ProofFacts {
  return {
    notice: { title: 'Preliminary Notice', number: 'N-260201-BAY001', date: '2026-02-01', state: 'CA' },
    sender: {
      name: 'Bay Concrete Pumping, Inc.',
      addressLine1: '55 Quarry Rd',
      addressLine2: null,
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
    },
    project: {
      name: 'Sunset Tower',
      jobsite: {
        addressLine1: '900 Ocean Ave',
        addressLine2: null,
        city: 'San Francisco',
        state: 'CA',
        zip: '94112',
      },
    },
    parties: [
      { name: 'Sunset Tower Holdings LLC', role: 'owner', reputed: true },
      { name: 'Golden State Builders Inc', role: 'general_contractor', reputed: false },
    ],
    pieces,
    sandbox: false,
    ...more,
  };
}

export function proofJob(facts: ProofFacts): RenderJob {
  return {
    template: 'proof-of-service',
    model: buildProofOfService(facts),
    preview: false,
    generatedAt: '2026-03-01T09:00:00.000+00:00',
  };
}

/** Proofs whose exact text is recorded in test/pdf/golden. */
export const goldenProofs: Record<string, ProofFacts> = {
  'proof-of-service': proofFacts([servedPiece(), returned, atTheCounter, waiting]),
  'proof-of-service-time-stamped': proofFacts([
    servedPiece({
      document: { ...notice, earlierSha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' },
    }),
  ]),
  'proof-of-service-sandbox': proofFacts([servedPiece({ trackingNumber: null })], {
    sandbox: true,
    project: { name: 'Sunset Tower', jobsite: null },
  }),
};

/** A proof with many pieces on many pages; some are of an amended document. */
export function longProof(count: number): ProofFacts {
  return proofFacts(
    Array.from({ length: count }, (_, index) =>
      servedPiece({
        orderId: `019c1a5e-7d2f-7c3a-9b1e-${String(index).padStart(12, '0')}`,
        recipient: { ...servedPiece().recipient, name: index % 5 === 0 ? 'W'.repeat(80) : `Recipient ${index}` },
        ...(index % 3 === 0 && { document: { ...notice, id: 'second', fileName: 'amended.pdf' } }),
        events: Array.from({ length: 3 + (index % 12) }, (_event, day) =>
          scan(`${String(day + 4).padStart(2, '0')}T05:11`, 'In transit', 'in_transit', 'W'.repeat(60)),
        ),
      }),
    ),
  );
}
