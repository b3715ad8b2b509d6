import TestSequencer from '@jest/test-sequencer';

/**
 * The files that take longest, the longest first: started last, one would run alone while the other workers have nothing left. Those
 * that wait, for a restart or a timeout, stand between those that compute.
 */
const longest = [
  'fuzz/rest',
  'startup/torture',
  'fuzz/mutations',
  'console/every-page',
  'scenarios/restarted-processes',
  'fuzz/queries',
  'pdf/tagging/tagged',
  'startup/new-resource',
  'contract/organizations',
  'console/notices',
  'contract/graphql-access',
  'startup/database-down',
  'contract/envelope',
  'console/billing',
  'validation/fields',
  'pdf/claim',
  'startup/main',
  'db/list-plans',
  'scenarios/waivers-through-a-project',
  'startup/cli',
  'reads/differential',
  'console/projects',
  'contract/access',
  'services/verification',
  'services/credential',
  'events/catalogue',
  'console/payment',
  'services/fulfillment/partner-reports',
  'services/claim-document',
  'ledger/crash',
];

const ranks = new Map(longest.map((name, rank) => [name, rank]));
const rankOf = ({ path }) => ranks.get(/\/test\/(.+)\.test\.ts$/.exec(path)?.[1]) ?? longest.length;

/** Jest's own order, but with the longest files first also where no earlier run has recorded how long they take. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort([...tests]).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
