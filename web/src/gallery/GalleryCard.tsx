import { pictureOf } from '../cards/picture.tsx';
import type { GameName } from '../look/games.ts';
import { ARTS } from './decks.ts';
import '../cards/cards.css';

type GalleryCardProps = { readonly game: GameName; readonly card?: string; readonly className?: string };

/** A card in the palette that the address asks for, whatever the settings say. */
export function GalleryCard({ game, card, className = '' }: GalleryCardProps) {
  const art = ARTS[game];
  const palette = location.hash.includes('safe') ? 'safe' : 'rich';
  return art && <img className={`card ${className}`} src={pictureOf(art, palette, card)} alt={card ?? ''} />;
}
