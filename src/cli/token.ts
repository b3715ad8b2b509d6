import { Command } from 'commander';
import { OperatorError } from '../config/operator-error.js';
import { createToken, listTokens, revokeToken } from '../services/operator.service.js';
import { asOperator, collect } from './command.js';

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
        'mode:sandbox, tier:starter, tier:growth, tier:scale, role:partner or org:<uuid>; may be repeated',
        collect,
      )
      .option('--label <text>', 'a name to know the token by'),
    (em, _args, options) => {
      if (Boolean(options.organization) === Boolean(options.organizationName)) {
        throw new OperatorError('Give either --organization or --organization-name.');
      }
      return createToken(em, {
        email: options.email,
        organizationId: options.organization,
        organizationName: options.organizationName,
        abilities: options.ability ?? [],
        label: options.label,
      });
    },
  );

  asOperator(
    token
      .command('list')
      .description('List tokens, newest first; never their secrets.')
      .option('--email <address>', "one user's tokens only")
      .option('--organization <uuid>', "tokens of one organization's members only"),
    (em, _args, options) => listTokens(em, { email: options.email, organizationId: options.organization }),
  );

  asOperator(
    token.command('revoke').description('Revoke a token at once, on every node.').argument('<token-id>'),
    (em, [tokenId]) => revokeToken(em, tokenId!),
  );
  return token;
}
