import { ReportButton } from '../report/ReportButton.tsx';
import { useSay } from '../words/SayContext.tsx';
import { muteHere, useMutes } from './mutes.ts';
import type { TalkProps } from './Talk.tsx';
import { O } from './tableWords.ts';

/** Everybody who can be heard here, to be muted, for oneself and by the host for everybody, or reported. */
export function Muting({ table, known, me }: TalkProps) {
  const say = useSay();
  const mutes = useMutes();
  const { room, chat } = known;
  const names = new Map<string, string>();
  for (const { person, name } of [...chat, ...room.seats]) if (person !== null) names.set(person, name);
  names.delete(me?.id ?? '');
  if (names.size === 0) return null;
  const isHost = me?.id === room.host;
  return (
    <details className="muting">
      <summary>{say(O.muting)}</summary>
      <ul>
        {[...names].map(([person, given]) => {
          const name = given || say(O.guest);
          const here = mutes.includes(person);
          const forAll = room.muted.includes(person);
          return (
            <li key={person}>
              <strong className="muting-name">{name}</strong>
              <button
                type="button"
                className="way"
                aria-label={say(here ? O.unmute : O.mute, { name })}
                onClick={() => muteHere(person, !here)}
              >
                {say(here ? O.unmuteShort : O.muteShort)}
              </button>
              {me && given !== '' && <ReportButton reported={{ person, name, table: room.id }} />}
              {isHost && (
                <button
                  type="button"
                  className="way"
                  aria-label={say(forAll ? O.unmuteAll : O.muteAll, { name })}
                  onClick={() => void table.act('mute', { person, on: !forAll })}
                >
                  {say(forAll ? O.unmuteAllShort : O.muteAllShort)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
