import { Command } from 'commander';
import { OperatorError } from '../../config/operator-error.js';
import { asOperator, collect } from './command.js';

/** Services are loaded when a command runs: help and usage errors do not need them, and loading takes most of the time. */
const operator = () => import('../../services/operator/index.js');

export function tokenCommand(): Command {
  const token = new Command('token').description('Access tokens');

  asOperator(
    token
      .command('create')
      .description(
        'Create a token. It is shown once. The user and a named organization are created if they do not exist.',
      )
      .requiredOption('--email <address>', 'the user that the token belongs to')
      .option('--organization <uuid>', 'an existing organization; the user becomes a member')
      .option('--organization-name <name>', 'a new organization, owned by the user')
      .option(
        '--ability <ability>',
        'mode:sandbox, tier:starter, tier:growth, tier:scale, role:partner, role:staff or org:<uuid>; may be repeated',
        collect,
      )
      .option('--label <text>', 'a name for the token')
      .option(
        '--expires <date>',
        'when the token expires, such as 2027-01-31; by default as late as TOKEN_MAX_DAYS allows',
      ),
    async (em, _args, options, { tokenMaxDays, welcomeCredits }) => {
      if (Boolean(options.organization) === Boolean(options.organizationName)) {
        throw new OperatorError('Specify either --organization or --organization-name.');
      }
      return (await operator()).createToken(em, {
        email: options.email,
        organizationId: options.organization,
        organizationName: options.organizationName,
        abilities: options.ability ?? [],
        label: options.label,
        expires: options.expires,
        tokenMaxDays,
        welcomeCredits,
      });
    },
  );

  asOperator(
    token
      .command('list')
      .description('List tokens, newest first, without their secrets.')
      .option('--email <address>', 'only the tokens of this user')
      .option('--organization <uuid>', "only the tokens of this organization's members"),
    async (em, _args, options) =>
      (await operator()).listTokens(em, { email: options.email, organizationId: options.organization }),
  );

  asOperator(
    token
      .command('revoke')
      .description('Revoke a token and all tokens created from it, immediately and on every node.')
      .argument('<token-id>'),
    async (em, [tokenId]) => (await operator()).revokeToken(em, tokenId!),
  );
  return token;
}
