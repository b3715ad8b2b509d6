import { Command } from 'commander';
import { OperatorError } from '../../config/operator-error.js';
import { asOperator } from './command.js';

const operator = () => import('../../services/operator/credits.js');

export function creditsCommand(): Command {
  const credits = new Command('credits').description('The credits of organizations');
  asOperator(
    credits
      .command('grant')
      .description('Grant an organization credits that never expire; partner-eligible by default.')
      .requiredOption('--organization <uuid>', 'the organization that receives them')
      .requiredOption('--amount <credits>', 'how many; one credit is one dollar')
      .option('--free', 'grant free credits, which cannot pay for work of a partner'),
    async (em, _args, options) =>
      (await operator()).grantCredits(em, {
        organizationId: options.organization,
        amount: options.amount,
        free: Boolean(options.free),
      }),
  );
  asOperator(
    credits
      .command('verify')
      .description('Verify that every balance equals its ledger entries, lots and holds. Read-only.'),
    async (em) => {
      const { faults, ...counted } = await (await operator()).verifyCredits(em);
      if (faults.length === 0) return { verified: true, ...counted };
      const lines = faults.map(
        ({ accountId, what: subject, expected, found: sum }) =>
          `${accountId}: ${subject} come to ${expected}, not ${sum}.`,
      );
      throw new OperatorError(['The credits do not add up.', ...lines].join('\n'));
    },
  );
  return credits;
}

export function priceCommand(): Command {
  const price = new Command('price').description('The price book');
  asOperator(
    price
      .command('set')
      .description('Set a price in the price book, or for one organization. A price of 0 is free.')
      .requiredOption('--event-type <event-type>', 'what is charged for, such as api_call')
      .option('--variant <variant>', 'the variant of the event type, if it has any, such as certified for mail_sending')
      .requiredOption('--credits <credits>', 'the price')
      .option('--organization <uuid>', 'set the price for this organization only'),
    async (em, _args, options) =>
      (await operator()).overridePrice(em, {
        eventType: options.eventType,
        variant: options.variant,
        credits: options.credits,
        organizationId: options.organization,
      }),
  );
  return price;
}

export function invoiceLimitCommand(): Command {
  const limit = new Command('invoice-limit').description('How much an account may owe on open invoices');
  asOperator(
    limit
      .command('set')
      .description(
        'Set the limit of one organization, which overrides INVOICE_LIMIT_CREDITS. With 0 it cannot pay by invoice.',
      )
      .requiredOption('--organization <uuid>', 'the organization')
      .requiredOption('--amount <credits>', 'the maximum total of its open invoices; one credit is one dollar'),
    async (em, _args, options) =>
      (await operator()).setInvoiceLimit(em, { organizationId: options.organization, amount: options.amount }),
  );
  return limit;
}
