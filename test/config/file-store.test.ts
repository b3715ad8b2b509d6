import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './problems.js';

describe('the settings of a bucket', () => {
  it('are all required as soon as one of them is set', () => {
    const all = {
      FILES_S3_ENDPOINT: 'http://127.0.0.1:9000',
      FILES_S3_BUCKET: 'files',
      FILES_S3_REGION: 'auto',
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(problemsOf(all)).toEqual([]);
    for (const name of Object.keys(all)) {
      const [first] = Object.keys(all).filter((one) => one !== name);
      expect(problemsOf({ ...all, [name]: '' })).toEqual([`${name} is required when ${first} is set.`]);
    }
    expect(problemsOf({ FILES_S3_BUCKET: 'files' })).toHaveLength(4);
  });
});
