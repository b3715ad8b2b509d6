/** @sampled cases */
import { describe } from '@jest/globals';
import { onlyInSession } from '../contract/root-fields.js';
import { shares } from '../support/records/fuzz.js';
import { schema } from '../support/records/schema.js';
import { fuzzFields } from './graphql-fields.js';
import { openGround } from './ground.js';
import { least } from './tally.js';

/** These render pages. */
const slow =
  /^creditStatement$|^proofOfService$|^waiverRequestDocument$|^waiverRequestPrint$|^documentOrder(Cover|Pieces|MailingBook)$/;

describe('queries, with arbitrary arguments', () => {
  // What belongs to a person is read only in a session (test/contract/session-access.test.ts).
  const all = schema.getQueryType()!.getFields();
  const fields = Object.values(all).filter(({ name }) => !onlyInSession.includes(name));
  const weightOf = (name: string, args: number) => (slow.test(name) || args === 0 ? 0.3 : args > 2 ? 1.5 : 0.7);
  const weights = Object.fromEntries(fields.map(({ name, args }) => [name, weightOf(name, args.length)]));
  fuzzFields(openGround(), 'query', fields, shares(0.2, weights, least));
});
