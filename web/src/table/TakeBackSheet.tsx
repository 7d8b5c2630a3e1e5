import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type TakeBackSheetProps = {
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
};

/** Asked once a match, before the first take back: from then on the match does not count. */
export function TakeBackSheet({ onTakeBack, onClose }: TakeBackSheetProps) {
  const { say } = useTable().talk;
  return (
    <Sheet title={say(T.takeBackAsk)} onClose={onClose}>
      <p>{say(T.takeBackAbout)}</p>
      <div className="sheet-ways">
        <button type="button" className="go go-quiet" onClick={onClose}>
          {say(T.takeBackNot)}
        </button>
        <button
          type="button"
          className="go"
          onClick={() => {
            onClose();
            onTakeBack();
          }}
        >
          {say(T.takeBack)}
        </button>
      </div>
    </Sheet>
  );
}
