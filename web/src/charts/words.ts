import type { Words } from '@overtrick/engine';

export const C = {
  table: { en: 'As a table', ja: '表で見る' },
  drawing: { en: 'Drawing…', ja: '描いています…' },
} as const satisfies Record<string, Words>;
