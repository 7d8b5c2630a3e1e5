import { useState } from 'react';
import { useSay } from '../words/SayContext.tsx';
import { NameField } from './NameField.tsx';
import type { TalkProps } from './Talk.tsx';
import { O } from './tableWords.ts';
import type { Guest } from './useGuest.ts';

export type PeopleProps = Omit<TalkProps, 'me'> & { readonly guest: Guest };

/** Everybody with a dot: here, not looking, or played by a bot; and the seats that somebody new may ask for. */
export function People({ table, known, sitters, guest }: PeopleProps) {
  const say = useSay();
  const { room } = known;
  const asked = room.votes.some((vote) => vote.about === 'takeover' && vote.person === guest.me?.id);
  const [nameless, setNameless] = useState<number | null>(null);

  /** Asks for a seat as somebody; the stream must be opened again, because it was opened by nobody. */
  async function takeOver(seat: number): Promise<void> {
    const stranger = guest.me === null;
    if (stranger && guest.name.trim() === '') return setNameless(seat);
    if (!(await guest.enter())) return;
    setNameless(null);
    await table.act('takeover', { seat });
    if (stranger) table.lookAgain();
  }

  return (
    <>
      <ul className="talk-people">
        {[...room.seats.entries()].map(([seat, { kind, away, robot }]) => {
          const { name, presence } = sitters[seat];
          const abandoned = room.status === 'playing' && (away || kind === 'bot') && !room.rated;
          return (
            <li key={seat} data-presence={presence}>
              <span>
                <strong>{name}</strong> {say(presence ? O[presence] : O.bot)}
                {robot && ` · ${say(O.outsideBot)}`}
              </span>
              {known.seat < 0 && abandoned && !asked && (
                <button type="button" className="way" onClick={() => void takeOver(seat)}>
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
            void takeOver(nameless);
          }}
        >
          <p className="field-about">{say(O.nameFirst)}</p>
          <NameField guest={guest} />
          <button type="submit" className="go">
            {say(O.askNow)}
          </button>
        </form>
      )}
    </>
  );
}
