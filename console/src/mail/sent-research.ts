import { tabStorage } from '../parts/storage';

/** A request for research that may have arrived although its answer was lost. */
interface SentResearch {
  payload: Record<string, unknown>;
  idempotencyKey: string;
}

const keyOf = (projectId: string, service: string) => `console.research.${projectId}.${service}`;

/** What this tab sent for a project and was not refused. A reload keeps it, so that the same request is charged once. */
export function sentResearch(projectId: string, service: string): SentResearch | undefined {
  const stored = tabStorage.read(keyOf(projectId, service));
  return stored ? (JSON.parse(stored) as SentResearch) : undefined;
}

export function keepSentResearch(projectId: string, service: string, sent: SentResearch): void {
  tabStorage.write(keyOf(projectId, service), JSON.stringify(sent));
}

/** The request arrived, or was refused: the next one is another. */
export function dropSentResearch(projectId: string, service: string): void {
  tabStorage.remove(keyOf(projectId, service));
}
