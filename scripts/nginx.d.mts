/** The path of an installed nginx with the modules that the configuration needs, or null. */
export function findNginx(): string | null;
