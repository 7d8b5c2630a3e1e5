import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { settingsNow } from '../settings/settings.ts';
import { ALL_EXPLAINED, aboutOf, thingAt } from './aboutOf.ts';
import { useTable } from './TableContext.tsx';
import './about.css';

/** So long a finger stays, or a mouse rests, before it is told what lies there. A mouse often rests while somebody thinks. */
const HOLD = 500;
const REST = 900;
/** A finger that moves farther carries a card. */
const SLACK = 10;

/** What lies under a finger or a mouse, or has the focus when *I* is pressed; then the arrows go on to the next thing. */
export default function About({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const [thing, setThing] = useState<Element | null>(null);
  const [byKey, setByKey] = useState(false);
  const parts = useTable();
  const text = thing?.isConnected ? aboutOf(thing, parts) : '';
  const shown = useRef(thing);
  shown.current = text === '' ? null : thing;

  useEffect(() => {
    const root = table.current;
    if (!root) return;
    let timer = 0;
    let start: PointerEvent | null = null;
    let held = false;
    const wait = (next: Element | null, touched: boolean) => {
      clearTimeout(timer);
      if (!next) return;
      timer = window.setTimeout(
        () => {
          setThing(next);
          setByKey(false);
          held = touched;
        },
        touched ? HOLD : REST,
      );
    };
    const hide = () => {
      clearTimeout(timer);
      setThing(null);
    };
    const listeners = {
      pointerover(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        const next = thingAt(event.target);
        if (next === shown.current) return;
        setThing(null);
        wait(event.buttons === 0 ? next : null, false);
      },
      pointerleave: hide,
      pointerdown(event: PointerEvent) {
        hide();
        held = false;
        start = event;
        if (event.pointerType !== 'mouse') wait(thingAt(event.target), true);
      },
      pointermove(event: PointerEvent) {
        if (!start || event.pointerType === 'mouse') return;
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) hide();
      },
      pointerup: () => {
        start = null;
        if (!held) hide();
      },
      pointercancel: hide,
      // Whoever held to be told does not mean to choose.
      click(event: MouseEvent) {
        if (held) {
          event.preventDefault();
          event.stopPropagation();
        }
        held = false;
      },
      contextmenu: (event: MouseEvent) => thingAt(event.target) && event.preventDefault(),
      keydown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey || !settingsNow().keys) return;
        if (document.querySelector('dialog[open]')) return;
        const next = nextBy(event.key, shown.current, root);
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        clearTimeout(timer);
        setThing(next);
        setByKey(true);
      },
    } as const;
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      const target = name === 'keydown' ? window : root;
      target.addEventListener(name, listener as EventListener, { capture: true, signal: stop.signal });
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [table]);

  // What happens at the table is more important than what lay there.
  const position = parts.view.past.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every position anew
  useEffect(() => setThing(null), [position]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && thing && text !== '') place(box.current, thing);
  }, [thing, text]);
  return (
    // Aloud only for who asked with a key: elsewhere it would speak into what happens.
    <div ref={box} className="about-thing" role={byKey ? 'status' : 'tooltip'} hidden={text === ''}>
      {text}
    </div>
  );
}

/** Where a key leads: to another thing, to none, or (undefined) nowhere. */
function nextBy(key: string, now: Element | null, root: HTMLElement): Element | null | undefined {
  if (key === 'i') return now ? null : (thingAt(document.activeElement) ?? root.querySelector(ALL_EXPLAINED));
  if (!now) return undefined;
  if (key === 'Escape') return null;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  const all = [...root.querySelectorAll(ALL_EXPLAINED)].filter((each) => thingAt(each) === each);
  return all[(all.indexOf(now) + step + all.length) % all.length] ?? null;
}

/** Above the thing, or below it where there is no room, and always on the screen. */
function place(box: HTMLElement, thing: Element): void {
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
  const above = at.top - height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above >= 8 ? above : Math.min(innerHeight - height - 8, at.bottom + 8)}px`;
}
