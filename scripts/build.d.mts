/** Builds for `mode` unless dist already contains the build of exactly these sources. Resolves with the exit code. */
export function buildWhenChanged(mode: string): Promise<number>;
