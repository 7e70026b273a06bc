/** The express setting that holds the mode. */
export const LOCK_MODE = 'academy locks';

/**
 * `told`: what needs the academy session says so by `locked`. `silent`: nothing is locked by its own word, and the embeds alone answer
 * 403 until the session is valid (contract, section 6).
 */
export type LockMode = 'told' | 'silent';
