import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { GAMES, type GameName } from '../look/games.ts';
import { UpdateOffer } from '../pwa/UpdateOffer.tsx';
import { Warnings } from '../warning/Warnings.tsx';
import { SayProvider } from '../words/SayContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazyPart.ts';
import { NowhereScreen } from './NowhereScreen.tsx';
import { useRoute } from './route.ts';
import { Waiting } from './Waiting.tsx';

const TableScreen = lazyPart(() => import('../table/TableScreen.tsx'));
const LessonScreen = lazyPart(() => import('../lesson/LessonScreen.tsx'));
const SetupScreen = lazyPart(() => import('../setup/SetupScreen.tsx'));
const FriendsScreen = lazyPart(() => import('../online/FriendsScreen.tsx'));
const CreateScreen = lazyPart(() => import('../online/CreateScreen.tsx'));
const OnlineScreen = lazyPart(() => import('../online/OnlineScreen.tsx'));
const MeScreen = lazyPart(() => import('../people/MeScreen.tsx'));
const PersonScreen = lazyPart(() => import('../people/PersonScreen.tsx'));
const LeaderboardScreen = lazyPart(() => import('../people/LeaderboardScreen.tsx'));
const SettingsScreen = lazyPart(() => import('../settings/SettingsScreen.tsx'));
const RulesScreen = lazyPart(() => import('../rules/RulesScreen.tsx'));
const ReplayScreen = lazyPart(() => import('../replay/ReplayScreen.tsx'));
const AboutScreen = lazyPart(() => import('../about/AboutScreen.tsx'));
const HistoryScreen = lazyPart(() => import('../history/HistoryScreen.tsx'));
const AdminScreen = lazyPart(() => import('../admin/AdminScreen.tsx'));
const ImportScreen = lazyPart(() => import('../import/ImportScreen.tsx'));

const gameNamed = (what: string): GameName | undefined => GAMES.find((game) => game === what);

/** Which screen an address shows; everything but the home page is fetched when it is wanted. */
function screenFor([screen, what = '']: readonly string[], query: URLSearchParams): ReactNode {
  const game = gameNamed(what);
  switch (screen) {
    case 'table':
      return <TableScreen key={what} id={what} />;
    case 'friends':
      return what === 'new' ? (
        <CreateScreen wanted={query.get('game')} rated={query.get('rated') === '1'} />
      ) : (
        <FriendsScreen />
      );
    case 'me':
      return <MeScreen />;
    case 'people':
      return <PersonScreen key={what} id={what} />;
    case 'leaderboard':
      return <LeaderboardScreen wanted={what} />;
    case 't':
      return <OnlineScreen key={what} id={what} />;
    case 'lesson':
      return game ? <LessonScreen key={game} game={game} /> : <NowhereScreen />;
    case 'setup':
      return game ? <SetupScreen key={game} game={game} /> : <NowhereScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'rules':
      return game || what === '' ? (
        <RulesScreen key={what} id={what} rule={query.get('rule')} />
      ) : (
        <NowhereScreen />
      );
    case 'replay':
      return (
        <ReplayScreen
          key={what}
          origin={{ kept: what }}
          start={Number(query.get('at')) || 1}
          review={query.get('review')}
        />
      );
    case 'log':
      return (
        <ReplayScreen
          key={what}
          origin={{ packed: what }}
          start={Number(query.get('at')) || 1}
          review={query.get('review')}
        />
      );
    case 'about':
      return <AboutScreen />;
    case 'history':
      return <HistoryScreen />;
    case 'import':
      return <ImportScreen />;
    case 'admin':
      return <AdminScreen />;
    case undefined:
      return <HomeScreen />;
    default:
      return <NowhereScreen />;
  }
}

/** The whole app: one address, one screen. */
export function App() {
  const { path, query } = useRoute();
  const key = path.join('/');
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  // Before the new screen gives its own title: one that has none must not keep that of the last.
  useLayoutEffect(() => {
    if (shown.current !== key) document.title = 'Overtrick';
  }, [key]);
  // A new screen: the focus starts at its top, so that it is never on something that is gone.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    root.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [key]);
  return (
    <SayProvider>
      <UpdateOffer />
      <div ref={root} className="screen-root" tabIndex={-1}>
        <ErrorBoundary key={key}>
          <Suspense fallback={<Waiting />}>{screenFor(path, query)}</Suspense>
        </ErrorBoundary>
      </div>
      <Warnings />
    </SayProvider>
  );
}
