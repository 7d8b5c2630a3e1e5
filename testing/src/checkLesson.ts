import {
  type Ask,
  decideLine,
  type Game,
  type GameTypes,
  isAsk,
  LANGUAGES,
  type Lesson,
  type LineFacts,
  makeLine,
  openScene,
  type Scene,
  sayLine,
  type Table,
  type Tell,
  type View,
  whyNot,
  withoutPlaces,
} from '@overtrick/engine';

/**
 * Everything that is wrong with a lesson, each with its place: it is played to the end, every other decision is tried at every
 * step, and all that the coach says is held against the engine. Empty when it is fine.
 */
export async function checkLesson<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>): Promise<string[]> {
  const problems = lesson.scenes.flatMap((scene, at) =>
    checkScene(game, lesson, scene).map((problem) => `scene ${at + 1}, ${problem}`),
  );
  const { chapters } = await game.page();
  const rules = chapters.flatMap((chapter) => chapter.rules.map(({ number }) => number));
  for (const rule of Object.keys(lesson.coach)) {
    if (!rules.includes(rule)) problems.push(`the coach speaks at ${rule}, which is no rule of ${game.id}`);
  }
  return problems;
}

function checkScene<G extends GameTypes>(game: Game<G>, lesson: Lesson<G>, scene: Scene<G>): string[] {
  const opened = openScene(game, scene);
  return opened.ok ? play(opened.value, lesson, scene, []) : [`the position: ${opened.error}`];
}

/** Plays a scene, at some steps by another way than the awaited one (`ways`, by beat). */
function play<G extends GameTypes>(
  table: Table<G>,
  lesson: Lesson<G>,
  scene: Scene<G>,
  ways: readonly (string | undefined)[],
): string[] {
  const { game } = table;
  const problems: string[] = [];
  for (const [at, beat] of scene.beats.entries()) {
    const wrong = (problem: string) => problems.push(`beat ${at + 1}: ${problem}`);
    if (typeof beat === 'string') {
      const decided = decideLine(table, beat);
      if (decided.ok) continue;
      wrong(decided.error);
      break;
    }
    const view = table.view(lesson.seat);
    for (const problem of checkLine(game, view, beat)) wrong(problem);
    if (!isAsk(beat)) continue;
    const legal = table.legal(lesson.seat);
    if (ways.length === 0) {
      for (const other of beat.also ?? []) {
        if (!legal.includes(other)) {
          wrong(`“${other}” is let be, but it is not legal`);
          continue;
        }
        const again = openScene(game, scene);
        const taken: (string | undefined)[] = [];
        taken[at] = other;
        if (again.ok)
          problems.push(...play(again.value, lesson, scene, taken).map((each) => `with ${other}, ${each}`));
      }
    }
    const decided = decideLine(table, makeLine({ seat: lesson.seat, decision: ways[at] ?? beat.await }));
    if (decided.ok) continue;
    wrong(decided.error);
    break;
  }
  return problems;
}

/** What is wrong with a line: its words, and the facts in them. */
function checkLine<G extends GameTypes>(game: Game<G>, view: View<G>, beat: Tell<G> | Ask<G>): string[] {
  const { facts = {} } = beat;
  const said = isAsk(beat) ? [beat.ask, beat.instead] : [beat.tell];
  const problems = LANGUAGES.flatMap((language) =>
    said.flatMap((words) => checkWords(words[language], facts as LineFacts)),
  );
  return [...problems, ...checkFacts(game, view, facts, isAsk(beat) ? beat.await : null)];
}

function checkWords(sentence: string, facts: LineFacts): string[] {
  const problems: string[] = [];
  const filled = sayLine(sentence, facts, { card: () => '', name: () => '' });
  const open = /\{[^}]*\}/.exec(filled);
  if (open) problems.push(`${open[0]} of “${sentence}” is not among the facts`);
  // A figure that nobody checks may be wrong: it has to come from the facts.
  const figure = /\d+/.exec(withoutPlaces(sentence));
  if (figure) problems.push(`“${sentence}” has a figure of its own (${figure[0]}): take it from the facts`);
  return problems;
}

function checkFacts<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  facts: LineFacts<G>,
  awaited: string | null,
): string[] {
  const { board, trick, preview, must, may = [], mayNot, rule, points } = facts;
  const legal = view.now.choices.map((choice) => game.makeDecision(choice));
  const problems: string[] = [];
  const hold = (said: unknown, fact: unknown, name: string) => {
    if (said !== undefined) problems.push(...differences(said, fact, name));
  };
  hold(board, view.now.board, 'board');
  hold(trick, game.tricks(view).at(-1), 'trick');
  hold(points, view.now.asked.length === 0 ? view.now.sheet.at(-1) : undefined, 'points');
  hold(rule, game.ruleNow(view), 'rule');
  if (preview !== undefined) {
    const decision = awaited === null ? null : game.parseDecision(awaited);
    hold(preview, decision?.ok ? game.preview(view, decision.value) : undefined, 'preview');
  }
  if (must !== undefined && legal.join() !== must)
    problems.push(`must is ${must}, but legal is ${legal.join(' ')}`);
  for (const each of may) {
    if (!legal.includes(each)) problems.push(`may names ${each}, but legal is ${legal.join(' ')}`);
  }
  if (mayNot) {
    const answer = whyNot(game, view, mayNot.decision);
    const why = answer.ok
      ? 'legal'
      : answer.error.reason === 'rule'
        ? answer.error.rule
        : answer.error.reason;
    if (why !== mayNot.rule) problems.push(`${mayNot.decision} is not forbidden by ${mayNot.rule}: ${why}`);
  }
  return problems;
}

/** Where what is said is not the case. */
function differences(said: unknown, fact: unknown, name: string): string[] {
  if (typeof said !== 'object' || said === null) {
    return Object.is(said, fact) ? [] : [`${name} is said to be ${show(said)}, but is ${show(fact)}`];
  }
  if (typeof fact !== 'object' || fact === null) return [`${name} is said, but is ${show(fact)}`];
  return Object.keys(said).flatMap((key) =>
    differences(Reflect.get(said, key), Reflect.get(fact, key), `${name}.${key}`),
  );
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'not there';
