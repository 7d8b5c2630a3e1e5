import type { Language } from '@overtrick/engine';
import { useLayoutEffect, useRef } from 'react';
import { motionFactor } from '../../settings/motion.ts';
import { grouped } from './number.ts';

const ROLL = 550;
/** A meter turns in steps; every one is a layout of the lane. */
const STEP = 60;

type RollingNumberProps = { readonly digits: string; readonly language: Language };

/** A number that rolls up like a meter when it grows. It writes its own text: a roll costs no drawing of the table. */
export function RollingNumber({ digits, language }: RollingNumberProps) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(Number(digits));
  useLayoutEffect(() => {
    const goal = Number(digits);
    const from = shown.current;
    const write = (value: number) => {
      shown.current = value;
      if (element.current)
        element.current.textContent = digits === '' ? '' : grouped(String(value), language);
    };
    const length = ROLL * motionFactor();
    if (length === 0 || goal <= from) return write(goal);
    const start = performance.now();
    const timer = setInterval(() => {
      const done = Math.min(1, (performance.now() - start) / length);
      write(done === 1 ? goal : Math.round(from + (goal - from) * (1 - (1 - done) ** 3)));
      if (done === 1) clearInterval(timer);
    }, STEP);
    return () => {
      clearInterval(timer);
      write(goal);
    };
  }, [digits, language]);
  return <b ref={element} className="inf-lane-number" aria-hidden="true" />;
}
