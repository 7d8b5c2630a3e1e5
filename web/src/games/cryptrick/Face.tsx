import { memo } from 'react';
import { useTable } from '../../table/TableContext.tsx';
import { CryptrickFace } from './cards/Face.tsx';

const Printed = memo(CryptrickFace);

/** CRY-1.4: which ranks carry a block is an option of the table. */
export function hasBlock(card: string, blocks: unknown): boolean {
  const rank = Number(card.slice(1));
  return Array.isArray(blocks) ? blocks.includes(rank) : rank % 2 === 1;
}

/** A card with the block that it carries at this table. */
export function Face({ card }: { readonly card: string }) {
  const { view } = useTable();
  return <Printed card={card} block={hasBlock(card, view.options.blocks)} />;
}
