import licences from '#i18n/en/licences';

/** The texts of a file or language with their keys, e.g. `licences.fields.name`. */
export const textsByKey = (texts: object, prefix = ''): [key: string, text: string][] =>
    Object.entries(texts).flatMap(([name, value]: [string, string | object]) =>
        typeof value === 'string' ? [[prefix + name, value] as [string, string]] : textsByKey(value, `${prefix}${name}.`),
    );

/** What every dialog says that speaks of the keys that are left (LICENCE-12). */
export const KEY_COUNTING = licences.licences.counting;
