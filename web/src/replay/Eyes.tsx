import { SPECTATOR } from '@overtrick/engine';
import { useId } from 'react';
import { R } from '../review/words.ts';
import type { Sitter } from '../source/source.ts';
import { useTable } from '../table/TableContext.tsx';
import type { Loaded } from './ReplayFrame.tsx';
import type { PlayOn } from './usePlayOn.ts';
import { W } from './words.ts';

type EyesProps = {
  readonly showing: Loaded;
  readonly sitters: readonly Sitter[];
  readonly way: PlayOn;
  /** Shows the review; null while the match runs. */
  readonly onReview: (() => void) | null;
};

/** Through whose eyes, and the way back to the table from here. */
export function Eyes({ showing, sitters, way, onReview }: EyesProps) {
  const { talk, view } = useTable();
  const { say } = talk;
  const { replay, shown, eyes, lookAs } = showing;
  const { problem, leaving, playOn } = way;
  const about = useId();
  const closed = shown.at > replay.open;
  const seat = eyes >= 0 ? eyes : replay.me >= 0 ? replay.me : 0;

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
      <div className="replay-on">
        {onReview && (
          <button type="button" className="way" onClick={onReview}>
            {say(R.title)}
          </button>
        )}
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
            onClick={() => void playOn(shown.at, seat)}
          >
            {say(W.playOn)}
          </button>
        )}
      </div>
      <span id={about} className="unseen">
        {say(W.playOnAbout)}
      </span>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
