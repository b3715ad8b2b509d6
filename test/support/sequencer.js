import TestSequencer from '@jest/test-sequencer';

/** Each of these takes a minute or more: started last, one would run alone while the other workers have nothing left. */
const long = /\/test\/(fuzz|startup\/torture|console\/every-page)\b/;

/** Jest's own order, but with the longest files first also where no earlier run has recorded how long they take. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort([...tests]).sort((a, b) => Number(long.test(b.path)) - Number(long.test(a.path)));
  }
}
