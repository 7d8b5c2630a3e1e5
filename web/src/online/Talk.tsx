import type { Me, Reaction } from '@overtrick/api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOf } from '../look/faces/look.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import { useSay } from '../words/SayContext.tsx';
import { Muting } from './Muting.tsx';
import { useMutes } from './mutes.ts';
import { O } from './tableWords.ts';
import './friends.css';
import './talk.css';

export const REACTIONS = [
  'hello',
  'nice',
  'wow',
  'oops',
  'thanks',
  'think',
  'sorry',
  'bye',
] as const satisfies readonly Reaction[];

export type TalkProps = {
  readonly table: NetworkTable;
  readonly known: Knowledge;
  readonly sitters: NetworkState['sitters'];
  readonly me: Me | null;
};

/** What is said at the table: lines, quick reactions, and a field. Plain text, as it was typed. */
export function Talk(props: TalkProps) {
  const { table, known, me } = props;
  const say = useSay();
  const mutes = useMutes();
  const { seat, room } = known;
  const chat = known.chat.filter(({ person }) => !mutes.includes(person));
  const [text, setText] = useState('');
  const lines = useRef<HTMLDivElement>(null);
  const quiet = seat < 0 && (me === null || (room.status === 'playing' && me.id !== room.host));
  const count = chat.length;
  const faceOf = (person: string) =>
    [...room.seats, ...known.presence.visitors].find((each) => each.person === person)?.face ?? null;
  useEffect(() => {
    if (count > 0) lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [count]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    if ((await table.act('chat', { text })).ok) setText('');
  }

  return (
    <div className="talk">
      <h2>{say(O.talk)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={lines} className="talk-lines" role="log" aria-label={say(O.talk)} tabIndex={0}>
        {count === 0 && <p>{say(O.nothingSaid)}</p>}
        {[...chat.entries()].map(([at, line]) => (
          <p key={at} data-own={line.person === me?.id || undefined}>
            <span>
              <FacePicture look={lookOf(line.person, faceOf(line.person))} />
              <strong>{line.name || say(O.guest)}</strong> {line.text}
            </span>
            {me && line.person !== me.id && line.name !== '' && (
              <ReportButton reported={{ person: line.person, name: line.name, table: room.id, line }} />
            )}
          </p>
        ))}
      </div>
      {seat >= 0 && (
        <fieldset className="talk-reactions" aria-label={say(O.reactions)}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              className="way"
              onClick={() => void table.act('react', { reaction })}
            >
              {say(O[reaction])}
            </button>
          ))}
        </fieldset>
      )}
      {quiet ? (
        <p className="field-about">{me && say(O.quietSpectator)}</p>
      ) : (
        <form className="talk-form" onSubmit={(event) => void send(event)}>
          <input
            type="text"
            maxLength={300}
            autoComplete="off"
            aria-label={say(O.message)}
            placeholder={say(O.message)}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="way">
            {say(O.send)}
          </button>
        </form>
      )}
      <Muting {...props} />
    </div>
  );
}
