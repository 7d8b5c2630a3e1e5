import type { Warning } from '@overtrick/api';
import { Sheet } from '../parts/Sheet.tsx';
import { seeWarning } from '../source/network/warnings.ts';
import { useSay } from '../words/SayContext.tsx';
import './warning.css';

const W = {
  title: { en: 'A word from the host', ja: '運営者からのお知らせ' },
  about: {
    en: 'Those who look after this site wrote this to you on {day}. Nobody else sees it, and it is shown once.',
    ja: '{day}に、このサイトの運営者からあなたに届きました。ほかの人には見えず、表示は一度だけです。',
  },
  seen: { en: 'I have read it', ja: '読みました' },
} as const;

/** A warning in the admin's own words. */
export default function WarningSheet({ warning }: { readonly warning: Warning }) {
  const say = useSay();
  const { id, words, at } = warning;
  const seen = () => void seeWarning(id);
  const day = new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' });
  return (
    <Sheet title={say(W.title)} onClose={seen}>
      <blockquote className="warning-words">{words}</blockquote>
      <p className="warning-about">{say(W.about, { day })}</p>
      <div className="sheet-ways">
        <button type="button" className="go" onClick={seen}>
          {say(W.seen)}
        </button>
      </div>
    </Sheet>
  );
}
