import { useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import { deleteAll, deleteMatch } from '../store/matches.ts';
import { useSay } from '../words/SayContext.tsx';
import './deleteSheet.css';

const W = {
  one: { en: 'Delete this match?', ja: 'この対戦を消しますか？' },
  oneAbout: { en: 'It cannot be brought back.', ja: '元に戻せません。' },
  all: { en: 'Delete everything?', ja: 'すべて消しますか？' },
  allAbout: {
    en: 'All {count} matches and their statistics go, and cannot be brought back. Save them as a file first if you may want them.',
    ja: '{count}件の対戦と統計がすべて消え、元に戻せません。必要なら先にファイルに保存してください。',
  },
  keep: { en: 'Keep', ja: '残す' },
  confirm: { en: 'Delete', ja: '消す' },
} as const;

/** A match to delete, or all of them. */
export type Doomed = { readonly id: string } | { readonly all: number };

type DeleteSheetProps = {
  readonly doomed: Doomed;
  readonly onKeep: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a match goes: nothing brings it back. */
export function DeleteSheet({ doomed, onKeep, onDeleted }: DeleteSheetProps) {
  const say = useSay();
  const [going, setGoing] = useState(false);
  const all = 'all' in doomed;

  async function remove(): Promise<void> {
    setGoing(true);
    await (all ? deleteAll() : deleteMatch(doomed.id));
    onDeleted();
  }

  return (
    <Sheet title={say(all ? W.all : W.one)} onClose={onKeep}>
      <p>{all ? say(W.allAbout, { count: doomed.all }) : say(W.oneAbout)}</p>
      <div className="sheet-ways">
        <button type="button" className="go go-quiet" onClick={onKeep}>
          {say(W.keep)}
        </button>
        <button type="button" className="go delete-go" disabled={going} onClick={() => void remove()}>
          {say(W.confirm)}
        </button>
      </div>
    </Sheet>
  );
}
