import { inCaseOf, otherWord, type Random } from './letters';

/**
 * Pseudonyms (SITUATION-3): every word, number and id is replaced by a random one of the same length and alphabet, the same by the same. What
 * stands for what is kept in memory alone, and forgotten with the session: nothing in a file leads back.
 */

/** Words of fewer letters, and numbers and codes of fewer signs, stand in too many others to be kept away from them. */
const SHORTEST = 3;
const SHORTEST_CODE = 5;
const SHORTEST_ID = 4;
/** Parts of codes such as 9FR5 are no words, that of anna2 is one. */
const SHORTEST_PART = 4;
/** Words of more letters stand in no pseudonym by chance. */
const LONGEST = 8;
/** A word of so many letters stands in a pseudonym of before by chance once in a hundred thousand files. */
const LONG = 6;
const TRIES = 60;

/** Where the domain of an address ends: a domain that nobody can have. */
const DOMAIN_END = '.example';

/** Licences with this ending are told by it (LICENCE-3). */
const AUTOMATIC = '720';

const WORDS = /[\p{L}\p{M}]+|\p{N}+/gu;
const RUNS = /[\p{L}\p{M}\p{N}]+/gu;

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
    readonly #random = browserRandom();
    /** which files have the same pseudonyms: a random name, of nothing */
    readonly names = Array.from({ length: 12 }, () => this.#random(36).toString(36)).join('');
    /** what must not stand in any pseudonym, in lower case */
    readonly #known = new Set<string>();
    /** short numbers and codes that no pseudonym may be; as parts of others they say nothing */
    readonly #codes = new Set<string>();
    #longest = 0;
    /** what was learnt after the first pseudonym, until it is compared with them */
    readonly #learnt: string[] = [];
    readonly #words = new Map<string, string>();
    readonly #ids = new Map<string, string>();
    readonly #whole = new Map<string, string>();
    readonly #serials = new Map<number, number>();
    readonly #given = new Set<string>();
    /** invented addresses: what stands before the @ of each, and whose each is */
    readonly #locals = new Map<string, string>();
    readonly #addresses = new Map<string, string>();

    /** Learns what must not stand in any pseudonym: these texts and their words. */
    avoid(texts: Iterable<string>): void {
        for (const text of texts) {
            const lower = text.toLowerCase();
            this.#learn(lower, SHORTEST_ID);
            for (const run of lower.match(RUNS) ?? []) {
                this.#learn(run, SHORTEST_CODE);
                for (const word of run.match(WORDS) ?? []) if (word.length >= SHORTEST_PART) this.#learn(word, SHORTEST_CODE);
            }
        }
    }

    /** `shortest`: of how many signs a code or number must be to be kept out of longer pseudonyms, too. */
    #learn(word: string, shortest: number): void {
        if (isShort(word)) return;
        const isCode = /\p{N}/u.test(word) && word.length < (/^\p{N}+$/u.test(word) ? SHORTEST_CODE : shortest);
        const known = isCode ? this.#codes : this.#known;
        if (known.has(word)) return;
        known.add(word);
        if (this.#given.size > 0) this.#learnt.push(word);
        this.#longest = Math.min(LONGEST, Math.max(this.#longest, word.length));
    }

    /** Whether no pseudonym of before is one of the words that were learnt since, or contains a long one. */
    fits(): boolean {
        const all = [...this.#given].join('\n');
        return !this.#learnt.splice(0).some(word => this.#given.has(word) || (word.length >= LONG && all.includes(word)));
    }

    /** The words of a text, each by its own pseudonym wherever it stands: names, addresses, labels, machines. */
    name(text: string): string {
        return text.replaceAll(WORDS, word => inCaseOf(word, this.#word(word.toLowerCase())));
    }

    /** An e-mail address, whose domain nobody can have, and which nobody else gets; one that is none is a name. */
    email(text: string): string {
        const at = text.lastIndexOf('@');
        if (at < 1) return this.name(text);
        const [local, domain] = [text.slice(0, at), this.#domain(text.slice(at + 1).toLowerCase())];
        const lower = text.toLowerCase();
        let made = this.#locals.get(lower) ?? this.name(local).toLowerCase();
        const isTaken = (): boolean => (this.#addresses.get(`${made}@${domain}`) ?? lower) !== lower;
        // Short words and numbers have few pseudonyms.
        for (let tried = 0; isTaken() || (tried > 0 && tried < TRIES && this.#betrays(made)); tried += 1) {
            const other = local.toLowerCase().replaceAll(WORDS, word => otherWord(word, this.#random));
            made = tried < TRIES ? other : `${other}${tried}`;
        }
        this.#locals.set(lower, made);
        this.#addresses.set(`${made}@${domain}`, lower);
        return `${inCaseOf(local, made)}@${domain}`;
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
        if (this.#codes.has(made) || this.#known.has(made)) return true;
        for (let start = 0; start <= made.length - SHORTEST; start += 1) {
            const last = Math.min(made.length, start + this.#longest);
            for (let end = start + SHORTEST; end <= last; end += 1) if (this.#known.has(made.slice(start, end))) return true;
        }
        return false;
    }
}
