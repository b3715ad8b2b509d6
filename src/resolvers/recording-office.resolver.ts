import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { RecordingOffice } from '../schema/recording-office.js';
import { readRecordingOffices } from '../services/recording-office/index.js';

@Resolver(() => RecordingOffice)
export class RecordingOfficeResolver {
  @Query(() => [RecordingOffice], {
    description:
      'The offices of a county that may record a document: those of the operator’s directory, and where the account last had a document of that county recorded and filed. What was checked or used last comes first. None where each town keeps its own records: in Connecticut, Rhode Island and Vermont.',
  })
  recordingOffices(
    @Arg('state', () => String, { description: 'The two-letter code of the state.' }) state: string,
    @Arg('county', () => String, {
      description: 'The county, with or without its noun: `Alameda`, `St. Clair County`, `City of Roanoke`.',
    })
    county: string,
    @Ctx() ctx: RequestContext,
  ) {
    return readRecordingOffices(ctx, { state, county });
  }
}
