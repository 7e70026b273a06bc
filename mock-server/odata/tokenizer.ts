import { ApiError } from '../context';

/** One token of a query option; `position` counts characters of the decoded value, from 1. */
export interface Token {
    kind: 'name' | 'string' | 'number' | 'punctuation' | 'end';
    text: string;
    position: number;
}

const PATTERNS: readonly [Token['kind'] | 'space', RegExp][] = [
    ['space', /\s+/y],
    ['string', /'(?:[^']|'')*'/y],
    ['number', /-?\d+(?:\.\d+)?(?![\p{L}\p{N}_])/uy],
    ['name', /[$@]?[\p{L}_][\p{L}\p{N}_]*(?:\/\$count)?/uy],
    ['punctuation', /[(),;=]/y],
];

/** The 400 of a malformed query: the option, the position, and the problem. */
export const malformed = (option: string, position: number, problem: string): ApiError =>
    new ApiError(400, `Malformed query: ${option} at position ${position}: ${problem}`);

/**
 * Splits the value of a query option into tokens; unescapes doubled quotes in string literals. Throws a 400 at the first character that
 * does not start a token.
 */
function tokenize(option: string, source: string): Token[] {
    const tokens: Token[] = [];
    let at = 0;
    while (at < source.length) {
        let found = false;
        for (const [kind, pattern] of PATTERNS) {
            pattern.lastIndex = at;
            const text = pattern.exec(source)?.[0];
            if (text === undefined) continue;
            if (kind !== 'space')
                tokens.push({ kind, text: kind === 'string' ? text.slice(1, -1).replaceAll("''", "'") : text, position: at + 1 });
            at += text.length;
            found = true;
            break;
        }
        if (!found) {
            throw malformed(
                option,
                at + 1,
                source[at] === "'" ? 'the string literal is not closed' : `unexpected character "${source[at]}"`,
            );
        }
    }
    tokens.push({ kind: 'end', text: '', position: source.length + 1 });
    return tokens;
}

/** Reads tokens one by one; its errors contain the position. */
export class TokenReader {
    private index = 0;
    private readonly tokens: readonly Token[];

    constructor(
        readonly option: string,
        source: string,
    ) {
        this.tokens = tokenize(option, source);
    }

    /** The next token, without consuming it. */
    peek(): Token {
        return this.tokens[Math.min(this.index, this.tokens.length - 1)]!;
    }

    /** Consumes the next token. */
    next(): Token {
        const token = this.peek();
        this.index += 1;
        return token;
    }

    /** Consumes the next token if it is this word or sign; operators are lower case, as in OData. */
    accept(text: string): boolean {
        const token = this.peek();
        if ((token.kind !== 'name' && token.kind !== 'punctuation') || token.text !== text) return false;
        this.index += 1;
        return true;
    }

    /** Consumes the next token, which must be this word or sign. */
    expect(text: string): void {
        if (!this.accept(text)) this.fail(`expected "${text}"`);
    }

    /** Consumes a name. */
    name(what: string): Token {
        if (this.peek().kind !== 'name') this.fail(`expected ${what}`);
        return this.next();
    }

    /** Throws if another token follows. */
    end(): void {
        if (this.peek().kind !== 'end') this.fail('expected the end');
    }

    fail(problem: string): never {
        const token = this.peek();
        const found = token.kind === 'end' ? 'the end' : token.kind === 'string' ? `'${token.text}'` : `"${token.text}"`;
        throw malformed(this.option, token.position, `${problem}, found ${found}`);
    }
}
