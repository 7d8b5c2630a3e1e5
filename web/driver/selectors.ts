/** Everything on a table that tests, the bench and pictures take hold of. When the page changes, this is where they learn it. */
export const PAGE = {
  /** Its `data-position` is the number of events that the page has been told of. */
  table: '.table-screen',
  board: '.table-board',
  /** Something is still held, and so many moments wait to be shown; a tap on the table goes on. */
  behind: '.table-screen[data-behind]',
  /** This person is asked. */
  mine: '.table-screen .question[data-mine]',
  /** What is asked, in words. */
  asked: '.question-asked',
  /** Takes the decision that is chosen. */
  go: '.question .go',
  result: '.table-screen .result',
  /** A deal is over and the next waits for this person. */
  nextDeal: '.table-screen .result button.go:not(.result-final)',
  /** The match is over: at a table of this device, and at a server's. */
  over: '.result-final, .ending',
  /** Leads from the last deal to the end of the match. */
  final: '.result-final',
  ending: '.ending',
  curtain: '.curtain',
  lift: '.curtain .go',
  /** What the board offers to choose. */
  choice: '[data-choice]:not([aria-pressed="true"]):enabled',
  card: '.hand-card',
  /** A card that may be chosen, one that may not, and one that is. */
  lively: '.hand-card[aria-disabled="false"]',
  quiet: '.hand-card[data-quiet]',
  chosen: '.hand-card[aria-pressed="true"]',
  free: '.hand-card[aria-disabled="false"]:not([aria-pressed="true"])',
  bid: '.bid',
  /** A lesson: what the coach says, and that it was read. */
  coach: '.coach-line',
  goOn: '.coach-go',
  pointed: '[data-pointed]',
  sheet: 'dialog[open]',
} as const;

/** Screens that tables are looked at on. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  desk: { width: 1440, height: 900 },
} as const;
