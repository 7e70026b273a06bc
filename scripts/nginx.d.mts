/** The path of an installed nginx that has what the configuration needs, or null. */
export function findNginx(): string | null;
