import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { linkTo } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import { api } from '../source/network/api.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

const MyTurns = lazyPart(() => import('../online/MyTurns.tsx'));

const KEY = 'overtrick.tables';
let asked: Promise<boolean> | null = null;

/**
 * Whether this page came from a table server. On a static host the same address is an empty list (`public/api/games`),
 * so that asking is quiet; without a network nobody is asked.
 */
function hasTables(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  asked ??= api.call('GET /api/games').then((games) => games.ok && games.value.length > 0);
  return asked;
}

/** What this person called themselves at a table; `guest.ts` keeps it, and is not loaded for those who never did. */
function knownName(): string {
  try {
    return localStorage.getItem('overtrick.name') ?? '';
  } catch {
    return '';
  }
}

/** What was found last time, so that the page does not jump when the answer comes. */
function hadTables(): boolean {
  try {
    return navigator.onLine && localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** The own tables on the server, for who has ever had a name there. */
export function OwnTables() {
  const open = useTableServer();
  if (!open || knownName() === '') return null;
  return (
    <Suspense>
      <MyTurns />
    </Suspense>
  );
}

/** The door to friends, where there is a server to meet them. */
export function FriendsWay() {
  const say = useSay();
  const open = useTableServer();
  if (!open) return null;
  return (
    <a className="friends-way" href={linkTo('friends')}>
      <span>
        <strong>{say(W.friends)}</strong>
        <small>{say(W.friendsAbout)}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}

/** Whether there is a table server behind this page, as far as is known. */
function useTableServer(): boolean {
  const [open, setOpen] = useState(hadTables);
  useEffect(() => {
    void hasTables().then((found) => {
      setOpen(found);
      try {
        if (found) localStorage.setItem(KEY, 'yes');
        else localStorage.removeItem(KEY);
      } catch {
        // Then the door appears a moment later next time too.
      }
    });
  }, []);
  return open;
}
