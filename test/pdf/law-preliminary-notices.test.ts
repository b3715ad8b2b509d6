/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { formNotices } from '../../src/domain/document/warning.js';
import { buildNoticeDocument } from '../../src/domain/notice/document/build.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import { print } from '../../src/pdf/print.js';
import { party } from '../domain/preflight/notice-facts.fixture.js';
import { goldenFacts, inState, noticeJob } from './notice-jobs.js';
import { readFonts, readPdf } from './pdf-text.js';

const bytesOf = async (facts: NoticeFacts) => (await print(noticeJob(facts))).bytes;
const textOf = async (facts: NoticeFacts) =>
  (await readPdf(await bytesOf(facts))).texts.join('\n').replace(/\s+/g, ' ');
const golden = (name: string) => goldenFacts[name]!;
const guidanceOf = (facts: NoticeFacts) =>
  formNotices(noticeForm(buildNoticeDocument(facts)))
    .map(({ message }) => message)
    .join(' ');

/** The pieces of text from the one that begins with `first` to the one that contains `last`. */
async function pieces(facts: NoticeFacts, first: string, last: string) {
  const all = (await readFonts(await bytesOf(facts))).pages.flat();
  const start = all.findIndex(({ text }) => text.startsWith(first));
  const end = all.findIndex(({ text }, index) => index >= start && text.includes(last));
  expect([start, end]).not.toContain(-1);
  return all.slice(start, end + 1);
}

describe('Alaska', () => {
  it('has the statements of § 34.35.064, with the warning in type no smaller than the rest', async () => {
    const facts = golden('ak-preliminary');
    const text = await textOf(facts);
    expect(text).toContain(
      'This is a notice of a right to assert a lien against real property for labor, materials, services, or equipment furnished in connection with a project.',
    );
    expect(text).toContain('may be entitled to record a claim of lien.');
    expect(text).toContain('Legal description Lot 4, Block 12, Harbor Addition');
    const warning = await pieces(facts, 'WARNING: Unless provision', 'by the undersigned.');
    const claimant = (await pieces(facts, 'Bayside Steel Works', 'Structural Division'))[0]!;
    for (const { size } of warning) expect(size).toBeGreaterThanOrEqual(claimant.size);
  });
});

describe('Arkansas', () => {
  it('has the notice of § 18-44-115(a)(7) for homes: exactly its words, in bold capitals', async () => {
    const facts = golden('ar-preliminary-home');
    expect(await textOf(facts)).toContain(
      'IMPORTANT NOTICE TO OWNER I UNDERSTAND THAT EACH CONTRACTOR, SUBCONTRACTOR, LABORER, SUPPLIER, ARCHITECT, ENGINEER, SURVEYOR, APPRAISER, LANDSCAPER, ABSTRACTOR, OR TITLE INSURANCE AGENT SUPPLYING LABOR, SERVICES, MATERIAL, OR FIXTURES IS ENTITLED TO A LIEN AGAINST THE PROPERTY IF NOT PAID IN FULL FOR THE LABOR, SERVICES, MATERIALS, OR FIXTURES USED TO IMPROVE, CONSTRUCT, OR INSURE OR EXAMINE TITLE TO THE PROPERTY EVEN THOUGH THE FULL CONTRACT PRICE MAY HAVE BEEN PAID TO THE CONTRACTOR.',
    );
    const notice = await pieces(facts, 'IMPORTANT NOTICE TO OWNER', 'CONTRACTOR WITH A CHECK');
    expect(notice.length).toBeGreaterThan(10);
    for (const { font, text } of notice) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(text).toBe(text.toUpperCase());
    }
    expect(await textOf(facts)).toMatch(
      /SIGNED: _+ ADDRESS OF PROPERTY 1200 Mill Street, Little Rock, AR 72201 DATE: _+ I HEREBY CERTIFY THAT THE SIGNATURE ABOVE/,
    );
    expect(await textOf(facts)).not.toContain('$48,250.00');
    expect(guidanceOf(facts)).toContain('before the work begins, in person or by certified mail');
  });

  it('has the contents of § 18-44-115(b)(6) for commercial property, with its statement', async () => {
    const text = await textOf(golden('ar-preliminary-commercial'));
    expect(text).toContain('it is currently entitled to payment for the labor, services or materials described below');
    expect(text).toContain('Amount due and unpaid $48,250.00');
    expect(text).toContain('Person who contracted for them Keystone Builders, Inc.');
    expect(text).toContain(
      'NOTICE TO PROPERTY OWNER IF BILLS FOR LABOR, SERVICES, OR MATERIALS USED TO CONSTRUCT OR PROVIDE SERVICES FOR AN IMPROVEMENT TO REAL ESTATE ARE NOT PAID IN FULL, A CONSTRUCTION LIEN MAY BE PLACED AGAINST THE PROPERTY.',
    );
    expect(text).not.toContain('IMPORTANT NOTICE TO OWNER');
  });
});

