import { Resolver } from 'type-graphql';
import { relationsOf } from '../loaders/relations.js';
import { PayApplicationPayment } from '../schema/pay-application.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(relationsOf('PayApplicationPayment', { one: { payApplication: 'PayApplication' } }))
@Resolver(() => PayApplicationPayment)
export class PayApplicationPaymentResolver {}
