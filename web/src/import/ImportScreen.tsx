import { type DragEvent, type FormEvent, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo } from '../app/route.ts';
import { useSay } from '../words/SayContext.tsx';
import { type Outcome, readFile, readLink } from './readInput.ts';
import { W } from './words.ts';
import './import.css';

/** Opens what was saved or sent: a match, or everything of another browser. */
export default function ImportScreen() {
  const say = useSay();
  const [outcome, setOutcome] = useState<Exclude<Outcome, { kind: 'match' }> | null>(null);

  function follow(found: Outcome): void {
    if (found.kind === 'match') goTo(linkTo('log', found.packed));
    else setOutcome(found);
  }
  const open = (file: File | undefined) => file && void readFile(file).then(follow);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  const paste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    follow(readLink(String(new FormData(event.currentTarget).get('link') ?? '')));
  };

  return (
    <PageFrame title={say(W.title)}>
      <p className="import-about">{say(W.about)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by click and key */}
      <div className="import-file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="go">
          {say(W.file)}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={(event) => open(event.target.files?.[0])}
          />
        </label>
        <span>{say(W.fileAbout)}</span>
      </div>
      <form className="import-link" onSubmit={paste}>
        <label>
          <span>{say(W.link)}</span>
          <input
            name="link"
            type="text"
            inputMode="url"
            autoComplete="off"
            required
            placeholder={say(W.linkHint)}
          />
        </label>
        <button type="submit" className="way">
          {say(W.open)}
        </button>
      </form>
      <div role="status">
        {outcome?.kind === 'collection' && (
          <p>
            {say(W.done, { ...outcome.arrival })} <a href={linkTo('history')}>{say(W.toHistory)}</a>
          </p>
        )}
      </div>
      {outcome && outcome.kind !== 'collection' && (
        <p className="import-no" role="alert">
          {say(W[outcome.kind])}
        </p>
      )}
    </PageFrame>
  );
}