describe('Illinois', () => {
  it('dates the notice of claim once', async () => {
    expect(await textOf(golden('il-subcontractor-notice'))).toMatch(/on March 5, 2026\. Signature Dana Whitfield/);
  });

  it('warns the occupant of a home in bold type of ten points, and says who started what for whom', async () => {
    const facts = golden('il-preliminary');
    const text = await textOf(facts);
    expect(text).toContain('It started to work or to deliver materials on February 18, 2026.');
    expect(text).toContain('Contractor requesting the work Keystone Builders, Inc.');
    for (const { font, size } of await pieces(facts, 'The subcontractor providing', 'home improvements.')) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(size).toBeGreaterThanOrEqual(10);
    }
    expect(guidanceOf(facts)).toContain('within 60 days after the first furnishing');
  });
});

describe('the notice of 770 ILCS 60/24', () => {
  it('has the sentence of the statute, and says whose subcontractor employed the claimant', async () => {
    const facts = golden('il-subcontractor-notice');
    const text = await textOf(facts);
    expect(text).toMatch(
      /To Acme Holdings LLC, .*: You are hereby notified that I have been employed by Keystone Builders, Inc\. to furnish structural steel stairs .* under his or her contract with you, on your property at 1200 Mill Street/,
    );
    expect(text).toContain('that there was due to me, or is to become due, therefor, the sum of $48,250.00.');
    const parties = [
      ...facts.parties.map((each) => (each.isClaimant ? { ...each, hiredByPartyId: 'subcontractor of it' } : each)),
      party('subcontractor', 'Ironworks Erectors Co.', { id: 'subcontractor of it' }),
    ];
    expect(await textOf({ ...facts, parties })).toContain(
      'employed by Ironworks Erectors Co., a subcontractor of Keystone Builders, Inc., to furnish',
    );
  });
});

describe('Iowa, commercial construction', () => {
  it('names the claimant and whom it furnishes, in one notice for the project (§ 572.33)', async () => {
    const text = await textOf(golden('ia-commercial'));
    expect(text).toContain(
      'telephone (510) 555-0170, notifies the general contractor or owner-builder in writing that it furnishes labor or materials to Keystone Builders, Inc.',
    );
    expect(text).toContain(
      'This one-time notice covers all that it furnishes to Keystone Builders, Inc. for the same project.',
    );
  });
});

describe('Iowa', () => {
  it('has the sentences of § 572.13 for the owner in bold type of ten points', async () => {
    const facts = golden('ia-commencement');
    expect(await textOf(facts)).toContain(
      'Persons or companies furnishing labor or materials for the improvement of real property may enforce a lien upon the improved property if they are not paid for their contributions, even if the parties have no direct contractual relationship with the owner.',
    );
    expect(await textOf(facts)).toMatch(/Legal description _{8,} .*Registry number _{8,}/);
    for (const { font, size } of await pieces(facts, 'Persons or companies', 'the improved property.')) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(size).toBeGreaterThanOrEqual(10);
    }
  });

  it('has the contents of § 572.13B for those who are posted to the registry', async () => {
    const text = await textOf(golden('ia-preliminary'));
    expect(text).toContain('under a contract with Keystone Builders, Inc.');
    expect(text).toContain('It first furnished labor or material on February 18, 2026.');
    expect(text).toMatch(/Registry number of the notice of commencement 012345-0/);
    const { project, ...rest } = golden('ia-preliminary');
    const unknown = { ...rest, project: { ...project, parcelNumber: null, legalDescription: null } };
    expect(await textOf(unknown)).toMatch(/Legal description _{8,} Tax parcel identification number _{8,}/);
  });
});

