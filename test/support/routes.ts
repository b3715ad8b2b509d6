import type * as rest from '../../src/rest/index.js';
import type * as casing from '../../src/validation/casing.js';
import { built } from './built.js';

/** The REST routes of the built service, and its spelling of a field. */
export const { routes } = await built<typeof rest>('rest/index.js');
export const { snake } = await built<typeof casing>('validation/casing.js');
