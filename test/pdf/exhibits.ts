import type { Exhibit } from '../../src/domain/exhibit/exhibit.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from './claim-jobs.js';

export const exhibitOf = (title: string, pageCount = 1, kind: Exhibit['kind'] = 'contract'): Exhibit => ({
  title,
  kind,
  mimeType: 'application/pdf',
  sha256: title,
  pageCount,
});

/** A lien that prints no exhibit of its own, with these files. */
export function lienWith(files: ReadonlyArray<{ exhibit: Exhibit; bytes: Uint8Array }>) {
  const facts = claimFacts({ claim: { state: 'NC' } });
  const job = claimJob('mechanics_lien', { ...facts, exhibits: files.map((file) => file.exhibit) });
  return { ...job, files: files.map(({ bytes }) => bytes) };
}
