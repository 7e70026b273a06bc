const NARROW = /[ilIjtfr.,:;'’| \-()[\]/]/g;
const WIDE = /[mwMWÆŒ@%–…]/g;
const CAPITAL = /\p{Lu}/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** About how wide a text is in a table, in px: rather too wide than too narrow. Measuring it would force a layout. */
export const textWidth = (text: string): number =>
    Math.ceil(text.length * 7.9 - count(text, NARROW) * 3.3 + count(text, WIDE) * 3.6 + count(text, CAPITAL) * 1.2);
