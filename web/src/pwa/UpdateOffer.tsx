import { useSay } from '../words/SayContext.tsx';
import { declineUpdate, useOffline } from './offline.ts';
import './pwa.css';

const W = {
  ready: {
    en: 'A new version is ready. Your match stays.',
    ja: '新しい版があります。対戦はそのまま続きます。',
  },
  update: { en: 'Update', ja: '更新' },
  later: { en: 'Later', ja: 'あとで' },
} as const;

/** Offers a new version; never takes it by itself. */
export function UpdateOffer() {
  const say = useSay();
  const { update } = useOffline();
  return (
    <div className="update-place" role="status">
      {update && (
        <div className="update-offer" ref={makeRoom}>
          <span>{say(W.ready)}</span>
          <button type="button" className="go" onClick={update}>
            {say(W.update)}
          </button>
          <button type="button" className="way" onClick={declineUpdate}>
            {say(W.later)}
          </button>
        </div>
      )}
    </div>
  );
}

/** Tells the style sheets how high the offer is while it is there: every screen becomes so much lower. */
function makeRoom(offer: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => style.setProperty('--offer', `${offer?.offsetHeight ?? 0}px`));
  if (offer) measure.observe(offer);
  return () => {
    measure.disconnect();
    style.removeProperty('--offer');
  };
}
