export { canonicalJson, makeHex, parseHex } from './bytes.ts';
export { type Chance, renewChance, type SeedChance, streamOf } from './chance.ts';
export { type Contest, resultOf } from './contest.ts';
export { distance } from './distance.ts';
export {
  type BidFate,
  type DealPast,
  type DecidingDeal,
  dealsOf,
  decidingDeal,
  fateOf,
  gapsOf,
  placesOf,
  type Race,
  type RaceLine,
  raceOf,
  type Scoring,
  type TakenTrick,
  type TurningPoint,
} from './ending.ts';
export {
  type Contribution,
  checkCommitments,
  commitContribution,
  commitSecret,
  type FairChance,
} from './fair.ts';
export {
  type Bid,
  type Clause,
  type Code,
  clausesOf,
  type DealText,
  type Forbidden,
  type Game,
  type GameTypes,
  isAmong,
  isSame,
  type Mark,
  type RulesPage,
  type RuleText,
  type Sampler,
  type Settled,
  type Stay,
  type Trick,
  type Winning,
} from './game.ts';
export { type DeckCheck, DeckCount, takeDealNumber, takeSeat } from './hands.ts';
export { type Holder, Holdings, type Unseen } from './holdings.ts';
export { consider, refuse, settledBy, whyNot } from './insight.ts';
export { type Learning, type Rewind, TraitBlocks, type Traits } from './learning.ts';
export {
  type Ask,
  type Beat,
  isAsk,
  isTell,
  type Lesson,
  type LineFacts,
  type Naming,
  type Part,
  type Pointing,
  type Scene,
  sayLine,
  type Tell,
  withoutPlaces,
} from './lesson.ts';
export { decideLine, LessonPlay, type LessonPosition, openScene } from './lessonPlay.ts';
export { type LogLine, makeLine, parseLine } from './line.ts';
export { checkLog, LOG_FORMAT, type MatchLog, makeLog, parseLog, setupOf } from './log.ts';
export {
  awaitsDeal,
  copyMatch,
  dealPoints,
  endDeal,
  isOver,
  type MatchState,
  restart,
  type Setup,
  winnersOf,
} from './match.ts';
export { type Maxim, type Maxims, whyBetter, whyGood } from './maxim.ts';
export { type Miniature, type PossibleDeal, type Split, splitsOf } from './miniature.ts';
export { type Columns, Observation } from './observation.ts';
export {
  type ChoiceSpec,
  type CountsSpec,
  checkOption,
  checkOptions,
  type NumberSpec,
  type OptionSpec,
  type Options,
  type OptionValue,
  type SubsetSpec,
} from './options.ts';
export { evenChance, type Outcome, outcomeOf, type Side, sidesOf } from './outcome.ts';
export { perft } from './perft.ts';
export { FastRandom, type Random, shuffleFront } from './random.ts';
export { choiceEventOf, dealEventOf, type Step } from './record.ts';
export { explain, type Refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export { LEVELS, type Level, leftOf, type Observer, type Seat, SPECTATOR, seatsOf } from './seat.ts';
export { keepsPromise, localChance, type Share, Shares } from './shares.ts';
export { checkSetup, type Move, Table } from './table.ts';
export { Tracer } from './trace.ts';
export { type Meaning, refusalOf, understand, verbsOf } from './understand.ts';
export { type ChoiceEvent, type DealEvent, type MatchEvent, type Now, thisDeal, type View } from './view.ts';
export {
  type ChoiceEventText,
  type MatchEventText,
  type NowText,
  readDecision,
  readEvent,
  readNow,
  readView,
  type ViewText,
  writeEvent,
  writeNow,
  writeView,
} from './wire.ts';
export { fillIn, LANGUAGES, type Language, type Words } from './words.ts';
