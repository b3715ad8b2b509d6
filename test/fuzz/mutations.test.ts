import { describe } from '@jest/globals';
import { shares } from '../support/fuzz.js';
import { schema } from '../support/schema.js';
import { fuzzFields } from './graphql-door.js';
import { openGround } from './ground.js';
import { least } from './tally.js';

/** What is made is then changed, acted on and deleted; projects go after what is of them. */
const turns = [/^create/, /^update|^set/, /^sign/, /^(?!delete)/, /^delete/];
const isAction = (name: string) => turnOf(name) > 1;
const turnOf = (name: string) => turns.findIndex((turn) => turn.test(name));
const late = ['deleteProject', 'deleteDivision', 'deleteOrganization'];

/** These lay out pages, or move an account. */
const slow = /^generateDocument$|^order|^signWaiver$|Sandbox|^importSov/;

describe('mutations, with anything sent to them', () => {
  const fields = Object.values(schema.getMutationType()!.getFields()).toSorted(
    (a, b) => turnOf(a.name) - turnOf(b.name) || late.indexOf(a.name) - late.indexOf(b.name),
  );
  const weights = Object.fromEntries(fields.map(({ name }) => [name, slow.test(name) ? 0.4 : 1]));
  fuzzFields(openGround(), 'mutation', fields, shares(0.3, weights, least), isAction);
});
