import { useTable } from '../table/TableContext.tsx';
import { W } from './words.ts';

type LessonBarProps = { readonly progress: number; readonly onSkip: (() => void) | null };

/** In the bar: how far the lesson has come, and the way past it. */
export function LessonBar({ progress, onSkip }: LessonBarProps) {
  const { say } = useTable().talk;
  return (
    <>
      <progress
        className="lesson-progress"
        aria-label={say(W.progress)}
        value={Math.round(100 * progress)}
        max={100}
      />
      {onSkip && (
        <button type="button" className="tool" onClick={onSkip}>
          {say(W.skip)}
        </button>
      )}
    </>
  );
}
