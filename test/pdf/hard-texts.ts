/** Texts that are hard to print: long descriptions and names, and the scripts of many languages. */

export const land = (length: number, lot = 7) =>
  described(`Lot ${lot} of Harbor Tract`, (n) => `; then N ${(n * 7) % 90}° E ${n} feet`, length);
export const work = (length: number) => described('structural steel stairs', (n) => `, with railing R${n}`, length);

/** Each part has a number, so that none can be missing unnoticed. */
export function described(start: string, next: (n: number) => string, length: number): string | null {
  if (length === 0) return null;
  let text = start;
  for (let n = 1; text.length < length; n += 1) text += next(n);
  return text.slice(0, length).replace(/[\s;,.]+$/, '');
}

export function ownerName(number: number, length?: number): string {
  const name = `Owner Number ${number} Holdings, Land and Development Partners of the Harbor District LLC`;
  return length === undefined ? name : Array(4).fill(name).join(' and ').slice(0, length).trim();
}

/** Some 200 characters with blanks, like the names of joint ventures, with accents of many languages. */
export const longName = (kind: string) =>
  `${kind} Núñez, Žižka & Łódź Škoda Ångström Ærø Øresund Büro Çelik İnşaat Győri Építő Αθήνα Кириллица Grundstücks- und Baugesellschaft für die Erschließung des Hafens, a Joint Venture of Many Members, LLC`;

/** A company's name in each script that is printed. */
export const scripts = [
  '東京建設工業株式会社 (Tokyo Kensetsu K.K.)',
  'Công ty TNHH Xây dựng Nguyễn Thị Hồng Ngọc',
  'Διεθνής Κατασκευαστική Α.Ε.',
  'Банк «Развитие и Строительство» ПАО',
  '한국건설 주식회사',
  'Łódź Güçlü İnşaat Kőműves s.r.o.',
];
