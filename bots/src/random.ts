import type { Bot } from './bot.ts';

/** Takes any legal decision, all equally likely. */
export const randomBot: Bot = {
  name: 'random',
  decide(view, random) {
    const { choices } = view.now;
    return choices[random.below(choices.length)];
  },
};
