import { collection, type Route } from '../api/rest/route.js';
import {
  CreateJobsiteDocument,
  DeleteJobsiteDocument,
  ListJobsitesDocument,
  ShowJobsiteDocument,
  UpdateJobsiteDocument,
  UpsertJobsiteDocument,
} from './generated/operations.js';

export const jobsiteRoutes: Route[] = [
  ...collection({
    path: '/jobsites',
    tag: 'Jobsites',
    noun: 'jobsite',
    list: ListJobsitesDocument,
    show: ShowJobsiteDocument,
    create: CreateJobsiteDocument,
    update: UpdateJobsiteDocument,
    upsert: UpsertJobsiteDocument,
    remove: DeleteJobsiteDocument,
  }),
];
