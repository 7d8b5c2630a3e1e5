import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { GAMES, type GameName } from '../look/games.ts';
import { UpdateOffer } from '../pwa/UpdateOffer.tsx';
import { Warnings } from '../warning/Warnings.tsx';
import { SayProvider } from '../words/SayContext.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NowhereScreen } from './NowhereScreen.tsx';
import { useRoute } from './route.ts';

const TableScreen = lazy(() => import('../table/TableScreen.tsx'));
const LessonScreen = lazy(() => import('../lesson/LessonScreen.tsx'));
const SetupScreen = lazy(() => import('../setup/SetupScreen.tsx'));
const FriendsScreen = lazy(() => import('../online/FriendsScreen.tsx'));
const CreateScreen = lazy(() => import('../online/CreateScreen.tsx'));
const OnlineScreen = lazy(() => import('../online/OnlineScreen.tsx'));
const MeScreen = lazy(() => import('../people/MeScreen.tsx'));
const PersonScreen = lazy(() => import('../people/PersonScreen.tsx'));
const BoardScreen = lazy(() => import('../people/BoardScreen.tsx'));
const SettingsScreen = lazy(() => import('../settings/SettingsScreen.tsx'));
const RulesScreen = lazy(() => import('../rules/RulesScreen.tsx'));
const ReplayScreen = lazy(() => import('../replay/ReplayScreen.tsx'));
const AboutScreen = lazy(() => import('../about/AboutScreen.tsx'));
const HistoryScreen = lazy(() => import('../history/HistoryScreen.tsx'));
const AdminScreen = lazy(() => import('../admin/AdminScreen.tsx'));
const ImportScreen = lazy(() => import('../import/ImportScreen.tsx'));

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
      return <BoardScreen wanted={what} />;
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
      return <ReplayScreen key={what} origin={{ kept: what }} start={Number(query.get('at')) || 1} />;
    case 'log':
      return <ReplayScreen key={what} origin={{ packed: what }} start={Number(query.get('at')) || 1} />;
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
      <div ref={root} className="screen-root" tabIndex={-1}>
        <ErrorBoundary key={key}>
          <Suspense fallback={<main className="screen-wait" aria-busy="true" />}>
            {screenFor(path, query)}
          </Suspense>
        </ErrorBoundary>
      </div>
      <Warnings />
      <UpdateOffer />
    </SayProvider>
  );
}
