/** A text in both languages of the desk. */
export type Pair = readonly [en: string, de: string];
