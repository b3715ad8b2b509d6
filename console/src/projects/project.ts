import type { ProjectPeopleQuery } from './project.documents';
import type { ProjectCourseQuery } from './reads.documents';

/** A project with its course, as its page shows it. */
export type Project = ProjectCourseQuery['project'];
export type Jobsite = ProjectPeopleQuery['project']['jobsites']['nodes'][number];
export type Party = ProjectPeopleQuery['project']['parties']['nodes'][number];
