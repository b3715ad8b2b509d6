import { describe, it } from '@jest/globals';
import { expectNone, linesMatching, sourcesBelow } from './sources.js';

/** Scripts of pages run in a browser, which bounds nothing of the service. */
const inBrowsers = /^src\/api\/rest\/pages\//;

/** A body that the service has made itself. */
const ownBody = 'src/providers/mail/lob.ts';

describe('answers of outside parties', () => {
  const sources = sourcesBelow('src').filter(({ path }) => !inBrowsers.test(path));

  it('are read whole by one reader, which limits their size', () => {
    const whole = linesMatching(sources, /\.(text|json|arrayBuffer|bytes|blob|formData)\(\)/);
    expectNone(
      whole.filter((line) => !(line.startsWith(ownBody) && line.includes('form.arrayBuffer()'))),
      'Answers are read without a limit. Use readAnswer (src/providers/answer.ts):',
    );
    expectNone(
      linesMatching(
        sources.filter(({ path }) => path.startsWith('src/providers/')),
        /stream\/consumers|\bcreateNodeHttpClient\b/,
      ),
      'Answers are read without a limit. Use readAnswer (src/providers/answer.ts):',
    );
  });

  it('are fetched for libraries within the same limits', () => {
    const readers = sources.filter(({ path }) => path !== 'src/providers/answer.ts');
    expectNone(
      linesMatching(readers, /(?<![.\w])fetch\(|createFetchHttpClient\(\)|new Stripe\([^{]*\)/),
      'Answers are fetched without a limit. Use fetchWithin (src/providers/answer.ts):',
    );
    expectNone(
      readers
        .filter(({ text }) => /\bnew Stripe\(/.test(text) && !text.includes('httpClient: create'))
        .map(({ path }) => path),
      "Stripe's library reads answers without a limit. Give it createBoundedHttpClient:",
    );
  });
});
