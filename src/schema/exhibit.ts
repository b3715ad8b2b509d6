import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { type ExhibitKind, type ExhibitType, exhibitLimits } from '../domain/exhibit/exhibit.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'A file of a record that is appended to its document as a lettered exhibit.',
  simpleResolvers: true,
})
export class Exhibit implements Node {
  @Field(() => ID) id!: string;
  @Field(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Field(() => ID) documentableId!: string;
  @Field(() => String, { description: 'Printed on its slip sheet and in the text of the document.' }) title!: string;
  @Field(() => enums.ExhibitKind, { description: 'A form that says something is attached asks for a kind.' })
  kind!: ExhibitKind;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: ExhibitType;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int, { description: 'Its own pages, without the slip sheet.' }) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
  @Field(() => String, { description: 'The URL of the file. It accepts the token that may read the record.' })
  downloadUrl!: string;
  @Field(() => DateTime) createdAt!: string;
}

@ArgsType()
export class ExhibitsOf {
  @Required(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Required(() => ID) documentableId!: string;
}

@InputType({
  description:
    'Adds a file to a record, as bytes or as an existing document. Documents generated from then on append it.',
})
@Printed('fileName', 'contentBase64')
export class AddExhibitInput {
  @Required(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Required(() => ID) documentableId!: string;
  @Required(() => String, { max: 150, description: 'Printed on its slip sheet and in the text of the document.' })
  title!: string;
  @Optional(() => enums.ExhibitKind, { description: '`other` by default.' }) kind?: ExhibitKind | null;
  @Optional(() => String, {
    max: 255,
    description: 'Required with `content_base64`; ends in .pdf, .jpg, .jpeg or .png.',
  })
  fileName?: string | null;
  @Optional(() => String, {
    description: `The bytes of a PDF, JPEG or PNG in base64, up to ${exhibitLimits.bytes / 1024 / 1024} MB. Required without \`document_id\`.`,
  })
  contentBase64?: string | null;
  @Optional(() => ID, { description: 'A completed document of the account, in place of bytes.' })
  documentId?: string | null;
}
