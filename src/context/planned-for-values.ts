export { plannedForValues } from '../db/planned-for-values.js';
