import { inCaseOf, otherWord, type Random } from './letters';

/**
 * Pseudonyms (SITUATION-3): every word, number and id is replaced by a random one of the same length and alphabet, the same by the same. What
 * stands for what is kept in memory alone, and forgotten with the session: nothing in a file leads back.
 */

/** Words of fewer letters stand in too many others to be kept away from them. */
const SHORTEST = 3;
const TRIES = 60;

/** Where the domain of an address ends: a domain that nobody can have. */
const DOMAIN_END = '.example';

/** Licences with this ending are told by it (LICENCE-3). */
const AUTOMATIC = '720';

const WORDS = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Random numbers that cannot be guessed; they are drawn many at a time, because each call to the browser is slow. */
function browserRandom(): Random {
    const drawn = new Uint32Array(4096);
    let next = drawn.length;
    return below => {
        if (next === drawn.length) {
            crypto.getRandomValues(drawn);
            next = 0;
        }
        const value = drawn[next] ?? 0;
        next += 1;
        return value % below;
    };
}

const isShort = (word: string): boolean => Array.from(word).length < SHORTEST;

export class Replacer {
    /** which files have the same pseudonyms: a random name, of nothing */
    readonly names: string;
    readonly #random: Random;
    /** what must not stand in any pseudonym, in lower case */
    readonly #known = new Set<string>();
    #longest = 0;
    readonly #words = new Map<string, string>();
    readonly #ids = new Map<string, string>();
    readonly #whole = new Map<string, string>();
    readonly #serials = new Map<number, number>();
    readonly #given = new Set<string>();

    constructor(random: Random = browserRandom()) {
        this.#random = random;
        this.names = Array.from({ length: 12 }, () => random(36).toString(36)).join('');
    }

    /** Learns what must not stand in any pseudonym: the words of these texts. Returns false if a pseudonym of before contains one. */
    avoid(texts: Iterable<string>): boolean {
        for (const text of texts) {
            const lower = text.toLowerCase();
            for (const word of [lower, ...(lower.match(WORDS) ?? [])]) {
                if (isShort(word)) continue;
                this.#known.add(word);
                this.#longest = Math.max(this.#longest, word.length);
            }
        }
        return ![...this.#given].some(word => this.#betrays(word));
    }

    /** The words of a text, each by its own pseudonym wherever it stands: names, addresses, labels, machines. */
    name(text: string): string {
        return text.replaceAll(WORDS, word => inCaseOf(word, this.#word(word.toLowerCase())));
    }

    /** An e-mail address, whose domain nobody can have; one that is none is a name. */
    email(text: string): string {
        const at = text.lastIndexOf('@');
        if (at < 1) return this.name(text);
        return `${this.name(text.slice(0, at))}@${this.#domain(text.slice(at + 1).toLowerCase())}`;
    }

    /** A text of free words, of which only the whole is replaced by the same each time. */
    note(text: string): string {
        const other = (word: string): string => {
            let made = otherWord(word, this.#random);
            for (let tried = 0; tried < TRIES && this.#betrays(made); tried += 1) made = otherWord(word, this.#random);
            return inCaseOf(word, made);
        };
        const before = this.#whole.get(text);
        const made = before ?? text.replaceAll(WORDS, other);
        this.#whole.set(text, made);
        return made;
    }

    /** A code of letters and digits. */
    code(text: string): string {
        return this.#once(this.#whole, text, () => inCaseOf(text, otherWord(text, this.#random)));
    }

    /** An id; ids that differ in case alone, which a server may take for one, do so in their pseudonyms. */
    id(text: string): string {
        const lower = text.toLowerCase();
        const stem = lower.endsWith(AUTOMATIC) ? lower.slice(0, -AUTOMATIC.length) : lower;
        const end = lower.slice(stem.length);
        const made = this.#once(this.#ids, lower, () => {
            const other = otherWord(stem, this.#random) + end;
            // an id of few signs has too few others
            return (end === '' && other.endsWith(AUTOMATIC)) || this.#given.has(other) ? `${other}${this.#random(9) + 1}` : other;
        });
        return inCaseOf(text, made);
    }

    /** A number that counts something up: 1, 2 ... in the order in which they are asked for. */
    serial(number: number): number {
        const known = this.#serials.get(number) ?? this.#serials.size + 1;
        this.#serials.set(number, known);
        return known;
    }

    #word(word: string): string {
        return this.#once(this.#words, word, () => otherWord(word, this.#random));
    }

    #domain(domain: string): string {
        const length = Math.max(1, domain.length - DOMAIN_END.length);
        return this.#once(this.#words, `@${domain}`, () => otherWord('a'.repeat(length), this.#random)) + DOMAIN_END;
    }

    /** The pseudonym of a text: a new one, unlike any other if there are enough, that contains nothing known. */
    #once(known: Map<string, string>, text: string, make: () => string): string {
        const before = known.get(text);
        if (before !== undefined) return before;
        let made = make();
        for (let tried = 0; tried < TRIES && this.#isBad(text, made); tried += 1) made = make();
        known.set(text, made);
        this.#given.add(made.toLowerCase());
        return made;
    }

    #isBad(text: string, made: string): boolean {
        const lower = made.toLowerCase();
        return lower === text.toLowerCase() || this.#given.has(lower) || this.#betrays(lower);
    }

    #betrays(made: string): boolean {
        for (let start = 0; start < made.length; start += 1) {
            const last = Math.min(made.length, start + this.#longest);
            for (let end = start + SHORTEST; end <= last; end += 1) if (this.#known.has(made.slice(start, end))) return true;
        }
        return false;
    }
}
