import { readFileSync } from 'node:fs';

/** The blocks of code in a document of this project, in order: what people copy is what the tests run. */
export function codeBlocks(document: string, language: string): string[] {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8');
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'));
  return [...blocks].map(([, code]) => code);
}
