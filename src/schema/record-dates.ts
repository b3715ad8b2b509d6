import { deadlineYears } from '../domain/deadlines/facts.js';
import type { RecordDates } from '../domain/notice/record-dates.js';
import { LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

/** What each date of a document that went on record means. */
export const recordDates: Record<keyof RecordDates, string> = {
  filedOn: 'When the office, the court or the surety took it for filing.',
  recordedOn: 'When the public office recorded it. The time to sue counts from the earlier of the two days.',
  releasedOn: 'When the public office recorded its release.',
};

const dateOf = (field: keyof RecordDates, when: string) =>
  Optional(() => LocalDate, { years: deadlineYears, description: `${recordDates[field]} ${when}` });

/** A date of the record of a document, in an update. */
export const RecordDate = (field: keyof RecordDates) =>
  dateOf(field, 'It can be set even when the other fields are locked.');

/** The same, in a transition to the status that it belongs to. */
export const TransitionDate = (field: keyof RecordDates, status: string) =>
  dateOf(field, `Only with the status ${status}.`);
