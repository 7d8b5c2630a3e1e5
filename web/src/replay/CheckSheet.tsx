import type { Result, Words } from '@overtrick/engine';
import type { Proof } from '@overtrick/match';
import { useEffect, useState } from 'react';
import { Sheet } from '../parts/Sheet.tsx';
import { useSay } from '../words/SayContext.tsx';
import type { ReplayClient } from './replayClient.ts';
import { W } from './words.ts';

type CheckSheetProps = { readonly client: ReplayClient | null; readonly onClose: () => void };

/** Recomputes the promises and every deal of the match, here in the browser. */
export function CheckSheet({ client, onClose }: CheckSheetProps) {
  const say = useSay();
  const [proof, setProof] = useState<Result<Proof, Words> | null>(null);
  useEffect(() => {
    let current = true;
    void client?.ask('check', null).then((found) => current && setProof(found));
    return () => {
      current = false;
    };
  }, [client]);
  return (
    <Sheet title={say(W.check)} onClose={onClose}>
      <div aria-live="polite">
        {proof === null && <p>{say(W.checking)}</p>}
        {proof && !proof.ok && (
          <p className="check-no">
            <strong>{say(W.checkNo)}</strong> {say(proof.error)}
          </p>
        )}
        {proof?.ok && <Findings proof={proof.value} />}
      </div>
      <p className="check-about">{say(W.checkAbout)}</p>
    </Sheet>
  );
}

function Findings({ proof }: { readonly proof: Proof }) {
  const say = useSay();
  const { fair, contributed, deals, compared, decisions } = proof;
  const lines = [
    ...(fair ? [say(W.checkSecret), say(W.checkShares, { count: contributed.length })] : [say(W.checkSeed)]),
    say(W.checkDeals, { count: deals }) + (compared > 0 ? ` ${say(W.checkCompared)}` : ''),
    say(W.checkDecisions, { count: decisions }),
  ];
  return (
    <>
      <p className="check-yes">
        <strong>{say(W.checkYes)}</strong>
      </p>
      <ul className="check-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
