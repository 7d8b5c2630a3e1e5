import { useRef, useState } from 'react';
import { copyField } from '../parts/copyField.ts';
import { useSay } from '../words/SayContext.tsx';
import { P } from './words.ts';

type SecretProps = { readonly label: string; readonly text: string };

/** Something that is shown once: large, easy to copy, gone with the page. */
export function Secret({ label, text }: SecretProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (field.current) setCopied(await copyField(field.current));
  }

  return (
    <div className="secret" role="status">
      <p className="secret-about">{say(P.codeOnce)}</p>
      <div className="join-row invite-row">
        <input ref={field} className="secret-text" readOnly aria-label={label} value={text} />
        <button type="button" className="go" onClick={() => void copy()}>
          {say(copied ? P.copied : P.copy)}
        </button>
      </div>
    </div>
  );
}
