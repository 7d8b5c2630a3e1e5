import type { PersonId, Vote, VoteAbout } from '@overtrick/api';

/** A question that is open. */
export type OpenVote = VoteAbout & {
  /** Seats that agreed, as old journals count them. */
  readonly yes: number[];
  /** The people who agreed, since the seat that it is about last changed hands. */
  readonly by: Set<PersonId>;
};

/** The name of a vote: the same for everybody who asks for the same. */
export function voteName(vote: VoteAbout | Vote): string {
  if (vote.about === 'pause' || vote.about === 'close') return vote.about;
  if (vote.about === 'takeback') return `takeback ${vote.seat}`;
  return `takeover ${vote.seat} ${vote.person}`;
}
