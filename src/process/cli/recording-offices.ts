import { open } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { OperatorError } from '../../config/operator-error.js';
import { recordingOfficeKinds } from '../../domain/recording-office/office.js';
import { asOperator } from './command.js';

const operator = () => import('../../services/operator/recording-offices.js');

export function recordingOfficesCommand(): Command {
  const offices = new Command('recording-offices').description('The directory of recording offices by county');
  asOperator(
    offices
      .command('import')
      .description(
        'Add the offices of a CSV file to the directory, and replace those that it has. All or nothing. Its first row names the columns (docs/operations.md).',
      )
      .argument('<file>', 'a CSV file')
      .option('--dry-run', 'report what the file would change, and write nothing'),
    async (em, [path], { dryRun, json }) => {
      const { importRecordingOffices } = await operator();
      const { report, changes } = await importRecordingOffices(em, await readFile(path!), { dryRun: Boolean(dryRun) });
      return json ? { ...report, changes } : [report, ...changes];
    },
  );
  asOperator(
    offices
      .command('list')
      .description('List the offices of the directory.')
      .option('--state <state>', 'only those of a state, such as CA'),
    async (em, _args, { state }) => (await operator()).listRecordingOffices(em, state),
  );
  asOperator(
    offices
      .command('remove')
      .description('Remove an office from the directory.')
      .requiredOption('--state <state>', 'the state, such as CA')
      .requiredOption('--county <county>', 'the county')
      .addOption(new Option('--kind <kind>', 'what it keeps').choices([...recordingOfficeKinds]).makeOptionMandatory())
      .option('--district <district>', 'the district, where the county has several offices of the kind'),
    async (em, _args, { state, county, kind, district }) =>
      (await operator()).removeRecordingOffice(em, { state, county, kind, district }),
  );
  return offices;
}

/** The size is looked at before the file is read. */
async function readFile(path: string): Promise<Uint8Array> {
  const { longestFile } = await import('../../services/operator/recording-office-file.js');
  const file = await open(path, 'r');
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new OperatorError(`${path} is not a file.`);
    if (stats.size > longestFile.bytes)
      throw new OperatorError(`The file must be at most ${longestFile.bytes / 1024 / 1024} MB.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
