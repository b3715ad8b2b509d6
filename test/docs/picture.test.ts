import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('the picture of the console in the README', () => {
  it('is a WebP of less than 150 kB, below the title', () => {
    const [, picture] = /^# .+\n\n!\[[^\]]{20,}\]\(([^)]+\.webp)\)\n/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const bytes = readFileSync(picture!);
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.length).toBeLessThan(150_000);
  });
});
