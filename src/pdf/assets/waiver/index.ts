import { arizonaForms } from './az.js';
import { californiaForms } from './ca.js';
import { floridaForms } from './fl.js';
import type { WaiverForm } from './form.js';
import { georgiaForms } from './ga.js';
import { massachusettsForms } from './ma.js';
import { michiganForms } from './mi.js';
import { missouriForms } from './mo.js';
import { mississippiForms } from './ms.js';
import { nevadaForms } from './nv.js';
import { texasForms } from './tx.js';
import { utahForms } from './ut.js';
import { wyomingForms } from './wy.js';

/** Every form whose wording the service has. */
export const waiverForms: readonly WaiverForm[] = [
  ...arizonaForms,
  ...californiaForms,
  ...floridaForms,
  ...georgiaForms,
  ...massachusettsForms,
  ...michiganForms,
  ...missouriForms,
  ...mississippiForms,
  ...nevadaForms,
  ...texasForms,
  ...utahForms,
  ...wyomingForms,
];

const byCode = new Map(waiverForms.map((form) => [form.code, form]));

/** The wording of a form code; null for a general form. */
export function waiverFormOf(formCode: string): WaiverForm | null {
  return byCode.get(formCode) ?? null;
}
