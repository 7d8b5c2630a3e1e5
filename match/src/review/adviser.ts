/**
 * Who judges decisions in a review, as `parseBot` reads it. Its budget is chosen so that a whole match of Inflation! is reviewed within a
 * minute on a phone: `overtrick review LOG` says how long one took.
 */
export const REVIEWER = 'solver:20000';

/** Changes whenever the same match would be judged in another way: what was kept of an older review is not used any more. */
export const REVIEW_VERSION = 1;
