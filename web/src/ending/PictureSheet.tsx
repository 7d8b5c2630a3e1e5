import { placesOf, raceOf, type Seat } from '@overtrick/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Talk } from '../games/board.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from '../table/TableContext.tsx';
import { drawPicture, type PictureFacts } from './drawPicture.ts';
import { tellEnding } from './headline.ts';
import { lineName } from './lineName.ts';
import { canSharePicture, savePicture, sharePicture } from './sharePicture.ts';
import { E } from './words.ts';

type PictureSheetProps = { readonly decided: string | null; readonly onClose: () => void };

/** The picture of a match that can be shown to others: drawn here, with its words beside it. */
export function PictureSheet({ decided, onClose }: PictureSheetProps) {
  const { talk } = useTable();
  const { say } = talk;
  const facts = useFacts();
  const [drawn, setDrawn] = useState<{ readonly blob: Blob; readonly address: string } | 'failed' | null>(
    null,
  );
  useEffect(() => {
    let address = '';
    let current = true;
    void drawPicture(facts).then((blob) => {
      if (!current) return;
      address = blob ? URL.createObjectURL(blob) : '';
      setDrawn(blob ? { blob, address } : 'failed');
    });
    return () => {
      current = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [facts]);
  const words = [
    facts.title,
    facts.headline,
    facts.rows.map(({ name, total }) => `${name} ${total}`).join(', '),
    decided,
  ]
    .filter(Boolean)
    .join('. ');

  return (
    <Sheet title={say(E.picture)} onClose={onClose}>
      {drawn === null && <p aria-busy="true">{say(E.drawing)}</p>}
      {drawn === 'failed' && <p role="alert">{say(E.notDrawn)}</p>}
      {drawn !== null && drawn !== 'failed' && (
        <>
          <img className="picture" src={drawn.address} alt={words} width={1080} height={1350} />
          <p>{say(E.pictureAbout)}</p>
          <div className="sheet-ways">
            <button type="button" className="go go-quiet" onClick={() => savePicture(drawn.blob, facts.game)}>
              {say(E.save)}
            </button>
            {canSharePicture(drawn.blob, facts.game) && (
              <button
                type="button"
                className="go"
                onClick={() => void sharePicture(drawn.blob, facts.game, words)}
              >
                {say(E.share)}
              </button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}

/** What the picture tells. To others the person who looks is not "you". */
function useFacts(): PictureFacts {
  const { view, talk, module, seats, sitters } = useTable();
  return useMemo(() => {
    const { say, isYou } = talk;
    const { game, ending } = module;
    const name = (seat: Seat): string => (isYou(seat) ? sitters[seat]?.name || say(E.me) : talk.name(seat));
    const told: Talk = { say, name, isYou };
    const places = placesOf(view.now.points, game.best);
    const point = game.turningPoint?.(view) ?? null;
    const winners = view.now.outcome?.winners ?? [];
    const race = raceOf(game, view);
    return {
      game: module.art.game,
      title: say(game.name),
      headline: tellEnding(view, module, told),
      rows: [...seats]
        .sort((one, other) => places[one] - places[other])
        .map((seat) => ({
          name: name(seat),
          place: ending.standing ? null : places[seat],
          total: ending.standing?.(game.scoring(view, seat), told) ?? String(view.now.points[seat]),
          own: isYou(seat),
        })),
      decided: (point && ending.turningPoint?.(point, { ...told, isYou: () => false })) ?? null,
      best: game.best,
      race,
      lines: race.lines.map((line) => ({
        name: lineName(line, view, told),
        own: line.seats.some(isYou),
        won: line.seats.some((seat) => winners.includes(seat)),
      })),
      day: new Date().toLocaleDateString(say.language, { dateStyle: 'long' }),
    };
  }, [view, talk, module, seats, sitters]);
}
