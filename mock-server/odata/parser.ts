import { malformed, TokenReader } from './tokenizer';

/** A literal of a filter. */
export type Literal = string | number | boolean | null;

/** A property as written, with its position for the error message. */
export interface Property {
    name: string;
    position: number;
}

export type Filter =
    | { kind: 'contains'; property: Property; term: string }
    | { kind: 'compare'; operator: Comparison; property: Property; value: Literal }
    | { kind: 'and' | 'or'; parts: Filter[] }
    | { kind: 'not'; part: Filter };

const COMPARISONS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface Order extends Property {
    descending: boolean;
}

/** The options of one collection: the call's own, or those in the parentheses of an expansion. */
export interface Query {
    filter?: Filter;
    expand: Expansion[];
    select?: Property[];
    orderby: Order[];
    top?: number;
    skip: number;
    count: boolean;
}

export interface Expansion extends Property {
    query: Query;
}

const KEYWORDS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
    ['null', null],
    ['true', true],
    ['false', false],
]);

const literal = (reader: TokenReader): Literal => {
    const token = reader.peek();
    if (token.kind === 'string') return reader.next().text;
    if (token.kind === 'number') return Number(reader.next().text);
    const keyword = token.kind === 'name' ? KEYWORDS.get(token.text) : undefined;
    if (keyword === undefined) reader.fail("expected a value ('text', number, true, false or null)");
    reader.next();
    return keyword;
};

const term = (reader: TokenReader): Filter => {
    if (reader.accept('(')) {
        const inner = disjunction(reader);
        reader.expect(')');
        return inner;
    }
    if (reader.accept('not')) return { kind: 'not', part: term(reader) };
    const word = reader.name('a property, "contains" or "("');
    if (word.text === 'contains' && reader.accept('(')) {
        const property = reader.name('a property');
        reader.expect(',');
        const value = reader.peek();
        if (value.kind !== 'string') reader.fail("expected a 'text'");
        reader.next();
        reader.expect(')');
        return { kind: 'contains', property: { name: property.text, position: property.position }, term: value.text };
    }
    const operator = COMPARISONS.find(candidate => reader.accept(candidate));
    if (!operator) {
        if (reader.peek().text === '(')
            throw malformed(reader.option, word.position, `unknown function "${word.text}"; only contains is known`);
        reader.fail(`expected one of ${COMPARISONS.join(', ')}`);
    }
    return { kind: 'compare', operator, property: { name: word.text, position: word.position }, value: literal(reader) };
};

// `and` and `or` loop instead of recursing, so that a filter of many hundred ids does not grow the stack.
const chain = (reader: TokenReader, word: 'and' | 'or', part: (reader: TokenReader) => Filter): Filter => {
    const first = part(reader);
    const parts = [first];
    while (reader.accept(word)) parts.push(part(reader));
    return parts.length === 1 ? first : { kind: word, parts };
};
const conjunction = (reader: TokenReader): Filter => chain(reader, 'and', term);
const disjunction = (reader: TokenReader): Filter => chain(reader, 'or', conjunction);

const list = <T>(reader: TokenReader, item: (reader: TokenReader) => T): T[] => {
    const items = [item(reader)];
    while (reader.accept(',')) items.push(item(reader));
    return items;
};

const property = (reader: TokenReader): Property => {
    const { text, position } = reader.name('a property');
    return { name: text, position };
};

const order = (reader: TokenReader): Order => {
    const named = property(reader);
    const descending = reader.accept('desc');
    if (!descending) reader.accept('asc');
    return { ...named, descending };
};

const wholeNumber = (reader: TokenReader): number => {
    const token = reader.peek();
    if (token.kind !== 'number' || !/^\d+$/.test(token.text)) reader.fail('expected a whole number, 0 or more');
    return Number(reader.next().text);
};

const truth = (reader: TokenReader): boolean => {
    if (reader.accept('true')) return true;
    reader.expect('false');
    return false;
};

/** A query without options. */
export const emptyQuery = (): Query => ({ expand: [], orderby: [], skip: 0, count: false });

/** Parses one option's value into `query`; used for the call's options and for those of an expansion. */
const OPTIONS: Readonly<Record<string, (reader: TokenReader, query: Query) => void>> = {
    $filter: (reader, query) => (query.filter = disjunction(reader)),
    $expand: (reader, query) => (query.expand = list(reader, expansion)),
    $select: (reader, query) => (query.select = list(reader, property)),
    $orderby: (reader, query) => (query.orderby = list(reader, order)),
    $top: (reader, query) => (query.top = wholeNumber(reader)),
    $skip: (reader, query) => (query.skip = wholeNumber(reader)),
    $count: (reader, query) => (query.count = truth(reader)),
    // selects which of its databases the real API reads; the mock has only one
    $newDb: reader => void truth(reader),
};

const expansion = (reader: TokenReader): Expansion => {
    const named = property(reader);
    const query = emptyQuery();
    if (reader.accept('(')) {
        do {
            const option = reader.name('an option such as $top');
            const read = option.text === '$newDb' ? undefined : OPTIONS[option.text];
            if (!read) throw malformed(reader.option, option.position, `unknown option "${option.text}"`);
            reader.expect('=');
            read(reader, query);
        } while (reader.accept(';'));
        reader.expect(')');
    }
    return { ...named, query };
};

/**
 * Parses the `$` options of a call's query and ignores all others. Throws a 400 with the option and the position of anything that it does
 * not understand.
 */
export function parseQuery(parameters: Readonly<Record<string, unknown>>): Query {
    const query = emptyQuery();
    for (const [name, value] of Object.entries(parameters)) {
        if (!name.startsWith('$')) continue;
        const read = OPTIONS[name];
        if (!read) throw malformed(name, 1, 'unknown option');
        if (typeof value !== 'string') throw malformed(name, 1, 'given more than once');
        const reader = new TokenReader(name, value);
        read(reader, query);
        reader.end();
    }
    return query;
}
