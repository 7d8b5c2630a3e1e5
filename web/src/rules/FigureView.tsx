import { useSay } from '../words/SayContext.tsx';
import type { Figure } from './figure.ts';
import './figure.css';

/** A mechanism in a few small pictures from left to right. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  const say = useSay();
  return (
    <figure className="figure">
      <ol>
        {figure.steps.map(({ picture, label }) => (
          <li key={label.en}>
            <span className="figure-picture" aria-hidden="true">
              {picture}
            </span>
            <span>{say(label)}</span>
          </li>
        ))}
      </ol>
      <figcaption>{say(figure.caption)}</figcaption>
    </figure>
  );
}
