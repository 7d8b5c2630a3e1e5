import { explain } from '@overtrick/engine';
import type { DragEvent, FormEvent } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { gameNames } from '../shelf/gameNames.ts';
import { useSay } from '../words/SayContext.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { useImport } from './useImport.ts';
import { W } from './words.ts';
import './import.css';

/** Opens what was saved or sent: a match, or everything of another browser. */
export default function ImportScreen() {
  const say = useSay();
  const { reading, told, openFile, openLink } = useImport();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };
  const paste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openLink(String(new FormData(event.currentTarget).get('link') ?? ''));
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
            aria-disabled={reading !== null}
            onChange={({ target }) => {
              openFile(target.files?.[0]);
              // A browser says nothing when the same file is chosen again, and it may have been mended.
              target.value = '';
            }}
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
        <button type="submit" className="way" disabled={reading !== null}>
          {say(W.open)}
        </button>
      </form>
      <div role="status">
        {reading && (
          <p className="import-reading">
            {reading.of === 0 ? say(W.reading) : say(W.checking, { of: reading.of })}
            <progress
              aria-hidden="true"
              {...(reading.of > 0 && { value: reading.checked, max: reading.of })}
            />
          </p>
        )}
        {told?.kind === 'collection' && (
          <>
            <p>
              {say(W.done, { added: told.added, known: told.known, refused: told.leftOut.length })}{' '}
              <a href={linkTo('history')}>{say(W.toHistory)}</a>
            </p>
            <LeftOutList leftOut={told.leftOut} />
          </>
        )}
      </div>
      {told && told.kind !== 'collection' && (
        <p className="import-no" role="alert">
          {told.kind === 'noGame'
            ? say(W.noGame, { game: told.game, games: gameNames(say) })
            : say(W[told.kind])}
          {told.kind === 'damaged' && <small>{explain(told.refusal, say.language)}</small>}
        </p>
      )}
    </PageFrame>
  );
}
