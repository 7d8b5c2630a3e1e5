import { memo } from 'react';
import charms from '../games/charms/cards/box.svg';
import cryptrick from '../games/cryptrick/cards/box.svg';
import escalation from '../games/escalation/cards/box.svg';
import { PlainBox } from '../games/generic/Plain.tsx';
import inflation from '../games/inflation/cards/box.svg';
import inversion from '../games/inversion/cards/box.svg';
import type { ForSome, GameName } from '../look/games.ts';
import './box.css';

const PICTURES: ForSome<string> = { inflation, charms, inversion, escalation, cryptrick };

/** The address of that cover as a picture; undefined for a game whose box is plain. */
export const boxPicture = (game: GameName): string | undefined => PICTURES[game];

type BoxArtProps = {
  readonly game: GameName;
  /** What a screen reader says. Without it the box is decoration beside its title. */
  readonly label?: string;
  readonly className?: string;
};

/** The cover of a game's box, 4:5; as wide as the place it is put in. */
export const BoxArt = memo(function BoxArt({ game, label = '', className }: BoxArtProps) {
  const picture = PICTURES[game];
  return (
    <span className={`box${className ? ` ${className}` : ''}`}>
      {picture ? (
        <img src={picture} alt={label} width={320} height={400} decoding="async" />
      ) : (
        <PlainBox game={game} />
      )}
    </span>
  );
});
