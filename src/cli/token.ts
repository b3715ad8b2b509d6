import { Command } from 'commander';
import { OperatorError } from '../config/operator-error.js';
import { asOperator, collect } from './command.js';

/** Services load when a command runs: help and usage errors need none of them, which is most of the time they take. */
const operator = () => import('../services/operator/index.js');

export function tokenCommand(): Command {
  const token = new Command('token').description('Access tokens');

  asOperator(
    token
      .command('create')
      .description('Make a token; the user and a named organization are created when they do not exist. Shown once.')
      .requiredOption('--email <address>', 'the user that the token belongs to')
      .option('--organization <uuid>', 'an organization that exists; the user becomes a member')
      .option('--organization-name <name>', 'a new organization, which the user will own')
      .option(
        '--ability <ability>',
        'mode:sandbox, tier:starter, tier:growth, tier:scale, role:partner, role:staff or org:<uuid>; may be repeated',
        collect,
      )
      .option('--label <text>', 'a name to know the token by')
      .option(
        '--expires <date>',
        'when the token ends, such as 2027-01-31; as late as TOKEN_MAX_DAYS allows when left out',
      ),
    async (em, _args, options, { tokenMaxDays, welcomeCredits }) => {
      if (Boolean(options.organization) === Boolean(options.organizationName)) {
        throw new OperatorError('Give either --organization or --organization-name.');
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
      .description('List tokens, newest first; never their secrets.')
      .option('--email <address>', "one user's tokens only")
      .option('--organization <uuid>', "tokens of one organization's members only"),
    async (em, _args, options) =>
      (await operator()).listTokens(em, { email: options.email, organizationId: options.organization }),
  );

  asOperator(
    token
      .command('revoke')
      .description('Revoke a token with all tokens that came from it, at once, on every node.')
      .argument('<token-id>'),
    async (em, [tokenId]) => (await operator()).revokeToken(em, tokenId!),
  );
  return token;
}
