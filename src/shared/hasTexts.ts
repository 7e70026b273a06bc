import { isObject } from '#dataProvider/checks';

/** Whether a stored value is an object with texts of these names. */
export const hasTexts = <Name extends string>(value: unknown, ...names: readonly Name[]): value is Record<Name, string> =>
    isObject(value) && names.every(name => typeof value[name] === 'string');
