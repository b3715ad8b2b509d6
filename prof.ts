import { course, noFacts } from './packages/lien-deadlines/src/index.js';
const facts = { ...noFacts('FL','subcontractor'), use: 'commercial' as const, firstFurnishingDate: '2026-03-02', lastFurnishingDate: '2026-05-20', completionDate: '2026-06-30', lienRecordedDate: '2026-07-15' };
for (let r=0;r<4;r++){const t = performance.now(); for (let i=0;i<50000;i++) course(facts); console.log((performance.now()-t)/50000*1000, 'µs');}
