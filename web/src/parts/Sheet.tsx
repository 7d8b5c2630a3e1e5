import { type ReactNode, useEffect, useId, useRef } from 'react';
import { layOver } from '../app/trail.ts';
import { useSay } from '../words/SayContext.tsx';
import { Icon } from './Icon.tsx';
import './sheet.css';

type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const CLOSE = { en: 'Close', ja: '閉じる' } as const;

/** A panel over the table. The browser's own dialog keeps the focus inside and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const say = useSay();
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => layOver(() => latest.current()), []);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the backdrop
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={say(CLOSE)} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
