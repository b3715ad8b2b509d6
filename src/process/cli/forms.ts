import { Command } from 'commander';
import { asOperator } from './command.js';

const operator = () => import('../../services/operator/forms.js');

export function formsCommand(): Command {
  const forms = new Command('forms').description('The forms of documents, and what counsel signed off');
  asOperator(
    forms
      .command('list')
      .description(
        'List every form: its statute, its marks for counsel, its review, and whether its wording has changed since.',
      ),
    async (em) => (await operator()).listForms(em),
  );
  asOperator(
    forms
      .command('review')
      .description('Record that counsel has reviewed a form as it is worded now, with its marks.')
      .argument('<form>', 'the code of the form, such as ca-8132')
      .requiredOption(
        '--by <name>',
        'who reviewed it, such as "Ana Ruiz, Bar no. 12345"; callers see it in the notices of documents',
      )
      .requiredOption('--on <date>', 'the day of the review, YYYY-MM-DD')
      .option('--note <text>', 'a note, which only this command line shows'),
    async (em, [code], { by, on, note }) => (await operator()).reviewForm(em, { code: code!, by, on, note }),
  );
  asOperator(
    forms.command('unreview').description('Remove the review of a form.').argument('<form>', 'the code of the form'),
    async (em, [code]) => (await operator()).unreviewForm(em, code!),
  );
  return forms;
}
