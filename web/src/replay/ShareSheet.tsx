import { useEffect, useId, useRef, useState } from 'react';
import { copyField } from '../parts/copyField.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useSay } from '../words/SayContext.tsx';
import type { Loaded } from './ReplayFrame.tsx';
import { saveFile } from './saveFile.ts';
import { W } from './words.ts';

type ShareSheetProps = {
  readonly showing: Loaded;
  readonly names: readonly string[];
  readonly onClose: () => void;
};

/** The match as a link or a file. */
export function ShareSheet({ showing, names, onClose }: ShareSheetProps) {
  const say = useSay();
  const { client, replay } = showing;
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const list = names.join('\n');
  useEffect(() => {
    if (replay.running) return;
    void client?.ask('pack', { names: list.split('\n') }).then((packed) => {
      setLink(`${location.href.split('#')[0]}#/log/${packed}`);
    });
  }, [client, replay, list]);

  async function copy(): Promise<void> {
    if (field.current) setSaid(say((await copyField(field.current)) ? W.copied : W.notCopied));
  }

  async function save(): Promise<void> {
    const text = await client?.ask('file', { names });
    if (text !== undefined) saveFile(`overtrick-${replay.game}.json`, text);
  }

  return (
    <Sheet title={say(W.shareTitle)} onClose={onClose}>
      {replay.running ? (
        <p>{say(W.shareRunning)}</p>
      ) : (
        <>
          <p>{say(W.shareAbout)}</p>
          <label className="share-link" htmlFor={id}>
            <span>{say(W.link)}</span>
            <input
              ref={field}
              id={id}
              type="text"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <div className="replay-ways">
            <button type="button" className="go" disabled={!link} onClick={() => void copy()}>
              {say(W.copy)}
            </button>
            {'share' in navigator && (
              <button
                type="button"
                className="way"
                onClick={() => void navigator.share({ title: 'Overtrick', url: link }).catch(() => {})}
              >
                {say(W.send)}
              </button>
            )}
            <button type="button" className="way" onClick={() => void save()}>
              {say(W.save)}
            </button>
          </div>
          <p role="status">{said}</p>
        </>
      )}
    </Sheet>
  );
}
