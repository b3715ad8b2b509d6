import type { JobFacts } from '../../document/job-facts.js';
import { noticeHiringParty } from './hiring-party.js';
import type { FormChoice } from './model.js';
import type { NoticeRecordFacts } from './notice-facts.js';
import { type NoticeOptions, readNoticeOptions } from './notice-metadata.js';
import { claimantRole } from './served-parties.js';

/** The facts that determine the form of a notice on this job. */
export function formChoice(
  job: JobFacts,
  { state, noticeDate, metadata }: Pick<NoticeRecordFacts, 'state' | 'noticeDate' | 'metadata'>,
  options: NoticeOptions = readNoticeOptions(metadata),
): FormChoice {
  const { sector, use, ownerOccupied, units, newConstruction } = job.project;
  return {
    state,
    sector: sector ?? 'private',
    noticeDate,
    use,
    ownerOccupied,
    units,
    newConstruction,
    claimantRole: claimantRole(job),
    direct: isDirect(job, options),
    claimedFor: options.claimedFor,
  };
}

/** A subcontractor whom the owner hired is a contractor in the eyes of the law; a hiring party of the metadata has no role. */
function isDirect(job: JobFacts, options: NoticeOptions): boolean {
  if (claimantRole(job) === 'general_contractor') return true;
  const hiring = options.hiringParty ? null : noticeHiringParty(job, options);
  return hiring?.role === 'owner' || hiring?.role === 'public_entity';
}
