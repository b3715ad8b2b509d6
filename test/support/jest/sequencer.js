import TestSequencer from '@jest/test-sequencer';

/**
 * The files that take longest, the longest first: started last, one would run alone while the other workers have nothing left. Those
 * that wait, for a restart or a timeout, stand between those that compute.
 */
export const longest = [
  'fuzz/rest',
  'startup/torture',
  'services/signed-original',
  'fuzz/mutations',
  'console/every-page',
  'pdf/long-names',
  'pdf/tagging/tagged',
  'fuzz/queries',
  'startup/seed',
  'pdf/read-codes',
  'pdf/renderer-limits',
  'pdf/kept-together',
  'scenarios/restarted-processes',
  'db/plans-of-empty-tables',
  'services/printing-shares',
  'startup/new-resource',
  'services/document-record',
  'console/mailroom',
  'contract/organizations',
  'pdf/claim-property',
  'console/billing',
  'console/waivers',
  'console/notices',
  'contract/session-access',
  'console/keyboard',
  'rest/packed-client',
  'console/claims',
  'contract/partial-update',
  'console/payment-outcome',
  'startup/database-down',
  'console/projects',
  'pdf/measured-uploads',
  'startup/cli',
  'startup/main',
  'reads/compiled/differential',
  'console/exhibits',
  'db/search-plans',
  'console/payment',
  'startup/build',
  'db/list-plans',
  'schema/validation/fields',
  'console/full-service',
  'console/several-notices',
];

const ranks = new Map(longest.map((name, rank) => [name, rank]));
const rankOf = ({ path }) => ranks.get(/\/test\/(.+)\.test\.ts$/.exec(path)?.[1]) ?? longest.length;

/** Jest's own order, but with the longest files first also where no earlier run has recorded how long they take. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort([...tests]).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
