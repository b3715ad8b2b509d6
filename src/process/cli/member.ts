import { Command, Option } from 'commander';
import { asOperator } from './command.js';

export function memberCommand(): Command {
  const member = new Command('member').description('Members of an organization');
  asOperator(
    member
      .command('add')
      .description('Make a user a member, or change their role. Creates the user if none has that address.')
      .requiredOption('--email <address>', 'the user')
      .requiredOption('--organization <uuid>', 'the organization')
      .addOption(
        new Option('--role <role>', 'what the member may do')
          .choices(['owner', 'admin', 'member', 'read_only'])
          .default('member'),
      )
      .addOption(
        new Option(
          '--operator-role <role>',
          'what the member does across accounts in a session: staff of the mailroom, or the fulfillment partner',
        ).choices(['staff', 'partner', 'none']),
      ),
    async (em, _args, options) => {
      const { addMember } = await import('../../services/operator/index.js');
      const { email, organization: organizationId, role, operatorRole } = options;
      return addMember(em, { email, organizationId, role, operatorRole });
    },
  );
  return member;
}
