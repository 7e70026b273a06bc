/**
 * Whether support may give a window a session of its own (the mock's `/__mock/enter`). The only setting of the build: builds for other servers
 * do not contain that code.
 */
export const SUPPORT_WINDOWS: boolean = import.meta.env.VITE_SUPPORT_WINDOWS === 'true';