describe('Indiana', () => {
  it('notifies the owner of a home of the delivery or work and of lien rights', async () => {
    const facts = golden('in-preliminary');
    expect(await textOf(facts)).toMatch(
      /To Acme Holdings LLC, .* gives you written notice of the delivery or work described below, and of the existence of lien rights\./,
    );
    expect(guidanceOf(facts)).toContain('file a copy in the recorder’s office');
  });
});

describe('Kansas', () => {
  it('has the warning statement of K.S.A. 60-1103a(c), word for word', async () => {
    expect(await textOf(golden('ks-warning-statement'))).toContain(
      'Notice to owner: Bayside Steel Works, Inc., Structural Division is a supplier or subcontractor providing materials or labor on Job No. HV-114 at 1200 Mill Street, Topeka, KS 66603, under an agreement with Keystone Builders, Inc. Kansas law will allow this supplier or subcontractor to file a lien against your property for materials or labor not paid for by your contractor unless you have a waiver of lien signed by this supplier or subcontractor. If you receive a notice of filing of a lien statement by this supplier or subcontractor, you may withhold from your contractor the amount claimed until the dispute is settled.',
    );
  });

  it('gives public notice of the intent to perform on a home that is built for sale', async () => {
    const facts = golden('ks-intent-to-perform');
    const text = await textOf(facts);
    expect(text).toContain('gives public notice that it is a supplier, subcontractor or contractor');
    expect(text).toContain('Legal description Lot 4, Block 12, Harbor Addition');
    expect(guidanceOf(facts)).toContain('before the deed to a buyer is recorded');
  });
});

describe('Kentucky', () => {
  it('states the intention to hold the property liable, and the amount', async () => {
    const text = await textOf(golden('ky-preliminary'));
    expect(text).toContain('The last item was furnished on February 27, 2026.');
    expect(text).toContain(
      'intends to hold the property liable, and the amount for which it will claim a lien is $48,250.00.',
    );
    const blank = inState('KY', { notice: { claimAmount: null } });
    expect(await textOf(blank)).toMatch(/the amount for which it will claim a lien is _{8,}\./);
  });
});

describe('Minnesota', () => {
  it.each(['mn-contractor', 'mn-preliminary'])('has its notice in bold type of ten points: %s', async (name) => {
    const [first, last] =
      name === 'mn-contractor' ? ['(a) Any person', 'timely notice.'] : ['This notice is to advise', 'this notice.'];
    for (const { font, size } of await pieces(golden(name), first!, last!)) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(size).toBeGreaterThanOrEqual(10);
    }
  });

  it('has the paragraphs of § 514.011, subdivision 1, for contractors', async () => {
    expect(await textOf(golden('mn-contractor'))).toContain(
      '(b) Under Minnesota law, you have the right to pay persons who supplied labor or materials for this improvement directly and deduct this amount from our contract price, or withhold the amounts due them from us until 120 days after completion of the improvement unless we give you a lien waiver signed by persons who supplied any labor or material for the improvement and who gave you timely notice.',
    );
  });

  it('has the rights of the owner in the words of § 514.011, subdivision 2', async () => {
    const text = await textOf(golden('mn-preliminary'));
    expect(text).toContain(
      'You have the right to pay us directly and deduct this amount from the contract price, or withhold the amount due us from your contractor until 120 days after completion of the improvement unless your contractor gives you a lien waiver signed by me (us).',
    );
    expect(text).toContain('We may not file a lien if you paid your contractor in full before receiving this notice.');
  });

  it('addresses the owner without a colon before the boxes', async () => {
    expect(await textOf(golden('mn-preliminary'))).toMatch(/To Acme Holdings LLC, [^:]*? Contractor Keystone/);
  });
});

describe('a notice that is posted to a registry', () => {
  it('is not said to be filed before the day is known', async () => {
    expect(await textOf(golden('ia-preliminary'))).not.toContain('was filed');
  });
});

