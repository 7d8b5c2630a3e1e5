import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Letter } from './Letter.tsx';
import { markupOf } from './markup.ts';

test('a drawing is written as React would write it', () => {
  const drawing = (
    <svg viewBox="0 0 250 350" className="card" aria-hidden="true">
      <g>
        {[1, 2].map((each) => (
          <g key={each} strokeWidth={2.5} data-card={`"${each}" & <`}>
            {each === 2 && <text fontSize="20">7 &lt; 8</text>}
          </g>
        ))}
        {null}
      </g>
      <Letter glyph={{ width: 10, d: 'm0 0l10 10' }} x={5} y={5} height={300} stroke="#000" strokeWidth={3} />
    </svg>
  );
  expect(markupOf(drawing)).toBe(renderToStaticMarkup(drawing));
});
