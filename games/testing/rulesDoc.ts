import { type Clause, clausesOf, type Game } from '@overtrick/engine';

const MARKS = {
  ruling: '**[ruling]** ',
  reconstructed: '**[reconstructed]** ',
  house: '**[house variant]** ',
} as const;
const printClause = ({ mark, words }: Clause): string => `${mark ? MARKS[mark] : ''}${words.en}`;

/** The rules page of a game as Markdown, for docs/rules. */
export async function rulesDoc(game: Game): Promise<string> {
  const { name, credit, options } = game;
  const page = await game.page();
  const lines = [
    `# ${name.en} (${name.ja})`,
    '',
    `${credit.en}.`,
    '',
    page.aim.en,
    '',
    page.scores.en,
    '',
    page.intro.en,
    '',
  ];
  for (const { title, rules } of page.chapters) {
    lines.push(`## ${title.en}`, '');
    for (const rule of rules) {
      const changed = options.filter((option) => option.rule === rule.number).map(({ key }) => `\`${key}\``);
      const note = changed.length > 0 ? ` *(table option ${changed.join(', ')})*` : '';
      lines.push(`- **${rule.number}** ${clausesOf(rule).map(printClause).join(' ')}${note}`);
    }
    lines.push('');
  }
  if (options.length > 0) {
    lines.push('## Table options', '');
    for (const option of options) {
      const mark = option.reconstructed ? ` ${MARKS.reconstructed.trim()}` : '';
      const value = JSON.stringify(option.default(game.seats.min, {}));
      lines.push(`- \`${option.key}\` (${option.rule})${mark}: ${option.about.en} Default: \`${value}\`.`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
