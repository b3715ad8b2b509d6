import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { californiaBlanks } from './ca.js';
import { delawareBlanks } from './de.js';
import { floridaBlanks } from './fl.js';
import { hawaiiBlanks } from './hi.js';
import { illinoisBlanks } from './il.js';
import { louisianaBlanks } from './la.js';
import { marylandBlanks } from './md.js';
import { mississippiBlanks } from './ms.js';
import { montanaBlanks } from './mt.js';
import { newJerseyBlanks } from './nj.js';
import { pennsylvaniaBlanks } from './pa.js';
import { rhodeIslandBlanks } from './ri.js';
import { southDakotaBlanks } from './sd.js';
import { tennesseeBlanks } from './tn.js';
import { virginiaBlanks } from './va.js';
import { westVirginiaBlanks } from './wv.js';
import { wyomingBlanks } from './wy.js';

/** The blanks that only the forms of single states have. */
export function blanksOfStates(model: ClaimDocumentModel): Record<string, string> {
  return {
    ...californiaBlanks(model),
    ...delawareBlanks(model),
    ...floridaBlanks(model),
    ...hawaiiBlanks(model),
    ...illinoisBlanks(model),
    ...louisianaBlanks(model),
    ...marylandBlanks(model),
    ...mississippiBlanks(model),
    ...montanaBlanks(model),
    ...newJerseyBlanks(model),
    ...pennsylvaniaBlanks(model),
    ...rhodeIslandBlanks(model),
    ...southDakotaBlanks(model),
    ...tennesseeBlanks(model),
    ...virginiaBlanks(model),
    ...westVirginiaBlanks(model),
    ...wyomingBlanks(model),
  };
}
