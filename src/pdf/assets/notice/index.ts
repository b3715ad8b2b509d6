import { alaskaForms } from './ak.js';
import { alabamaForms } from './al.js';
import { arkansasForms } from './ar.js';
import { arizonaForms } from './az.js';
import { californiaForms } from './ca.js';
import { floridaForms } from './fl.js';
import type { NoticeForm } from './form.js';
import { georgiaForms } from './ga.js';
import { genericForms } from './generic.js';
import { iowaForms } from './ia.js';
import { illinoisForms } from './il.js';
import { indianaForms } from './in.js';
import { kansasForms } from './ks.js';
import { kentuckyForms } from './ky.js';
import { louisianaForms } from './la.js';
import { michiganForms } from './mi.js';
import { minnesotaForms } from './mn.js';
import { missouriForms } from './mo.js';
import { mississippiForms } from './ms.js';
import { northCarolinaForms } from './nc.js';
import { newMexicoForms } from './nm.js';
import { nevadaForms } from './nv.js';
import { ohioForms } from './oh.js';
import { oklahomaForms } from './ok.js';
import { oregonForms } from './or.js';
import { rhodeIslandForms } from './ri.js';
import { tennesseeForms } from './tn.js';
import { texasForms } from './tx.js';
import { utahForms } from './ut.js';
import { virginiaForms } from './va.js';
import { washingtonForms } from './wa.js';
import { wisconsinForms } from './wi.js';
import { wyomingForms } from './wy.js';

/** All wordings, those of states before the generic ones; the first one that applies is used. */
export const noticeForms: readonly NoticeForm[] = [
  ...alabamaForms,
  ...alaskaForms,
  ...arizonaForms,
  ...arkansasForms,
  ...californiaForms,
  ...floridaForms,
  ...georgiaForms,
  ...illinoisForms,
  ...indianaForms,
  ...iowaForms,
  ...kansasForms,
  ...kentuckyForms,
  ...louisianaForms,
  ...michiganForms,
  ...minnesotaForms,
  ...mississippiForms,
  ...missouriForms,
  ...northCarolinaForms,
  ...nevadaForms,
  ...newMexicoForms,
  ...ohioForms,
  ...oklahomaForms,
  ...oregonForms,
  ...rhodeIslandForms,
  ...tennesseeForms,
  ...texasForms,
  ...utahForms,
  ...virginiaForms,
  ...washingtonForms,
  ...wisconsinForms,
  ...wyomingForms,
  ...genericForms,
];
