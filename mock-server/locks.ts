/** The express setting that holds the mode. */
export const LOCK_MODE = 'academy locks';

/**
 * `told`: `locked` marks everything that needs the academy session. `silent`: nothing is marked as locked, and only the embeds respond with
 * 403 until the session is valid (ACADEMY-4).
 */
export type LockMode = 'told' | 'silent';
