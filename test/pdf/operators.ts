const tokens = /<<|>>|<[^<>]*>|\((?:\\[\s\S]|[^\\()])*\)|[[\]]|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/g;

/** An operator of a content stream, with the operands before it as they are written. */
export interface Operation {
  operator: string;
  operands: string[];
}

export function* operationsOf(stream: string): Generator<Operation> {
  let operands: string[] = [];
  for (const [token] of stream.matchAll(tokens)) {
    if (/^[A-Za-z'"]+[*\d]?$/.test(token)) {
      yield { operator: token, operands };
      operands = [];
    } else operands.push(token);
  }
}
