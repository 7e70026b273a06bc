/** The path of the first of `names` that is installed; null when none is. */
export function findProgram(names: readonly string[]): string | null;

/** The program named by the environment variable, or null if it is not set; throws when the program does not exist. */
export function chosenProgram(variable: string): string | null;

/** Installs Debian packages if possible (as root); afterwards the caller has to check whether the program exists. */
export function installDebian(what: string, packages: readonly string[]): Promise<void>;
