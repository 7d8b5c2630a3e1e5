import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { copyField } from '../parts/copyField.ts';
import { useSay } from '../words/SayContext.tsx';
import { QrCode } from './QrCode.tsx';
import { W } from './words.ts';

type InviteProps = { readonly id: string; readonly code: string };

/** The way in for others: a link, a code to scan, a code to say. */
export function Invite({ id, code }: InviteProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const link = new URL(linkTo('t', id), location.href).href;

  return (
    <section className="field invite">
      <div className="invite-about">
        <h2>{say(W.invite)}</h2>
        <p className="field-about">{say(W.inviteAbout)}</p>
        <form
          className="join-row invite-row"
          onSubmit={(event) => {
            event.preventDefault();
            const field = event.currentTarget.elements.namedItem('link');
            if (field instanceof HTMLInputElement) void copyField(field).then(setCopied);
          }}
        >
          <input
            className="invite-link"
            name="link"
            readOnly
            tabIndex={-1}
            aria-label={say(W.link)}
            value={link}
          />
          <button type="submit" className="go">
            <span aria-live="polite">{say(copied ? W.copied : W.copy)}</span>
          </button>
        </form>
        <p className="invite-code">
          {say(W.codeIs)} <strong>{code}</strong>
          {'share' in navigator && (
            <button type="button" className="way" onClick={() => void shareLink(link)}>
              {say(W.share)}
            </button>
          )}
        </p>
      </div>
      <QrCode text={link} label={say(W.qr)} />
    </section>
  );
}

/** The share sheet of the device; closing it is no mistake. */
const shareLink = (url: string): Promise<void> =>
  navigator.share({ title: 'Overtrick', url }).catch(() => {});
