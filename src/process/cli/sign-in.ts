import { Command } from 'commander';
import { getPublicUrl } from '../../config/public-url.js';
import { asOperator } from './command.js';

export function signInCommand(): Command {
  const signIn = new Command('sign-in');
  asOperator(
    signIn
      .description('Print a link that signs a user in, once and for 15 minutes. It leads to PUBLIC_URL.')
      .requiredOption('--email <address>', 'the user'),
    async (em, _args, options, config) => {
      const { printSignInLink } = await import('../../services/operator/sign-in.js');
      return printSignInLink(em, options.email, getPublicUrl(config));
    },
  );
  return signIn;
}
