/** An element in the distinguished encoding rules (ITU-T X.690) from its contents, which are encoded already. */
export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const hex = length.toString(16);
  const size = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 + size.length]), size, content]);
}

export const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);
/** Its elements are in the order of their bytes. */
export const set = (...contents: Uint8Array[]) => der(0x31, ...contents.toSorted(Buffer.compare));
export const octets = (bytes: Uint8Array) => der(0x04, bytes);
export const version1 = der(0x02, Uint8Array.of(1));

export function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number) as [number, number, ...number[]];
  const bytes = rest.flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(0x06, Uint8Array.of(first * 40 + second, ...bytes));
}
