import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { O } from './tableWords.ts';
import { useBubbles } from './useBubbles.ts';

type LastReactionProps = { readonly known: Knowledge; readonly sitters: NetworkState['sitters'] };

/** The newest quick word for who listens; who looks sees it at the seat. */
export function LastReaction({ known, sitters }: LastReactionProps) {
  const say = useSay();
  const last = [...useBubbles(known.reactions).values()].at(-1);
  if (!last) return null;
  const name = sitters[last.seat]?.name ?? '';
  return (
    <p className="unseen online-reaction" key={last.n}>
      {say(O.reacted, { name, words: say(O[last.reaction]) })}
    </p>
  );
}
