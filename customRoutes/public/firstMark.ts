/**
 * The element around the sign-in page's first state (ADR 19), which src/start/firstState.ts marks and React's part of it ends (SESSION-17). Apart
 * from `firstState.ts`, because every page asks for it.
 */
export const marked = (): HTMLElement | null => document.querySelector('[data-first]');

/** Whether the first state is still shown. */
export const hasFirstState = (): boolean => marked() !== null;

/** Ends the first state, once React has hydrated or replaced it. */
export const dropFirstState = (): void => marked()?.removeAttribute('data-first');
