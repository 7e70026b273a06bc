/**
 * The grammar of the portal's paths: parts between slashes, of which `:name` is a parameter, and `:name?` one that may be missing at the end.
 * The one matcher of the start, the links and the reports; small, because the script before the first paint has it too.
 */

/** The values of a path's parameters, by name; one that is missing has none. */
export type PathValues = Readonly<Record<string, string>>;

/** A path as the manifests have it, with `encodeURIComponent(':name')`, as a pattern. */
export const patternOf = (path: string): string => decodeURIComponent(path);

const partsOf = (path: string): string[] => path.replace(/^\/|\/+$/g, '').split('/');

/** A part of an address as a person sees it; what is not encoded properly stays as it is. */
export function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

/** The values of the parameters of a path that fits the pattern, otherwise null. Slashes around it do not count. */
export function match(pattern: string, pathname: string): PathValues | null {
    const [names, parts] = [partsOf(pattern), partsOf(pathname)];
    if (parts.length > names.length) return null;
    const values: Record<string, string> = {};
    const fits = names.every((name, at) => {
        const part = parts[at];
        if (!name.startsWith(':')) return name === part;
        if (part) values[name.replace(/\W/g, '')] = decoded(part);
        return part ? true : part === undefined && name.endsWith('?');
    });
    return fits ? values : null;
}

const parametersOf = (pattern: string): number => pattern.split(':').length;

/** Of the patterns that the path fits the one with the fewest parameters: `/academy/search` is not a directory. */
export const bestOf = <Pattern extends string>(patterns: readonly Pattern[], pathname: string): Pattern | undefined =>
    patterns.filter(pattern => match(pattern, pathname)).sort((one, other) => parametersOf(one) - parametersOf(other))[0];

/** The path with values in place of its parameters. */
export const pathWith = (pattern: string, values: PathValues): string =>
    pattern.replace(/:(\w+)/g, (parameter, name: string) => {
        const value = values[name];
        return value === undefined ? parameter : encodeURIComponent(value);
    });
