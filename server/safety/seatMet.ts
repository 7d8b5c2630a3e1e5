/** How often what the search is for was met: one that never gets there proves nothing. */
export interface Met {
  takeovers: number;
  refusedTakeovers: number;
  rematches: number;
  shutOut: number;
  told: number;
  /** Bots that gave way in a match, at once and after a claim; and who was not let in. */
  gaveWay: number;
  claimed: number;
  refusedComing: number;
  /** Votes that outside bots did not hold up. */
  robotsAgreed: number;
}
