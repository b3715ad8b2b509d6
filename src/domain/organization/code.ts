/**
 * Three-character codes for an organization's name, the best first: initials of three words, else its first characters, then
 * the first two with each digit and letter. `Acme Concrete Pumping` → ACP, AC0, AC1 …
 */
export function deriveCodes(name: string): string[] {
  const plain = name.normalize('NFKD').toUpperCase();
  const words = plain.split(/[^A-Z0-9]+/).filter((word) => word !== '' && !fillers.has(word));
  const letters = words.join('') || plain.replace(/[^A-Z0-9]/g, '');
  const initials =
    words.length >= 3
      ? words
          .slice(0, 3)
          .map((word) => word[0])
          .join('')
      : '';
  const first = (initials || letters.slice(0, 3)).padEnd(3, 'X');
  const variants = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => first.slice(0, 2) + last);
  return [first, ...variants.filter((code) => code !== first)];
}

const fillers = new Set(['THE', 'AND', 'OF', 'INC', 'LLC', 'LTD', 'CO', 'CORP', 'COMPANY', 'CORPORATION']);
