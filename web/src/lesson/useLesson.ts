import { useEffect, useState } from 'react';
import { fetchPart } from '../app/fetchPart.ts';
import type { BoardModule } from '../games/board.ts';
import { seatBots } from '../source/bots.ts';
import type { Sitter } from '../source/source.ts';
import { useSay } from '../words/SayContext.tsx';
import { type LessonMoment, LessonTable } from './lessonTable.ts';
import { keepProgress, progressOf } from './progress.ts';

export interface OpenLesson {
  readonly table: LessonTable;
  readonly moment: LessonMoment;
}

/** The lesson of a game, for as long as the screen shows it; undefined while it is fetched, null where there is none. */
export function useLesson(module: BoardModule | null): OpenLesson | null | undefined {
  const { language } = useSay();
  const [open, setOpen] = useState<OpenLesson | null | undefined>(undefined);
  useEffect(() => {
    let table: LessonTable | null = null;
    let closed = false;
    async function begin(): Promise<void> {
      if (!module) return;
      const { game } = module;
      const lesson = game.lesson && (await fetchPart(game.lesson));
      if (closed) return;
      if (!lesson) {
        setOpen(null);
        return;
      }
      const you: Sitter = { name: '', kind: 'human' };
      const sitters = seatBots(lesson.scenes[0].deal.hands.length - 1, 'casual', language);
      const begun = new LessonTable({
        game,
        lesson,
        sitters: sitters.toSpliced(lesson.seat, 0, you),
        position: progressOf(game.id).place ?? null,
        keep: (position) => keepProgress(game.id, { answered: true, place: position }),
      });
      table = begun;
      const look = () => setOpen({ table: begun, moment: begun.moment() });
      begun.subscribe(look);
      look();
    }
    void begin();
    return () => {
      closed = true;
      table?.close();
    };
  }, [module, language]);
  return open;
}
