import { settings } from './settings.js';

const WIDTH = 100;

/** The text of `.env.example`: every variable with its meaning and its default, all of them commented out. */
export function renderEnvExample(): string {
  const blocks = Object.values(settings).map((setting) => {
    const value = typeof setting.default === 'string' ? setting.default : '';
    return [...wrap(setting.description), `#${setting.name}=${value}`].join('\n');
  });
  const head = ['Settings, read from the environment and from a file named .env. Made by "npm run generate".'];
  return `${[head.flatMap(wrap).join('\n'), ...blocks].join('\n\n')}\n`;
}

function wrap(text: string): string[] {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + 1 + word.length > WIDTH) lines.push('#');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines;
}
