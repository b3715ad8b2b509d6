/** @sampled cases */
import { describe } from '@jest/globals';
import { onlyInSession } from '../contract/root-fields.js';
import { shares } from '../support/records/fuzz.js';
import { schema } from '../support/records/schema.js';
import { fuzzFields } from './graphql-fields.js';
import { openGround } from './ground.js';
import { least } from './tally.js';

/** Records are created, then changed, signed, acted on and deleted; projects are deleted after their records. */
const turns = [/^create/, /^update|^set/, /^sign|^upload|^accept/, /^(?!delete)/, /^delete/];
const isAction = (name: string) => turnOf(name) > 1;
const turnOf = (name: string) => turns.findIndex((turn) => turn.test(name));
const late = ['deleteProject', 'deleteDivision', 'deleteOrganization'];

/** These render pages, or affect a whole account. */
const slow = /^generateDocument$|^order|^signWaiver$|^uploadSigned|Sandbox|^importSov/;

describe('mutations, with arbitrary input', () => {
  // What belongs to a person is changed only in a session (test/contract/session-access.test.ts).
  const all = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => !onlyInSession.includes(name));
  const fields = all.toSorted((a, b) => turnOf(a.name) - turnOf(b.name) || late.indexOf(a.name) - late.indexOf(b.name));
  const weights = Object.fromEntries(fields.map(({ name }) => [name, slow.test(name) ? 0.4 : 1]));
  fuzzFields(openGround(), 'mutation', fields, shares(0.3, weights, least), isAction);
});
