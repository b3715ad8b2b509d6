import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { ProofOfService } from '../schema/proof-of-service.js';
import { Rendered } from '../schema/rendered.js';
import { ID } from '../schema/scalars.js';
import * as proofs from '../services/proof-of-service/index.js';

@Resolver(() => ProofOfService)
export class ProofOfServiceResolver {
  @OnPrimary()
  @Free()
  @Query(() => ProofOfService, {
    nullable: true,
    description:
      'The proof of service of a notice that the carrier has accepted: a sealed PDF with a verification code of its own.',
  })
  proofOfService(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return proofs.proofOfService(ctx, id);
  }

  @Rendered()
  @FieldResolver(() => String, { description: 'The PDF, in base64.' })
  content(@Root() proof: proofs.PreparedProof, @Ctx() ctx: RequestContext) {
    return proofs.proofContent(ctx, proof);
  }
}
