import { dealings } from './glossary/dealings.js';
import { doors } from './glossary/doors.js';
import { papers } from './glossary/papers.js';
import { records } from './glossary/records.js';

/**
 * What the fields of the schema mean whose classes do not say it, by their names: each term once, whatever type has it.
 * `Type.field` is said of that type alone.
 */
export const glossary: Readonly<Record<string, string>> = { ...records, ...papers, ...dealings, ...doors };
