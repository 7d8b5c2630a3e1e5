import type { Room } from '@overtrick/api';
import { useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import { PushField } from '../people/PushField.tsx';
import { useSay } from '../words/SayContext.tsx';
import { People } from './People.tsx';
import { Talk, type TalkProps } from './Talk.tsx';
import { O } from './tableWords.ts';
import type { Guest } from './useGuest.ts';

type TalkSheetProps = Omit<TalkProps, 'me'> & { readonly guest: Guest; readonly onClose: () => void };

/** Beside the cards: who is here, what they say, and what people can ask of each other. */
export function TalkSheet({ onClose, ...props }: TalkSheetProps) {
  const say = useSay();
  const { table, known } = props;
  const { room, seat, presence } = known;
  const playing = room.status === 'playing' && !room.paused;
  const last = known.view?.past.at(-1);
  const mayAsk = last?.t === 'choice' && last.seat === seat && !last.shows && !last.dealEnd && !room.rated;
  const ask = (act: 'pause' | 'takeback' | 'stand') => {
    void table.act(act, {});
    onClose();
  };
  return (
    <Sheet title={say(O.people)} onClose={onClose}>
      <People {...props} />
      {presence.spectators > 0 && (
        <p className="field-about">{say(O.watching, { count: presence.spectators })}</p>
      )}
      <Talk {...props} me={props.guest.me} />
      {room.clock.kind === 'correspondence' && seat >= 0 && <PushField />}
      {playing && seat >= 0 && !room.seats[seat].away && (
        <div className="talk-ways">
          {room.rated && !room.seats[seat].replaced && <p className="talk-sure">{say(O.leavingCounts)}</p>}
          <button type="button" className="way" onClick={() => ask('pause')}>
            {say(O.pause)}
          </button>
          {mayAsk && (
            <button type="button" className="way" onClick={() => ask('takeback')}>
              {say(O.takeback)}
            </button>
          )}
          <button type="button" className="way" onClick={() => ask('stand')}>
            {say(O.leaveSeat)}
          </button>
        </div>
      )}
      {mayAskToClose(known, props.guest.me?.id) && <CloseTable table={table} room={room} />}
    </Sheet>
  );
}

/** People beside the host who sit at the table: it is their match too. */
const others = ({ seats, host }: Room): number =>
  seats.filter(({ person, robot }) => person !== null && person !== host && !robot).length;

/** The host asks, or without a clock anybody who plays while the host is not there. A rated match among people is played to its end. */
function mayAskToClose({ room, seat, presence }: TalkProps['known'], me: string | undefined): boolean {
  if (room.status !== 'playing' || (room.rated && others(room) > 0)) return false;
  const vote = room.votes.find(({ about }) => about === 'close');
  if (vote && !vote.yes.includes(seat)) return false;
  const host = room.seats.findIndex(({ person }) => person === room.host);
  return me === room.host || (seat >= 0 && room.clock.kind === 'none' && !presence.seats[host]);
}

type CloseTableProps = Pick<TalkProps, 'table'> & { readonly room: Room };

/** The host may end it, where all who play agree; asked twice, because it cannot be undone. */
function CloseTable({ table, room }: CloseTableProps) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const alone = others(room) === 0;
  return (
    <div className="talk-ways" role="status">
      {sure && (
        <p className="talk-sure">
          {say(alone ? O.closeAbout : room.clock.kind === 'none' ? O.closeAskUntimed : O.closeAsk)}
        </p>
      )}
      <button
        type="button"
        className="way"
        onClick={() => (sure ? void table.act('close', {}) : setSure(true))}
      >
        {say(sure ? (alone ? O.closeNow : O.askClose) : O.closeTable)}
      </button>
      {sure && (
        <button type="button" className="way" onClick={() => setSure(false)}>
          {say(O.playOn)}
        </button>
      )}
    </div>
  );
}
