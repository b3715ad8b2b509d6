import type { RecordFolder } from '../routes/record-place';
import type { BulkAct, BulkRecordType } from './bulk.documents';

/** One thing that can be done with several records. */
export interface Choice {
  act: BulkAct;
  text: string;
  /** What it means, in the menu and before it is confirmed. */
  meaning: string;
  /** Of the button that does it: `Generate 12 documents`. */
  verb: readonly [before: string, noun: string, after?: string];
  /** What the day of the act is called, where it has one. */
  day?: string;
  /** Of a day that can be left empty: when it is. */
  dayHint?: string;
}

interface Kind {
  noun: string;
  /** The folder of its pages. */
  page: RecordFolder;
  choices: readonly Choice[];
}

const generate = (noun: string): Choice => ({
  act: 'GENERATE',
  text: 'Generate the documents',
  meaning: `Makes the final document of each ${noun}, without mailing it.`,
  verb: ['Generate', 'document'],
});

const assign = (noun: string): Choice => ({
  act: 'ASSIGN',
  text: 'Assign a task',
  meaning: `A task on ${noun === 'project' ? 'each project' : `the project of each ${noun}`}, for one person.`,
  verb: ['Assign', 'task'],
});

const mark = (act: BulkAct, noun: string, done: string, meaning: string, day?: string): Choice => ({
  act,
  text: `Mark as ${done}`,
  meaning,
  verb: ['Mark', noun, `as ${done}`],
  ...(day && { day }),
});

/** The types of records whose lists can be changed in bulk, with what can be done with each. */
export const kinds: Readonly<Record<BulkRecordType, Kind>> = {
  NOTICE: {
    noun: 'notice',
    page: '/notices',
    choices: [
      generate('notice'),
      assign('notice'),
      mark(
        'MARK_RECORDED',
        'notice',
        'recorded',
        'The public office has recorded or filed them. The time to sue can run from this day.',
        'Recorded on',
      ),
      mark('MARK_COMPLETED', 'notice', 'completed', 'Nothing more is to be done with them. This is final.'),
      mark(
        'MARK_RELEASED',
        'notice',
        'released',
        'They were paid or given up, and their releases are recorded. This is final.',
        'Released on',
      ),
    ],
  },
  ESCALATION: {
    noun: 'claim',
    page: '/claims',
    choices: [
      generate('claim'),
      assign('claim'),
      mark(
        'MARK_SENT',
        'claim',
        'sent',
        'For documents that you sent yourself. They can no longer be changed. What is mailed from here is marked by itself.',
      ),
      mark(
        'MARK_FILED',
        'claim',
        'filed',
        'The court, the county or the surety has them. They can no longer be changed, and the time to sue counts from this day.',
        'Filed on',
      ),
      {
        ...mark(
          'MARK_RESOLVED',
          'claim',
          'resolved',
          'They were paid, settled or decided. This is final.',
          'Released on',
        ),
        dayHint: 'When their releases were recorded. Leave it empty if none was.',
      },
    ],
  },
  WAIVER: {
    noun: 'waiver',
    page: '/waivers',
    choices: [
      generate('waiver'),
      assign('waiver'),
      mark('MARK_SENT', 'waiver', 'sent for signature', 'For waivers that you gave to their signers yourself.'),
    ],
  },
  PAY_APPLICATION: {
    noun: 'pay application',
    page: '/billing/pay-applications',
    choices: [generate('pay application'), assign('pay application')],
  },
  PROJECT: {
    noun: 'project',
    page: '/projects',
    choices: [
      assign('project'),
      {
        ...mark(
          'MARK_DONE',
          'act',
          'done',
          'For the next act on each project that you did in another way: no reminder asks for it any more. Notices and claims that are sent from here are marked by themselves.',
          'Done on',
        ),
        text: 'Mark the next act as done',
      },
      {
        act: 'ARCHIVE',
        text: 'Archive',
        meaning:
          'Their deadlines get no reminders, and their notices are not to be served any more. They can be restored.',
        verb: ['Archive', 'project'],
      },
      {
        act: 'RESTORE',
        text: 'Restore from the archive',
        meaning: 'They are active again, with the reminders of their deadlines.',
        verb: ['Restore', 'project'],
      },
    ],
  },
};
