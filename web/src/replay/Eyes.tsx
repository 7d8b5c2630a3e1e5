import { SPECTATOR } from '@overtrick/engine';
import { useId, useState } from 'react';
import { goTo, linkTo } from '../app/route.ts';
import { seatBots } from '../source/bots.ts';
import type { Sitter } from '../source/source.ts';
import { useTable } from '../table/TableContext.tsx';
import { reseat } from './branch.ts';
import { notePosition } from './notePosition.ts';
import type { Loaded } from './ReplayFrame.tsx';
import { W } from './words.ts';

type EyesProps = { readonly showing: Loaded; readonly sitters: readonly Sitter[] };

/** Through whose eyes, and the way back to the table from here. */
export function Eyes({ showing, sitters }: EyesProps) {
  const { talk, view } = useTable();
  const { say } = talk;
  const { replay, shown, eyes, lookAs, client } = showing;
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const about = useId();
  const closed = shown.at > replay.open;
  const seat = eyes >= 0 ? eyes : replay.me >= 0 ? replay.me : 0;

  /** One match, however often it is asked for: it is kept before its table opens. */
  async function playOn(): Promise<void> {
    setLeaving(true);
    const names = sitters.map(({ name }) => name);
    const bots = seatBots(sitters.length, 'casual', say.language, names);
    const made = await client?.ask('branch', {
      at: shown.at,
      sitters: reseat(replay.sitters, seat, bots),
      language: say.language,
    });
    if (made?.ok) {
      // The way back leads here, however quickly somebody was.
      notePosition(shown.at);
      goTo(linkTo('table', made.value));
      return;
    }
    setLeaving(false);
    if (made) setProblem(made.error.kind === 'refused' ? made.error.detail : say(W[made.error.kind]));
  }

  return (
    <div className="replay-eyes">
      <label>
        <span>{say(W.eyes)}</span>
        <select
          value={closed ? replay.me : eyes}
          disabled={closed}
          onChange={(event) => lookAs(Number(event.target.value))}
        >
          <option value={SPECTATOR}>{say(W.allHands)}</option>
          {sitters.map((_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={each} value={each}>
              {talk.name(each)}
            </option>
          ))}
        </select>
      </label>
      {closed ? (
        <p className="replay-note">{say(W.ownEyes)}</p>
      ) : (
        <button
          type="button"
          className="way"
          disabled={view.now.over || leaving}
          title={say(W.playOnAbout)}
          aria-describedby={about}
          aria-label={say(W.playOnAs, { name: talk.name(seat) })}
          onClick={() => void playOn()}
        >
          {say(W.playOn)}
        </button>
      )}
      <span id={about} className="unseen">
        {say(W.playOnAbout)}
      </span>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
