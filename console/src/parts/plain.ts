const snakeCase = /\b(?:[a-z0-9]+\.)*[a-z0-9]+(?:_[a-z0-9]+)+(?:\.[a-z0-9_]+)*\b/g;
const inWords = (name: string) => name.replace(/[._]/g, ' ').trim();

/** As the pages label them. */
const fields: Record<string, string> = {
  payment_deadline: 'your deadline',
  signatory_name: 'the name of the signer',
  signatory_title: 'the title of the signer',
};

/** The start of a sentence about a field of one of several records: `The lines.2.scheduled value field`. */
const listed = /^The ([a-z_ ]+)\.(\d+)\.(?=[a-z])/i;
const one = (list: string) => list.replace(/ies$/, 'y').replace(/s$/, '');

/** The same about a field of a record that is a part of another one: `The jobsite.zip field`. */
const part = /^The (?:project|jobsite|organization)\.(?=[a-z])/;

/** Such a sentence beside the field itself, where its record needs no name. */
export function withoutPlace(sentence: string): string {
  return sentence.replace(listed, 'The ').replace(part, 'The ');
}

/**
 * A sentence of the service as people say it: `set metadata.signatory_name` is `set the name of the signer`, and an escalation is a claim
 * on the pages.
 */
export function plainSentence(sentence: string): string {
  return sentence
    .replace(listed, (_, list: string, place: string) => `In ${one(list)} ${Number(place) + 1}, the `)
    .replace(/ \([a-z]+_[a-z_]+\)/g, '')
    .replace(/^The (.+) field is required\.$/, 'The $1 is missing.')
    .replace(/^The (.+) field must have at least 1 item\.$/, 'Choose at least one of the $1.')
    .replace(/\bmetadata((?:\.[a-z0-9_]+)+)/g, (_, name: string) => fields[name.slice(1)] ?? inWords(name))
    .replace(snakeCase, inWords)
    .replace(/\ban escalation\b/gi, (text) => `${text[0]} claim`)
    .replace(/\bescalation\b/g, 'claim')
    .replace(/\bEscalation\b/g, 'Claim');
}
