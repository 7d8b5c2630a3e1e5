import type { Room, Vote } from '@overtrick/api';
import { useEffect, useState } from 'react';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { AwayLines } from './AwayLines.tsx';
import { LastReaction } from './LastReaction.tsx';
import { sayProblem } from './problems.ts';
import { O } from './tableWords.ts';

type StripProps = {
  readonly table: NetworkTable;
  readonly state: NetworkState;
  readonly known: Knowledge;
  /** Who looks; null for nobody in particular. */
  readonly person: string | null;
  /** Where seats are taken and asked for. */
  readonly onTake: () => void;
};

const PROBLEM_STAYS = 6_000;

/** Over the board: no connection, a pause, a bot on the own seat, somebody's question, somebody's "wow". */
export function Strip({ table, state, known, person, onTake }: StripProps) {
  const say = useSay();
  const { room, seat } = known;
  const own = seat >= 0 ? room.seats[seat] : null;
  const { problem, connection } = state;
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => table.forgetProblem(), PROBLEM_STAYS);
    return () => clearTimeout(timer);
  }, [problem, table]);
  return (
    <div className="online-strip" role="status">
      {connection === 'lost' && <p className="online-lost">{say(O.lost)}</p>}
      {problem && connection !== 'lost' && <p className="online-lost">{sayProblem(problem, say)}</p>}
      {own?.away && room.status === 'playing' && (
        <div>
          {say(O.youAreAway)}
          <button type="button" className="go" onClick={() => void table.act('back', {})}>
            {say(O.back)}
          </button>
        </div>
      )}
      {own?.replaced && room.rated && room.status === 'playing' && <p>{say(O.youHaveLeft)}</p>}
      {room.paused && (
        <div>
          {say(O.paused)}
          {own && (
            <button type="button" className="go" onClick={() => void table.act('resume', {})}>
              {say(O.resume)}
            </button>
          )}
        </div>
      )}
      {own &&
        room.votes.map((vote) => (
          <VoteLine
            key={`${vote.about} ${'seat' in vote ? vote.seat : ''}`}
            {...{ table, state, vote, seat }}
          />
        ))}
      {!own && room.votes.some((vote) => vote.about === 'takeover' && vote.person === person) && (
        <p>{say(O.youAsked)}</p>
      )}
      <AwayLines known={known} ahead={state.ahead} names={state.sitters.map(({ name }) => name)} />
      {room.seats.map(
        ({ coming }, at) =>
          coming &&
          coming.person !== person && (
            <p key={coming.person} className="unseen">
              {say(O.comes, { name: coming.name || say(O.somebody), bot: state.sitters[at].name })}
            </p>
          ),
      )}
      {!own && <OwnClaim {...{ table, state, room, person }} />}
      {!own && <LateSeat room={room} person={person} onTake={onTake} />}
      <LastReaction known={known} sitters={state.sitters} />
    </div>
  );
}

type OwnClaimProps = Pick<StripProps, 'table' | 'state' | 'person'> & { readonly room: Room };

/** Whoever has claimed a bot's seat waits for the next deal, or gives it up. */
function OwnClaim({ table, state, room, person }: OwnClaimProps) {
  const say = useSay();
  const seat = room.seats.findIndex(({ coming }) => coming?.person === person);
  if (seat < 0) return null;
  return (
    <div>
      {say(O.youCome, { bot: state.sitters[seat].name })}
      <button type="button" className="way" onClick={() => void table.act('stand', {})}>
        {say(O.giveUp)}
      </button>
    </div>
  );
}

type LateSeatProps = Pick<StripProps, 'person' | 'onTake'> & { readonly room: Room };

/** To who comes late, where bots give way: there is a seat, until they would rather watch. */
function LateSeat({ room, person, onTake }: LateSeatProps) {
  const say = useSay();
  const [watches, setWatches] = useState(false);
  const isFree = room.seats.some(({ kind, coming }) => kind === 'bot' && coming === null);
  const hasOne = room.seats.some(({ coming }) => coming?.person === person);
  if (watches || !room.giveWay || room.status !== 'playing' || !isFree || hasOne) return null;
  return (
    <div>
      {say(O.lateSeat)}
      <span className="strip-ways">
        <button type="button" className="go" onClick={onTake}>
          {say(O.lateSeatGo)}
        </button>
        <button type="button" className="way" onClick={() => setWatches(true)}>
          {say(O.justWatch)}
        </button>
      </span>
    </div>
  );
}

const VOTE_WORDS = {
  pause: O.asksPause,
  takeback: O.asksTakeback,
  takeover: O.asksTakeover,
  close: O.asksClose,
} as const;

type VoteLineProps = {
  readonly table: NetworkTable;
  readonly state: NetworkState;
  readonly vote: Vote;
  readonly seat: number;
};

/** Something that all people at the table must agree to. */
function VoteLine({ table, state, vote, seat }: VoteLineProps) {
  const say = useSay();
  const asking = 'seat' in vote ? vote.seat : (vote.yes[0] ?? seat);
  const name = state.sitters[asking]?.name ?? '';
  if (vote.yes.includes(seat)) return <p>{say(O.youAsked)}</p>;
  const words = VOTE_WORDS[vote.about];
  const answer = (yes: boolean) => {
    if (vote.about === 'pause' || vote.about === 'close') void table.act(vote.about, { yes });
    else if (vote.about === 'takeback') void table.act('takeback', { seat: vote.seat, yes });
    else void table.act('takeover', { seat: vote.seat, person: vote.person, yes });
  };
  return (
    <div>
      {say(words, { name, asker: vote.name || say(O.somebody) })}
      <span className="strip-ways">
        <button type="button" className="go" onClick={() => answer(true)}>
          {say(O.yes)}
        </button>
        <button type="button" className="way" onClick={() => answer(false)}>
          {say(O.no)}
        </button>
      </span>
    </div>
  );
}
