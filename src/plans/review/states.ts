/** The states of a review's rows, in the order of the figures and of the filter (REVIEW-4). */
export const STATES = [
    'take',
    'give',
    'keep',
    'open',
    'added',
    'word',
    'which',
    'address',
    'conflict',
    'changed',
    'expired',
    'impossible',
    'stays',
    'gone',
    'foreign',
    'noKey',
    'unread',
] as const;

/**
 * - `take`, `give`, `keep`: as it was decided; `open`: nobody has decided; `added`: a key that is in no file
 * - to be asked: `word`, an unknown word; `which`, not one key alone fits; `address`, nobody has the address that gets the key; `conflict`, decided
 *   differently in two rows; `changed`, since the file was made; `expired`, of an expired licence; `impossible`, cannot be done
 * - `stays`: asked, and to be left; `gone`: the user does not have it any more; `foreign`: of another customer; `noKey`: a user without a key;
 *   `unread`: it is not known who has the key
 */
export type ReviewState = (typeof STATES)[number];

/** States in which something has to be decided before the plan runs. */
export const ASKING = [
    'word',
    'which',
    'address',
    'conflict',
    'changed',
    'expired',
    'impossible',
] as const satisfies readonly ReviewState[];
