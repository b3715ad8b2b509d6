import { countyName } from '../../domain/address/county-names.js';
import type { JobsiteBlock } from '../../domain/notice/document/model.js';

export function jobsiteLines(site: JobsiteBlock, state: string): string[] {
  const county = site.county ? countyName(site.county, state) : null;
  const place = [site.addressLines.join(', '), county].filter(Boolean).join(' · ');
  return [site.name, place].filter((line): line is string => Boolean(line));
}
