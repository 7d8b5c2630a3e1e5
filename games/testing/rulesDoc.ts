import type { Game } from '@overtrick/engine';

const MARKS = { ruling: ' **[ruling]**', reconstructed: ' **[reconstructed]**' } as const;

/** The rules page of a game as Markdown, for docs/rules. */
export function rulesDoc(game: Game): string {
  const { page, name, credit, options } = game;
  const lines = [`# ${name.en} (${name.ja})`, '', `${credit.en}.`, '', page.intro.en, ''];
  for (const { title, rules } of page.chapters) {
    lines.push(`## ${title.en}`, '');
    for (const { number, mark, words } of rules)
      lines.push(`- **${number}**${mark ? MARKS[mark] : ''} ${words.en}`);
    lines.push('');
  }
  if (options.length > 0) {
    lines.push('## Table options', '');
    for (const option of options) {
      const mark = option.reconstructed ? MARKS.reconstructed : '';
      const value = JSON.stringify(option.default(game.seats.min));
      lines.push(`- \`${option.key}\` (${option.rule})${mark}: ${option.about.en} Default: \`${value}\`.`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
