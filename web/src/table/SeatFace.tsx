import type { Seat } from '@overtrick/engine';
import { FacePicture } from '../look/faces/FacePicture.tsx';
import { lookOfSitter } from '../source/sitterLook.ts';
import { useTable } from './TableContext.tsx';

type SeatFaceProps = { readonly seat: Seat; readonly className?: string };

/** The face of whoever sits here. */
export function SeatFace({ seat, className = 'beside-name' }: SeatFaceProps) {
  const sitter = useTable().sitters[seat];
  return sitter ? <FacePicture look={lookOfSitter(sitter)} className={className} /> : null;
}
