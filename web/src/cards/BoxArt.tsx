import { memo } from 'react';
import type { GameName } from '../look/games.ts';
import charms from './boxes/charms.svg';
import cryptrick from './boxes/cryptrick.svg';
import escalation from './boxes/escalation.svg';
import inflation from './boxes/inflation.svg';
import inversion from './boxes/inversion.svg';
import './box.css';

const PICTURES: Readonly<Record<GameName, string>> = { inflation, charms, inversion, escalation, cryptrick };

type BoxArtProps = {
  readonly game: GameName;
  /** What a screen reader says. Without it the box is decoration beside its title. */
  readonly label?: string;
  readonly className?: string;
};

/** The cover of a game's box, 4:5; as wide as the place it is put in. */
export const BoxArt = memo(function BoxArt({ game, label = '', className }: BoxArtProps) {
  return (
    <span className={`box${className ? ` ${className}` : ''}`}>
      <img src={PICTURES[game]} alt={label} width={320} height={400} decoding="async" />
    </span>
  );
});
