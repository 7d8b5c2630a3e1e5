import { Component, type ReactNode } from 'react';
import { useSay } from '../words/SayContext.tsx';

const W = {
  title: { en: 'Something went wrong', ja: '問題が起きました' },
  about: {
    en: 'Your matches are safe. Reload the page to go on; without a network, open it once with one.',
    ja: '対戦は保存されています。再読み込みしてください。オフラインの場合は一度接続してください。',
  },
  reload: { en: 'Reload', ja: '再読み込み' },
} as const;

type ErrorBoundaryProps = { readonly children: ReactNode };

/** Catches what must not happen, and says what to do about it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly happened: boolean }> {
  override state = { happened: false };

  static getDerivedStateFromError() {
    return { happened: true };
  }

  override render() {
    return this.state.happened ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const say = useSay();
  return (
    <main className="error-boundary">
      <h1>{say(W.title)}</h1>
      <p>{say(W.about)}</p>
      <button type="button" className="go" onClick={() => location.reload()}>
        {say(W.reload)}
      </button>
    </main>
  );
}
