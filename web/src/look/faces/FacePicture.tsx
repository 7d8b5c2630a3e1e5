import faces from './faces.svg?no-inline';
import type { Look } from './look.ts';
import './face.css';

type FacePictureProps = {
  readonly look: Look;
  /** A class of whoever places it. */
  readonly className?: string;
};

/** Somebody's face, as large as `--face-size` says. The name stands beside it, so that nobody has to hear what it shows. */
export function FacePicture({ look, className = '' }: FacePictureProps) {
  return (
    <svg
      className={`face ${className}`}
      viewBox="0 0 32 32"
      aria-hidden="true"
      data-ground={look.ground}
      data-bot={look.bot}
    >
      {look.face.map((drawing) => (
        <use key={drawing} href={`${faces}#${drawing}`} />
      ))}
    </svg>
  );
}
