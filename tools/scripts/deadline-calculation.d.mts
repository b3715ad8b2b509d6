import type { Deadline, Facts } from 'lien-deadlines';

export function calculationHash(compute?: (facts: Facts) => Deadline[]): string;
