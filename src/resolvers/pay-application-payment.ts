import { Resolver } from 'type-graphql';
import { toRelations } from '../reads/loaders/relations.js';
import { PayApplicationPayment } from '../schema/pay-application.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(toRelations('PayApplicationPayment', { one: { payApplication: 'PayApplication' } }))
@Resolver(() => PayApplicationPayment)
export class PayApplicationPaymentResolver {}
