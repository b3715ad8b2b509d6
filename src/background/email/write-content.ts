import type { Db } from '../../entities/generated/database.js';
import { accountTemplates } from './account-templates.js';
import type { EmailContent, PageUrl } from './content.js';
import { writeDaily } from './daily.js';
import {
  type AccountTemplate,
  type EmailTemplate,
  isOfRecords,
  type RecordEmailData,
  type RecordTemplate,
  type reminderTemplates,
} from './data.js';
import { joinContents } from './join-contents.js';
import { readOpenNotices, readOpenProjectDeadlines } from './open-deadlines.js';
import { recordTemplates, writeSeveral } from './record-templates.js';

/** A cause that an e-mail reports. */
export interface Cause {
  template: EmailTemplate;
  data: never;
  /** When it arose, by the clock of the account's mode. */
  createdAt: string;
}

interface About {
  accountId: string;
  livemode: boolean;
  isDaily: boolean;
}

/** Deadlines that an e-mail lists; it counts the others. */
const listed = { atOnce: 10, daily: 50 } as const;

/** What an e-mail says of its causes, as they are now; undefined if nothing of them is left to say. */
export async function writeContent(
  db: Db,
  causes: readonly Cause[],
  about: About,
  page: PageUrl,
): Promise<EmailContent | undefined> {
  const { template } = causes[0]!;
  if (!isOfRecords(template)) {
    return (accountTemplates[template as AccountTemplate] as (data: never, page: PageUrl) => EmailContent)(
      causes[0]!.data,
      page,
    );
  }
  const reports: Array<[RecordTemplate, never[]]> = [];
  for (const [one, ofOne] of Map.groupBy(causes, (cause) => cause.template as RecordTemplate)) {
    const data = await asTheyAre(db, one, ofOne, about);
    if (data.length > 0) reports.push([one, data as never[]]);
  }
  if (reports.length === 0) return undefined;
  if (about.isDaily) return writeDaily(reports, page);
  return joinContents(
    reports.map(([one, data]) =>
      data.length > 1 ? writeSeveral(one, data, page) : recordTemplates[one].write(data[0]!, page),
    ),
    page,
  );
}

type Deadlines = (typeof reminderTemplates)[number];

/** The causes of one kind. Deadlines are read again, as one, because some may be done or moved meanwhile. */
async function asTheyAre(
  db: Db,
  template: RecordTemplate,
  causes: readonly Cause[],
  { accountId, livemode, isDaily }: About,
): Promise<unknown[]> {
  const times = causes.map(({ createdAt }) => createdAt).sort();
  const most = isDaily ? listed.daily : listed.atOnce;
  const read = (step: 'missed' | '1_day') => ({ accountId, livemode, from: times[0]!, until: times.at(-1)!, step });
  const projects = (step: 'missed' | '1_day') => {
    const knownDeadlines = causes.flatMap(({ data }) => (data as RecordEmailData['project_deadline_missed']).deadlines);
    return readOpenProjectDeadlines(db, read(step), most, knownDeadlines);
  };
  const readers: Record<Deadlines, () => Promise<{ more: number }>> = {
    deadline_missed: () => readOpenNotices(db, read('missed'), most),
    deadline_tomorrow: () => readOpenNotices(db, read('1_day'), most),
    project_deadline_missed: () => projects('missed'),
    project_deadline_tomorrow: () => projects('1_day'),
  };
  const reader = Object.hasOwn(readers, template) ? readers[template as Deadlines] : undefined;
  if (!reader) return causes.map(({ data }) => data);
  const current = await reader();
  return Object.values(current).some((part) => Array.isArray(part) && part.length > 0) ? [current] : [];
}
