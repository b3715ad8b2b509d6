/** What lists of the records of projects are filtered by, as it is in the address. A list has those that it names. */
export interface RecordFilters {
  project: string;
  division: string;
  state: string;
  from: string;
  until: string;
  /** The member who has a task there. */
  who: string;
}

/** Their part of a filter of the service. */
export function toRecordFilter({ project, division, state, who, from, until }: Partial<RecordFilters>) {
  return {
    ...(project && { projectId: project }),
    ...(division && { divisionId: division }),
    ...(state && { state }),
    ...(who && { taskAssigneeId: who }),
    ...(from && { dateFrom: from }),
    ...(until && { dateUntil: until }),
  };
}
