import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { DocumentVersion, SignedOriginalFlag } from '../domain/document/signed-original.js';
import { exhibitLimits } from '../domain/exhibit/exhibit.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { UpdateInput } from './common.js';
import { enums } from './enums.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  description:
    'The scan of a document that was signed by hand. Without flags, or once they are accepted, it is what is mailed, recorded and downloaded.',
  simpleResolvers: true,
})
export class SignedOriginal {
  @Field(() => String) fileName!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the file, in hex. A picture was made a PDF.' }) sha256!: string;
  @Field(() => String, {
    description: 'SHA-256 of the copy that is mailed and recorded: letter size, and nothing but what the pages show.',
  })
  copySha256!: string;
  @Field(() => Int, { description: 'The bytes of that copy.' }) copyFileSize!: number;
  @Field(() => String, { description: 'Who signed, as stated with the upload.' }) signerName!: string;
  @Field(() => String, { nullable: true, description: 'Who signs, as the document prints it; null for a blank.' })
  namedSigner!: string | null;
  @Field(() => Int, { description: 'The pages on which the code of the document was read.' }) checkedPages!: number;
  @Field(() => [enums.SignedOriginalFlag], { description: 'What differs from the document.' })
  flags!: SignedOriginalFlag[];
  @Field(() => DateTime, { description: 'When it was uploaded.' }) uploadedAt!: string;
  @Field(() => ID, { nullable: true, description: 'The user.' }) uploadedBy!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When a person accepted the flags.' })
  acceptedAt!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user.' }) acceptedBy!: string | null;
}

@ObjectType({ description: 'A file of a document.', simpleResolvers: true })
export class DocumentFile {
  @Field(() => ID, { description: 'Of the document.' }) id!: string;
  @Field(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
  @Field(() => DateTime, { nullable: true, description: 'When a preview is purged.' }) expiresAt!: string | null;
}

@ArgsType()
export class DocumentFileArgs {
  @Optional(() => enums.DocumentVersion, { description: 'By default, the signed original if it is usable.' })
  version?: DocumentVersion | null;
}

@InputType({ description: 'The scan of a document that was signed by hand.' })
export class UploadSignedOriginalInput extends UpdateInput {
  @Required(() => ID, { description: 'Of the document.' }) id!: string;
  @Required(() => String, { max: 255, description: 'Who signed. Another name than the document’s is a flag.' })
  signerName!: string;
  @Required(() => String, { max: 255, description: 'Ends in .pdf, .jpg, .jpeg or .png.' }) fileName!: string;
  @Required(() => String, {
    description: `The bytes of a PDF, JPEG or PNG in base64, up to ${exhibitLimits.bytes / 1024 / 1024} MB.`,
  })
  contentBase64!: string;
}

@InputType({ description: 'States that a person has compared the scan with the document and accepts its flags.' })
export class AcceptSignedOriginalInput extends UpdateInput {
  @Required(() => ID, { description: 'Of the document.' }) id!: string;
  @Optional(() => String, {
    max: 30,
    description:
      'The code in the footer of the scan. Required with the flag `not_checked`, unless the document has no code.',
  })
  verificationCode?: string | null;
}
