import { type Address, addressee } from '../shared/addressee.js';
import type { ProofOfServiceModel, ServedPiece } from './model.js';

/** The facts of a piece. */
export interface PieceFacts extends Omit<ServedPiece, 'recipient' | 'document' | 'returnedAt' | 'events'> {
  recipient: Address & { name: string };
  document: { id: string; fileName: string; pageCount: number; sha256: string; earlierSha256: string | null };
  events: (ServedPiece['events'][number] & { status: string | null })[];
}

export interface ProofFacts {
  notice: ProofOfServiceModel['notice'];
  sender: Address & { name: string };
  project: { name: string; jobsite: (Address & { county?: string | null }) | null };
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

export function buildProofOfService({ notice, sender, project, pieces, sandbox }: ProofFacts): ProofOfServiceModel {
  const documents = [...new Map(pieces.map(({ document }) => [document.id, document])).values()];
  return {
    notice,
    sender: addressee(sender.name, sender),
    project: addressee(project.name, project.jobsite),
    documents: documents.map(({ id: _, ...document }) => document),
    pieces: pieces.map((piece) => ({
      ...piece,
      recipient: addressee(piece.recipient.name, piece.recipient),
      document: documents.findIndex(({ id }) => id === piece.document.id),
      returnedAt: returnedAt(piece),
      events: piece.events.map(({ status: _, ...event }) => event),
    })),
    acceptedAt: firstAcceptance(pieces)!,
    sandbox,
  };
}
