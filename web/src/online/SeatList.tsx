import type { Level, RoomSeat, Seat } from '@overtrick/api';
import { isLevel, LEVELS } from '@overtrick/match';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { Icon } from '../parts/Icon.tsx';
import { lineOf } from '../source/botLines.ts';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState } from '../source/network/networkTable.ts';
import { lookOfSitter } from '../source/sitterLook.ts';
import { sayLevel } from '../words/level.ts';
import { useSay } from '../words/SayContext.tsx';
import { Bubble } from './Bubble.tsx';
import { O } from './tableWords.ts';
import { useBubbles } from './useBubbles.ts';
import { W } from './words.ts';

type SeatListProps = {
  readonly known: Knowledge;
  readonly sitters: NetworkState['sitters'];
  readonly isHost: boolean;
  readonly onSit: (seat: Seat) => void;
  /** A bot on a free seat, or another one in place of a bot: of this level, or of that of the others. */
  readonly onBot: (seat: Seat, level?: Level) => void;
  readonly onRemove: (seat: Seat) => void;
};

/** Every seat: who sits there, whether they are here and ready, and what can be done about it. */
export function SeatList({ known, sitters, isHost, onSit, onBot, onRemove }: SeatListProps) {
  const say = useSay();
  const { room, seat: own, presence } = known;
  const bubbles = useBubbles(known.reactions);
  return (
    <ol className="room-seats">
      {[...room.seats.entries()].map(([seat, each]) => {
        const { name } = sitters[seat];
        return (
          <li
            key={seat}
            data-kind={each.kind}
            data-ready={(each.kind !== 'empty' && each.ready) || undefined}
            data-here={each.kind !== 'person' || presence.seats[seat] || undefined}
          >
            <span className="room-face">
              {each.kind === 'empty' ? (
                <span className="room-number" aria-hidden="true">
                  {seat + 1}
                </span>
              ) : (
                <FacePicture look={lookOfSitter(sitters[seat])} />
              )}
            </span>
            <Bubble line={bubbles.get(seat)} />
            <span className="room-who">
              <strong>{each.kind === 'empty' ? say(W.seat, { seat: seat + 1 }) : name}</strong>
              {isHost && each.kind === 'bot' && each.level ? (
                <LevelSelect name={name} level={each.level} onChange={(level) => onBot(seat, level)} />
              ) : (
                <small>{facts(each, seat)}</small>
              )}
              {each.kind === 'bot' && <BotLine name={name} />}
            </span>
            {each.kind === 'bot' && room.giveWay && own < 0 && (
              <button
                type="button"
                className="go"
                aria-label={say(W.takeSeat, { name })}
                onClick={() => onSit(seat)}
              >
                {say(W.takeShort)}
              </button>
            )}
            {each.kind === 'empty' && (
              <button
                type="button"
                className={own < 0 ? 'go' : 'way'}
                aria-label={say(W.sitOn, { seat: seat + 1 })}
                onClick={() => onSit(seat)}
              >
                {say(W.sitHere)}
              </button>
            )}
            {isHost && each.kind === 'empty' && !room.rated && (
              <button
                type="button"
                className="way"
                aria-label={say(W.addBotTo, { seat: seat + 1 })}
                onClick={() => onBot(seat)}
              >
                + {say(W.addBot)}
              </button>
            )}
            {isHost && each.kind !== 'empty' && seat !== own && (
              <button
                type="button"
                className="icon-button"
                aria-label={say(W.remove, { name })}
                onClick={() => onRemove(seat)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );

  function facts({ kind, level, person, ready, openHands, robot }: RoomSeat, seat: Seat): string {
    if (kind === 'empty') return say(W.free);
    if (kind === 'bot') return say(W.bot, { level: level ? sayLevel(level, say).toLowerCase() : '' });
    return [
      seat === own && say(W.you),
      person === room.host && say(W.host),
      robot && say(O.outsideBot),
      say(ready ? W.isReady : W.notReady),
      openHands && room.spectators && say(W.opensHands),
      !presence.seats[seat] && say(O.gone),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

type LevelSelectProps = {
  readonly name: string;
  readonly level: Level;
  readonly onChange: (level: Level) => void;
};

/** How well the bot of a seat plays. */
function LevelSelect({ name, level, onChange }: LevelSelectProps) {
  const say = useSay();
  return (
    <select
      className="room-level"
      aria-label={say(W.levelOf, { name })}
      value={level}
      onChange={({ target }) => isLevel(target.value) && onChange(target.value)}
    >
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {say(W.bot, { level: sayLevel(each, say).toLowerCase() })}
        </option>
      ))}
    </select>
  );
}

/** What a bot of the house says of itself. */
function BotLine({ name }: { readonly name: string }) {
  const say = useSay();
  const line = lineOf(name);
  return line && <q className="room-line">{say(line)}</q>;
}
