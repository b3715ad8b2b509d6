import { Command } from 'commander';
import { OperatorError } from '../../config/operator-error.js';
import { withDatabase } from './command.js';

export function secretsCommand(): Command {
  const secrets = new Command('secrets').description('Stored secrets of webhooks and credentials');
  withDatabase(
    secrets
      .command('reseal')
      .description(
        'Encrypt every stored secret with the first key of ENCRYPTION_KEYS, so that older keys can be removed.',
      ),
    async (config, databaseUrl) => {
      const { openKeyring } = await import('../../runtime/encryption/open-keyring.js');
      const { openOrm } = await import('../../db/orm.js');
      const { resealSecrets } = await import('../../services/operator/secrets.js');
      const orm = await openOrm(databaseUrl, 1);
      try {
        const keyring = await openKeyring(config.encryptionKeys, config.dataDir);
        const { resealed, unopened } = await resealSecrets(orm.em.fork(), keyring);
        if (unopened.length === 0) return { resealed };
        const lines = unopened.map(({ table, id }) => `${table} ${id}`);
        const heading = `${resealed} secrets were encrypted again. No key of ENCRYPTION_KEYS decrypts these:`;
        throw new OperatorError([heading, ...lines].join('\n'));
      } finally {
        await orm.close();
      }
    },
  );
  return secrets;
}
