import { addressee } from '../address/addressee.js';
import type { Address } from '../address/lines.js';
import type { DocumentType } from '../vocabulary.js';
import type { ProofOfServiceModel, ServedPiece } from './model.js';

/** The facts of a piece. */
export interface PieceFacts
  extends Omit<ServedPiece, 'recipient' | 'roles' | 'reputed' | 'mailer' | 'document' | 'returnedAt' | 'events'> {
  /** Who carries out the order. */
  handler: string | null;
  recipient: Address & { name: string };
  document: ProofOfServiceModel['documents'][number] & { id: string; type: DocumentType; template: string };
  events: (ServedPiece['events'][number] & { status: string | null })[];
}

export interface ProofFacts {
  notice: ProofOfServiceModel['notice'];
  sender: Address & { name: string };
  project: { name: string; jobsite: (Address & { county?: string | null }) | null };
  /** The parties that are served, in each of their roles. */
  parties: readonly { name: string; role: string; reputed: boolean }[];
  pieces: readonly PieceFacts[];
  sandbox: boolean;
}

/** The first acceptance of any of the pieces; null until the carrier has one. */
export function firstAcceptance(pieces: ReadonlyArray<Pick<PieceFacts, 'acceptedAt'>>): string | null {
  return (
    pieces
      .flatMap(({ acceptedAt }) => acceptedAt ?? [])
      .sort()
      .at(0) ?? null
  );
}

/** When a piece came back, from the carrier's event. */
export function returnedAt({ status, events }: Pick<PieceFacts, 'status' | 'events'>): string | null {
  if (status !== 'returned') return null;
  return events.findLast((event) => event.status === 'returned')?.occurredAt ?? null;
}

/** Accounts can have a contract of their own with a provider: `lob:<id>`. */
function toMailer(handler: string | null): string | null {
  if (handler === 'mailroom') return handler;
  return handler === 'lob' || handler?.startsWith('lob:') ? 'Lob' : null;
}

function findCapacity(name: string, parties: ProofFacts['parties']): Pick<ServedPiece, 'roles' | 'reputed'> {
  const same = (other: string) => other.trim().toLowerCase() === name.trim().toLowerCase();
  const matchingParties = parties.filter((party) => same(party.name));
  return {
    roles: [...new Set(matchingParties.map(({ role }) => role))],
    reputed: matchingParties.some(({ reputed }) => reputed),
  };
}

export function buildProofOfService({
  notice,
  sender,
  project,
  parties,
  pieces,
  sandbox,
}: ProofFacts): ProofOfServiceModel {
  const documents = [...new Map(pieces.map(({ document }) => [fileKey(document), document])).values()];
  return {
    notice,
    sender: addressee(sender.name, sender),
    project: addressee(project.name, project.jobsite),
    documents: documents.map(({ id: _, type: __, template: ___, ...document }) => document),
    pieces: pieces.map(({ handler, ...piece }) => ({
      ...piece,
      ...findCapacity(piece.recipient.name, parties),
      mailer: toMailer(handler),
      recipient: addressee(piece.recipient.name, piece.recipient),
      document: documents.findIndex((document) => fileKey(document) === fileKey(piece.document)),
      returnedAt: returnedAt(piece),
      events: piece.events.map(({ status: _, ...event }) => event),
    })),
    acceptedAt: firstAcceptance(pieces)!,
    sandbox,
  };
}

/** A document may have been mailed before and after its signed original was uploaded. */
function fileKey({ id, sha256 }: PieceFacts['document']): string {
  return `${id} ${sha256}`;
}
