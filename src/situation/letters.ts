/** Letters that stand for others in a file for support (SITUATION-3): of the same alphabet and case. Pure. */

/** A whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** Groups of letters that stand for each other: those of one language that are marked alike, so that a Polish name stays a Polish-looking one. */
const VOWELS = [
    'aeiou',
    'äöü',
    'ąęó',
    'áéíúýů',
    'àèìòù',
    'âêîôû',
    'ëï',
    'åæø',
    'ãõ',
    'őű',
    'аеиоуыэюя',
    'їєі',
    'αεηιουω',
    'άέήίόύώ',
];
const CONSONANTS = [
    'bdfgklmnprstvz',
    'ćłńśźż',
    'čďňřšťž',
    'ľĺŕ',
    'ğş',
    'çñ',
    'ßðþ',
    'бвгджзклмнпрстфхцчшщ',
    'βγδζθκλμνξπρσςτφχψ',
];
const [PLAIN_VOWELS = '', PLAIN_CONSONANTS = ''] = [VOWELS[0], CONSONANTS[0]];

/** Scripts without the distinction above: a letter stands for one of the same script that is near to it. */
const SCRIPTS = [
    /\p{Script=Han}/u,
    /\p{Script=Hiragana}/u,
    /\p{Script=Katakana}/u,
    /\p{Script=Hangul}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Hebrew}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Latin}/u,
];
const NEAR = 48;
const TRIES = 30;

const oneOf = (letters: string, random: Random): string => {
    const all = Array.from(letters);
    return all[random(all.length)] ?? 'x';
};

function ofScript(letter: string, random: Random): string {
    const script = SCRIPTS.find(one => one.test(letter)) ?? /\p{L}/u;
    const from = (letter.codePointAt(0) ?? 0) - NEAR;
    for (let tried = 0; tried < TRIES; tried += 1) {
        const found = String.fromCodePoint(Math.max(0x61, from + random(2 * NEAR)));
        if (found !== letter && /\p{L}/u.test(found) && script.test(found)) return found;
    }
    return 'x';
}

type Kind = 'vowel' | 'consonant';

/** A letter in place of another one; plain ones alternate between vowels and consonants, so that the pattern of the word is not kept. */
function standIn(letter: string, wanted: Kind, random: Random): { letter: string; kind: Kind } {
    if (/[a-z]/.test(letter))
        return { letter: oneOf(wanted === 'vowel' ? PLAIN_VOWELS : PLAIN_CONSONANTS, random), kind: wanted };
    const vowels = VOWELS.find(group => group.includes(letter));
    if (vowels !== undefined) return { letter: oneOf(vowels, random), kind: 'vowel' };
    const consonants = CONSONANTS.find(group => group.includes(letter));
    if (consonants !== undefined) return { letter: oneOf(consonants, random), kind: 'consonant' };
    return { letter: ofScript(letter, random), kind: wanted };
}

/**
 * Another word of the same length, made of letters of the same alphabets in lower case and of digits; everything else of it is kept. Digits
 * begin with a zero only where the word does.
 */
export function otherWord(word: string, random: Random): string {
    let wanted: Kind = random(2) === 0 ? 'vowel' : 'consonant';
    let begins = true;
    let made = '';
    for (const sign of word.toLowerCase()) {
        if (/\p{N}/u.test(sign)) {
            made += begins ? (sign === '0' ? '0' : String(1 + random(9))) : String(random(10));
            begins = false;
        } else if (/\p{L}/u.test(sign)) {
            const { letter, kind } = standIn(sign, wanted, random);
            made += letter;
            wanted = kind === 'vowel' ? 'consonant' : 'vowel';
            begins = true;
        } else {
            made += sign;
            if (!/\p{M}/u.test(sign)) begins = true;
        }
    }
    return made;
}

/** The word with capital letters where the other one has them. */
export function inCaseOf(source: string, word: string): string {
    const signs = Array.from(source);
    return Array.from(word, (sign, at) => {
        const like = signs[at] ?? '';
        const upper = sign.toUpperCase();
        return like !== like.toLowerCase() && Array.from(upper).length === 1 ? upper : sign;
    }).join('');
}
