import { describe, expect, it } from '@jest/globals';
import { redact } from '../../../src/runtime/observability/redact.js';
import { withoutValues } from '../../../src/runtime/observability/tracing.js';

describe('redaction', () => {
  it('removes literal values from the text of SQL statements', () => {
    expect(withoutValues(`insert into c (a, b) values ('it''s', E'\\\\x', 12.50, $1, null) limit 10`)).toBe(
      'insert into c (a, b) values (?, E?, ?, $1, null) limit ?',
    );
    expect(withoutValues(`select '${'x'.repeat(30_000)}`)).toBe('select ?');
  });

  it('replaces secrets recognized by their form, and leaves everything else', () => {
    expect(
      redact(`postgres://cps:hunter2@db/cps Bearer abc.def.ghi whsec_${'c'.repeat(32)} live_${'0'.repeat(35)}`),
    ).toBe('postgres://[redacted]@db/cps Bearer [redacted] whsec_[redacted] live_[redacted]');
    const line = (text: string) => redact(JSON.stringify({ text }));
    expect(line(`No:\nsk_test_${'a'.repeat(20)}\tlive_${'b'.repeat(20)}`)).toBe(
      line('No:\nsk_test_[redacted]\tlive_[redacted]'),
    );
    const plain = 'SELECT 1; GET /api/v1/tokens {"token_id":"0197","basic":"Basic plan"} https://example.com/a@b';
    expect(redact(plain)).toBe(plain);
  });
});
