/** What a call to a path below the API base sends of the browser's cookies: the academy has a session of its own, no other call has one (WIRE-12). */
export const credentialsOf = (path: string): RequestCredentials => (path.startsWith('academy/') ? 'include' : 'omit');
