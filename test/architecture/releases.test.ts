import { describe, expect, it } from '@jest/globals';
import { expectNone, type Source, sourcesBelow } from './sources.js';

const only = 'src/services/waiver-request/release.ts';

/** What writes that a waiver request is released, or calls who does. */
function otherReleases(sources: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  return sources
    .filter(({ path }) => path !== only && !/^src\/db\/migrations\/|\/generated\//.test(path))
    .flatMap(({ path, text }) => {
      const isAbout =
        /\bWaiverRequest\b|\bwaiver_requests\b|waiver-request\//.test(text) || path.includes('/waiver-request');
      const patterns = [
        /\bstatus:\s*['"]released['"]/g,
        /\.status\s*=\s*['"]released['"]/g,
        /\breleaseCause:\s*'/g,
        /\breleasedAt:\s*(?:now|new Date|ctx\.now)\b/g,
        /\.(?:releasedAt|releaseCause)\s*=[^=>]/g,
        /\bupdate\s+waiver_requests\b|\bupdateTable\('waiver_requests'\)/gi,
      ];
      const written = isAbout ? patterns.flatMap((pattern) => text.match(pattern) ?? []) : [];
      const calls = /import \{[^}]*\breleaseWaiver\b[^}]*\} from '[^']*\/release\.js'/.test(text)
        ? ['releaseWaiver']
        : [];
      return [...written, ...calls].map((match) => `${path}: ${match}`);
    });
}

describe('the release of a waiver that a payee signed', () => {
  it('is written in one place, which the signature and the payee call, and nothing else', () => {
    const callers = ['src/services/waiver-request/signing.ts: releaseWaiver'];
    expectNone(
      otherReleases(sourcesBelow('src')).filter((line) => !callers.includes(line)),
      'No clock, import, default or payer releases a waiver. Only services/waiver-request/release.ts writes it:',
    );
  });

  it('is found wherever else it would be written', () => {
    const second = (text: string, path = 'src/services/waiver-request/second.ts') => otherReleases([{ path, text }]);
    for (const text of [
      "await change(ctx, request, { status: 'released' });",
      "request.status = 'released';",
      'Object.assign(request, { releasedAt: now });',
      "request.releaseCause = 'own_terms';",
      "import { releaseWaiver } from './release.js';",
    ]) {
      expect(second(text)).toHaveLength(1);
    }
    expect(second('await sql`update waiver_requests set status = $1`', 'src/process/jobs/expire.ts')).toHaveLength(1);
    expect(
      second("import { WaiverRequest } from 'x'; record.status = 'released';", 'src/services/import/index.ts'),
    ).toHaveLength(1);
    // The account's own waivers have a status of that name.
    expect(second("waiver.status = 'released';", 'src/services/waiver/index.ts')).toEqual([]);
  });
});
