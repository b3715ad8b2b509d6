import { collection, type Route } from '../api/rest/route.js';
import {
  CreateJobsiteDocument,
  DeleteJobsiteDocument,
  ListJobsitesDocument,
  ShowJobsiteDocument,
  UpdateJobsiteDocument,
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
    remove: DeleteJobsiteDocument,
  }),
];
