/**
 * Whether support may give a window a session of its own (the mock's `/__mock/enter`). The one value that the build decides: builds for other
 * servers have none of that code.
 */
export const SUPPORT_WINDOWS: boolean = import.meta.env.VITE_SUPPORT_WINDOWS === 'true';
