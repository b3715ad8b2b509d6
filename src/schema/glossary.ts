import { documents } from './glossary/documents.js';
import { operations } from './glossary/operations.js';
import { platform } from './glossary/platform.js';
import { records } from './glossary/records.js';

/**
 * Descriptions of fields whose classes have none, by field name: each term is described once for all types. `Type.field` applies
 * only to that type.
 */
export const glossary: Readonly<Record<string, string>> = { ...records, ...documents, ...platform, ...operations };
