import { alaskaClaims } from './ak.js';
import { alabamaClaims } from './al.js';
import { arkansasClaims } from './ar.js';
import { arizonaClaims } from './az.js';
import { californiaClaims } from './ca.js';
import { coloradoClaims } from './co.js';
import { connecticutClaims } from './ct.js';
import { theDistrictOfColumbiaClaims } from './dc.js';
import { delawareClaims } from './de.js';
import { floridaClaims } from './fl.js';
import { georgiaClaims } from './ga.js';
import { hawaiiClaims } from './hi.js';
import { iowaClaims } from './ia.js';
import { idahoClaims } from './id.js';
import { illinoisClaims } from './il.js';
import { indianaClaims } from './in.js';
import { kansasClaims } from './ks.js';
import { kentuckyClaims } from './ky.js';
import { louisianaClaims } from './la.js';
import { massachusettsClaims } from './ma.js';
import { marylandClaims } from './md.js';
import { maineClaims } from './me.js';
import { michiganClaims } from './mi.js';
import { minnesotaClaims } from './mn.js';
import { missouriClaims } from './mo.js';
import { mississippiClaims } from './ms.js';
import { montanaClaims } from './mt.js';
import { northCarolinaClaims } from './nc.js';
import { northDakotaClaims } from './nd.js';
import { nebraskaClaims } from './ne.js';
import { newHampshireClaims } from './nh.js';
import { newJerseyClaims } from './nj.js';
import { newMexicoClaims } from './nm.js';
import { nevadaClaims } from './nv.js';
import { newYorkClaims } from './ny.js';
import { ohioClaims } from './oh.js';
import { oklahomaClaims } from './ok.js';
import { oregonClaims } from './or.js';
import { pennsylvaniaClaims } from './pa.js';
import { rhodeIslandClaims } from './ri.js';
import { southCarolinaClaims } from './sc.js';
import { southDakotaClaims } from './sd.js';
import type { StateClaims } from './state-claims.js';
import { tennesseeClaims } from './tn.js';
import { texasClaims } from './tx.js';
import { utahClaims } from './ut.js';
import { virginiaClaims } from './va.js';
import { vermontClaims } from './vt.js';
import { washingtonClaims } from './wa.js';
import { wisconsinClaims } from './wi.js';
import { westVirginiaClaims } from './wv.js';
import { wyomingClaims } from './wy.js';

/** The claims of each state that has a form of its own. */
export const claimsOfStates: Readonly<Record<string, StateClaims>> = {
  AK: alaskaClaims,
  AL: alabamaClaims,
  AR: arkansasClaims,
  AZ: arizonaClaims,
  CA: californiaClaims,
  CO: coloradoClaims,
  CT: connecticutClaims,
  DC: theDistrictOfColumbiaClaims,
  DE: delawareClaims,
  FL: floridaClaims,
  GA: georgiaClaims,
  HI: hawaiiClaims,
  IA: iowaClaims,
  ID: idahoClaims,
  IL: illinoisClaims,
  IN: indianaClaims,
  KS: kansasClaims,
  KY: kentuckyClaims,
  LA: louisianaClaims,
  MA: massachusettsClaims,
  MD: marylandClaims,
  ME: maineClaims,
  MI: michiganClaims,
  MN: minnesotaClaims,
  MO: missouriClaims,
  MS: mississippiClaims,
  MT: montanaClaims,
  NC: northCarolinaClaims,
  ND: northDakotaClaims,
  NE: nebraskaClaims,
  NH: newHampshireClaims,
  NJ: newJerseyClaims,
  NM: newMexicoClaims,
  NV: nevadaClaims,
  NY: newYorkClaims,
  OH: ohioClaims,
  OK: oklahomaClaims,
  OR: oregonClaims,
  PA: pennsylvaniaClaims,
  RI: rhodeIslandClaims,
  SC: southCarolinaClaims,
  SD: southDakotaClaims,
  TN: tennesseeClaims,
  TX: texasClaims,
  UT: utahClaims,
  VA: virginiaClaims,
  VT: vermontClaims,
  WA: washingtonClaims,
  WI: wisconsinClaims,
  WV: westVirginiaClaims,
  WY: wyomingClaims,
};