describe('Missouri', () => {
  it('has the words of § 429.012.1 for contractors, in bold type of ten points', async () => {
    const facts = golden('mo-contractor');
    const text = await textOf(facts);
    expect(text).toContain('NOTICE TO OWNER');
    expect(text).toContain(
      'FAILURE OF THIS CONTRACTOR TO PAY THOSE PERSONS SUPPLYING MATERIAL OR SERVICES TO COMPLETE THIS CONTRACT CAN RESULT IN THE FILING OF A MECHANIC’S LIEN ON THE PROPERTY WHICH IS THE SUBJECT OF THIS CONTRACT PURSUANT TO CHAPTER 429, RSMO. TO AVOID THIS RESULT YOU MAY ASK THIS CONTRACTOR FOR “LIEN WAIVERS” FROM ALL PERSONS SUPPLYING MATERIAL OR SERVICES FOR THE WORK DESCRIBED IN THIS CONTRACT. FAILURE TO SECURE LIEN WAIVERS MAY RESULT IN YOUR PAYING FOR LABOR AND MATERIAL TWICE.',
    );
    for (const { font, size } of await pieces(facts, 'FAILURE OF THIS', 'TWICE.')) {
      expect(font).toMatch(/Tinos-Bold$/);
      expect(size).toBeGreaterThanOrEqual(10);
    }
    expect(guidanceOf(facts)).toContain('before any payment');
  });
});

describe('New Mexico', () => {
  it('gives notice of the right to claim a lien in the event of nonpayment (§ 48-2-2.1)', async () => {
    const text = await textOf(golden('nm-preliminary'));
    expect(text).toContain('NOTICE OF THE RIGHT TO CLAIM A LIEN');
    expect(text).toContain(
      'telephone (510) 555-0170, gives notice of its right to claim a lien on the property described below in the event of nonpayment for the work or materials that it furnishes under a contract with Keystone Builders, Inc.',
    );
  });
});

describe('Oklahoma', () => {
  it('says that it is a pre-lien notice, with the contents of § 142.6(B)(4)', async () => {
    const text = await textOf(golden('ok-preliminary'));
    expect(text).toContain(
      'This notice is a pre-lien notice. Bayside Steel Works, Inc., Structural Division, 780 Cypress',
    );
    expect(text).toContain('at the request of Keystone Builders, Inc. The last date of supply was February 27, 2026.');
    expect(text).toContain('Material, services, labor or equipment Structural steel stairs');
    expect(text).toContain('Amount of the material, services, labor or equipment $');
  });

  it('leaves a line for a date of supply that the record does not have', async () => {
    const text = await textOf(inState('OK', { notice: { lastFurnishingDate: null } }));
    expect(text).toMatch(/The last date of supply was _+\./);
  });
});

describe('Rhode Island', () => {
  it('has the notice of § 34-28-4.1 for those whom the owner hired', async () => {
    expect(await textOf(golden('ri-contractor'))).toContain(
      'The undersigned is about to perform work and/or furnish materials for the construction, erection, alterations, or repair upon the land at 1200 Mill Street, Providence, RI 02903, under contract with you. This is a notice that the undersigned and any other persons who provide labor and materials for the improvement under contract with the undersigned may file a mechanic’s lien upon the land in the event of nonpayment to them.',
    );
  });
});

describe('Wisconsin', () => {
  it('has the sentences of § 779.02(2)(a) for contractors in bold type', async () => {
    const facts = golden('wi-contractor');
    expect(await textOf(facts)).toContain(
      'As required by the Wisconsin construction lien law, claimant hereby notifies owner that persons or companies performing, furnishing, or procuring labor, services, materials, plans, or specifications for the construction on owner’s land may have lien rights on owner’s land and buildings if not paid.',
    );
    for (const { font } of await pieces(facts, 'As required by', 'duly paid.')) expect(font).toMatch(/Tinos-Bold$/);
  });

  it('gives the owner of a home the day on which the others began', async () => {
    expect(await textOf(golden('wi-preliminary'))).toMatch(
      /on February 18, 2026, for the improvement now under construction on your real estate at 1200 Mill Street/,
    );
  });
});
