import type { RoomSeat } from '@overtrick/api';
import { useState } from 'react';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOfSitter } from '../source/sitterLook.ts';
import { useSay } from '../words/SayContext.tsx';
import { NameField } from './NameField.tsx';
import type { TalkProps } from './Talk.tsx';
import { O } from './tableWords.ts';
import type { Guest } from './useGuest.ts';

/** A seat that somebody wants who has no name yet. */
interface Wish {
  readonly seat: number;
  readonly way: 'sit' | 'takeover';
}

export type PeopleProps = Omit<TalkProps, 'me'> & { readonly guest: Guest };

/** Everybody with a dot: here, not looking, or played by a bot; and the seats that somebody new may ask for. */
export function People({ table, known, sitters, guest }: PeopleProps) {
  const say = useSay();
  const { room } = known;
  const asked = room.votes.some((vote) => vote.about === 'takeover' && vote.person === guest.me?.id);
  const [nameless, setNameless] = useState<Wish | null>(null);
  // For the last deal those at the table must be asked.
  const now = known.view?.now;
  const givesWay = room.giveWay && now !== undefined && (room.betweenDeals || now.deal + 1 < now.deals);

  /** Takes a seat or asks for it, as somebody; the stream must be opened again, because it was opened by nobody. */
  async function come(seat: number, way: Wish['way']): Promise<void> {
    const stranger = guest.me === null;
    if (stranger && guest.name.trim() === '') return setNameless({ seat, way });
    if (!(await guest.enter())) return;
    setNameless(null);
    // Whose line was opened by nobody would not be there when their seat is given.
    if (stranger) table.lookAgain();
    await table.act(way, { seat });
  }

  const sayComing = ({ person, name }: NonNullable<RoomSeat['coming']>): string =>
    person === guest.me?.id ? say(O.fromNextDeal) : say(O.comesNext, { name: name || say(O.somebody) });

  return (
    <>
      <ul className="talk-people">
        {[...room.seats.entries()].map(([seat, { kind, away, robot, coming }]) => {
          const { name, presence } = sitters[seat];
          const abandoned = room.status === 'playing' && (away || kind === 'bot') && !room.rated;
          return (
            <li key={seat} data-presence={presence}>
              <FacePicture look={lookOfSitter(sitters[seat])} />
              <span>
                <strong>{name}</strong> {say(presence ? O[presence] : O.bot)}
                {robot && ` · ${say(O.outsideBot)}`}
                {coming && ` · ${sayComing(coming)}`}
              </span>
              {coming && coming.person === guest.me?.id && (
                <button type="button" className="way" onClick={() => void table.act('stand', {})}>
                  {say(O.giveUp)}
                </button>
              )}
              {known.seat < 0 && kind === 'bot' && !coming && givesWay && (
                <button type="button" className="go" onClick={() => void come(seat, 'sit')}>
                  {say(O.takeSeat, { name })}
                </button>
              )}
              {known.seat < 0 && abandoned && !asked && !(kind === 'bot' && givesWay) && (
                <button type="button" className="way" onClick={() => void come(seat, 'takeover')}>
                  {say(O.takeover, { name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <p role="status">{say(O.youAsked)}</p>}
      {nameless !== null && (
        <form
          className="talk-name"
          onSubmit={(event) => {
            event.preventDefault();
            void come(nameless.seat, nameless.way);
          }}
        >
          <p className="field-about">{say(nameless.way === 'sit' ? O.nameToSit : O.nameFirst)}</p>
          <NameField guest={guest} />
          <button type="submit" className="go">
            {say(nameless.way === 'sit' ? O.lateSeatGo : O.askNow)}
          </button>
        </form>
      )}
    </>
  );
}
