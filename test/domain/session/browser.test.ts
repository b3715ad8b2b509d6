import { describe, expect, it } from '@jest/globals';
import { browserWithVersion, nameBrowser } from '../../../src/domain/session/browser.js';

describe('the browser that describes itself', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      'Chrome on Windows',
      'Chrome 153 on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36 Edg/153.0',
      'Edge on Windows',
      'Edge 153 on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Safari/605.1.15',
      'Safari on macOS',
      'Safari 20 on macOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      'Firefox on Linux',
      'Firefox 150 on Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Safari/604.1',
      'Safari on iOS',
      'Safari 20 on iOS',
    ],
    ['curl/8.1', 'curl/8.1', 'curl/8.1'],
    ['', '', ''],
  ])('%s', (userAgent, text, withVersion) => {
    expect(nameBrowser(userAgent)).toBe(text);
    expect(browserWithVersion(userAgent)).toBe(withVersion);
  });
});
