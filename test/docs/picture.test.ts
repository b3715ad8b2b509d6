import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

describe('the picture of the console in the README', () => {
  it('is a PNG of less than 200 kB, below the title', () => {
    const [, picture] = /^# .+\n\n!\[[^\]]{20,}\]\(([^)]+\.png)\)\n/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const bytes = readFileSync(picture!);
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(bytes.length).toBeLessThan(200_000);
  });
});
