import { countryName, isAbroad } from '../../address/countries.js';
import { zipContradiction } from '../../address/postal-rules.js';
import { statutoryMail } from '../../credit/pricing.js';
import type { JobFacts } from '../../document/job-facts.js';
import type { Violation } from '../../shared/violation.js';
import { printedMethod } from '../document/notice-metadata.js';
import type { ServedParty } from '../document/served-parties.js';

/**
 * Addresses that contradict themselves: the claimant's, the jobsites' and those of the parties that the document names. They can be
 * printed, so this is a warning. Inline parties are checked where they are read.
 */
export function checkAddresses({ division, jobsites }: JobFacts, named: readonly ServedParty[]): Violation[] {
  const violations: Violation[] = [];
  const report = (field: string, subject: string, sentence: string | null) => {
    if (sentence) violations.push({ field, message: `${subject}: ${sentence}` });
  };
  if (division) {
    const subject = `The claimant division ${division.name}`;
    report('division.zip', subject, zipContradiction({ ...division, countryCode: null }));
    if (isAbroad(division.countryCode)) {
      const sentence = `Its country code is ${division.countryCode}, and its state and ZIP code are in the United States.`;
      report('division.countryCode', subject, sentence);
    }
  }
  for (const jobsite of jobsites) {
    const subject = `The jobsite ${jobsite.name ?? jobsite.addressLine1 ?? jobsite.city ?? ''}`.trim();
    report('jobsites.zip', subject, zipContradiction({ ...jobsite, countryCode: null }));
  }
  for (const { source, role, name, address } of named) {
    if (source !== 'party') continue;
    report(`parties.${camelCase(role)}`, `The ${toWords(role)} party ${name}`, zipContradiction(address));
  }
  return violations;
}

/**
 * Parties abroad whom the statute wants served by certified mail, which the Postal Service has only within the United States.
 *
 * @param methods the only methods of service that the statute allows; null if the form names none
 */
export function checkCertifiedAbroad(
  served: readonly ServedParty[],
  state: string,
  methods: readonly string[] | null,
): Violation[] {
  const demanded = methods
    ? methods.some((method) => method.startsWith('certified')) &&
      !methods.some((method) => method.startsWith('first_class'))
    : statutoryMail(state) === 'certified';
  if (!demanded) return [];
  const others = (methods ?? ['registered', 'personal']).filter((method) => !method.startsWith('certified'));
  const instead =
    others.length > 0 ? `serve it by ${others.map(printedMethod).join(', or by ')}` : 'ask counsel how to serve it';
  return served
    .filter(({ address }) => isAbroad(address.countryCode))
    .map(({ role, field, source, name, address }) => ({
      field: source === 'party' ? `parties.${camelCase(role)}` : field,
      message:
        `The ${toWords(role)} ${name} is in ${countryName(address.countryCode!)}, where certified mail is not offered, and in ${state} ` +
        `the document is served by certified mail. An order mails it first class: ${instead}.`,
    }));
}

function toWords(role: string): string {
  return role.replaceAll('_', ' ');
}

function camelCase(role: string): string {
  return role.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
