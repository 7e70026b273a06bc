/** All texts of files; two files may have texts of the same namespace. */
export const mergeTexts = (files: readonly object[]): object =>
    files
        .flatMap((file): [string, object][] => Object.entries(file))
        .reduce<Record<string, object>>((all, [name, texts]) => ({ ...all, [name]: { ...all[name], ...texts } }), {});
