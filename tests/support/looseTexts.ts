import { relative } from 'node:path';
import ts from 'typescript';
import {
    argumentOf,
    functionOf,
    isElement,
    isHost,
    isLazy,
    propOf,
    returnedBy,
    tagOf,
    withoutBlanks,
    type Element,
    type Prop,
} from './jsx';

/**
 * Finds texts that make React throw on a page that the browser translates (SHELL-14). A translator puts each text into an element of its own.
 * React still takes the text for a child of its parent, and fails when it removes the text by itself or inserts something before it. So a
 * text that stands beside other content is always there, and nothing that comes and goes stands before it. A text alone in its element is
 * safe, because React then replaces the element's content.
 */

/** What a child puts into the element around it. */
interface Part {
    /** a text without an element of its own */
    text: boolean;
    /** that comes and goes */
    isLoose: boolean;
    /** something, a text or not, comes and goes */
    fickle: boolean;
    /** nothing, e.g. a dialog, which stands elsewhere */
    empty: boolean;
    /** as an element's only child it is the content that React replaces */
    direct: boolean;
    /** and whatever was given to these */
    props: readonly Prop[];
}

const part = (given: Partial<Part>): Part => ({
    text: false,
    isLoose: false,
    fickle: false,
    empty: false,
    direct: false,
    props: [],
    ...given,
});
const NOTHING = part({ empty: true });
const ELEMENT = part({});
const FICKLE = part({ fickle: true });
const TEXT = part({ text: true, direct: true });

const together = (parts: readonly Part[]): Part => ({
    text: parts.some(({ text }) => text),
    isLoose: parts.some(({ isLoose }) => isLoose),
    fickle: parts.some(({ fickle }) => fickle),
    empty: parts.every(({ empty }) => empty),
    direct: parts.every(({ direct, text }) => direct || !text),
    props: parts.flatMap(({ props }) => props),
});

const comingAndGoing = (given: Part): Part => ({ ...given, isLoose: given.text, fickle: !given.empty });

/** Where what a component is given stands in it: no text may stand there, or none that comes and goes; or a text follows. */
type Place = 'no text' | 'no fickle text' | 'nothing fickle';

interface Wanted {
    prop: Prop;
    place: Place;
}

interface Among {
    part: Part;
    at: ts.Node;
}

const REASONS: Record<Place, string> = {
    'no text': 'a text behind something that comes and goes',
    'no fickle text': 'a text that comes and goes beside others',
    'nothing fickle': 'comes and goes before a text',
};

/** Components of libraries that show their children as they are. */
const TRANSPARENT = /(?:Context|Provider)$|^Suspense$/;

export class LooseTexts {
    private readonly checker: ts.TypeChecker;
    private readonly known = new Map<ts.Node, Part>();
    private readonly wanted: Wanted[] = [];
    private readonly found = new Set<string>();

    constructor(
        private readonly root: string,
        private readonly program: ts.Program,
    ) {
        this.checker = program.getTypeChecker();
    }

    /** `file:line: reason: code`, for each loose text of the files that the filter names. */
    find(isChecked: (file: string) => boolean): string[] {
        const sources = this.program.getSourceFiles().filter(({ fileName }) => isChecked(relative(this.root, fileName)));
        const usages: Element[] = [];
        const visit = (at: ts.Node): void => {
            const isOwn = ts.isJsxFragment(at) && !ts.isJsxElement(at.parent) && !ts.isJsxFragment(at.parent);
            if (ts.isJsxElement(at) || isOwn) this.among(at);
            if (isElement(at) && !isHost(at)) {
                usages.push(at);
                this.returned(at);
            }
            ts.forEachChild(at, visit);
        };
        sources.forEach(visit);
        // What a component wants of its properties concerns those who use it, and they may hand on their own.
        for (const wanted of this.wanted) {
            for (const usage of usages) {
                if (functionOf(tagOf(usage), this.checker) === wanted.prop.owner) this.given(usage, wanted);
            }
        }
        return [...this.found].sort();
    }

    /** Checks the children of an element, or what is given to a component, which stands there like children. */
    private among(parent: ts.JsxElement | ts.JsxFragment): void {
        const all = this.partsIn(parent).filter(({ part }) => !part.empty);
        const isAlone = all.length === 1 && ts.isJsxElement(parent);
        all.forEach(({ part, at }, index) => {
            if (part.isLoose && !(isAlone && part.direct)) this.tell(at, 'no fickle text');
            const next = all.slice(index + 1).find(after => after.part.text || after.part.props.length > 0 || !after.part.fickle);
            const follows = next?.part.text === true;
            if (part.fickle && follows) this.tell(at, 'nothing fickle');
            if (part.fickle) next?.part.props.forEach(prop => this.want({ prop, place: 'no text' }));
            if (isAlone) return;
            for (const prop of part.props) {
                this.want({ prop, place: 'no fickle text' });
                if (follows) this.want({ prop, place: 'nothing fickle' });
            }
        });
    }

    /** Checks what a component returns: it is never alone in its element as a text is. */
    private returned(element: Element): void {
        const declared = functionOf(tagOf(element), this.checker);
        if (!declared || this.program.isSourceFileFromExternalLibrary(declared.getSourceFile())) return;
        if (this.ofFunction(declared).isLoose) this.tell(declared, 'no fickle text');
    }

    private given(usage: Element, { prop, place }: Wanted): void {
        const value = argumentOf(usage, prop.name);
        if (!value) return;
        const given = ts.isJsxElement(value) ? together(this.partsIn(value).map(({ part }) => part)) : this.of(value);
        const isWrong = { 'no text': given.text, 'no fickle text': given.isLoose, 'nothing fickle': given.fickle };
        if (isWrong[place]) this.tell(usage, place);
        for (const inner of given.props) this.want({ prop: inner, place });
    }

    private want(wanted: Wanted): void {
        const isKnown = this.wanted.some(
            ({ prop, place }) =>
                prop.owner === wanted.prop.owner && prop.name === wanted.prop.name && [wanted.place, 'no text'].includes(place),
        );
        if (!isKnown) this.wanted.push(wanted);
    }

    private tell(at: ts.Node, place: Place): void {
        const source = at.getSourceFile();
        const { line } = source.getLineAndCharacterOfPosition(at.getStart());
        const code = at.getText().replaceAll(/\s+/g, ' ').slice(0, 80);
        this.found.add(`${relative(this.root, source.fileName)}:${line + 1}: ${REASONS[place]}: ${code}`);
    }

    /** The parts of all children, those of fragments among them. */
    private partsIn(parent: ts.JsxElement | ts.JsxFragment): Among[] {
        return withoutBlanks(parent).flatMap(child => {
            if (ts.isJsxFragment(child)) return this.partsIn(child);
            if (ts.isJsxText(child)) return [{ part: child.text.trim() === '' ? ELEMENT : TEXT, at: child }];
            if (!ts.isJsxExpression(child)) return [{ part: this.of(child), at: child }];
            return child.expression ? [{ part: this.of(child.expression), at: child }] : [];
        });
    }

    private of(node: ts.Expression | ts.JsxFragment | Element): Part {
        if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
            return this.of(node.expression);
        if (isElement(node)) return isHost(node) ? ELEMENT : this.ofComponent(node);
        if (ts.isJsxFragment(node)) return { ...together(this.partsIn(node).map(({ part }) => part)), direct: false };
        if (ts.isConditionalExpression(node)) return this.ofBranches([node.whenTrue, node.whenFalse]);
        if (ts.isBinaryExpression(node)) {
            const { kind } = node.operatorToken;
            if (kind === ts.SyntaxKind.AmpersandAmpersandToken) {
                const right = this.of(node.right);
                return comingAndGoing(right);
            }
            if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
                return this.ofBranches([node.left, node.right]);
            }
        }
        // A translator leaves blanks alone.
        if (ts.isStringLiteral(node) && node.text.trim() === '') return ELEMENT;
        const prop = propOf(node, this.checker);
        const type = this.checker.getTypeAtLocation(node);
        if (prop && this.isAnything(type)) return part({ props: [prop], direct: true });
        if (ts.isCallExpression(node)) {
            if (node.expression.getText() === 'createPortal') return NOTHING;
            const called = functionOf(node.expression, this.checker);
            if (called && (this.isAnything(type) || this.isRendered(type))) return this.ofFunction(called);
        }
        return this.ofType(type, node);
    }

    /** Two texts in turn are one text, two elements of one kind one element. */
    private ofBranches(branches: readonly ts.Expression[]): Part {
        const parts = branches.map(branch => this.of(branch));
        const joined = together(parts);
        if (joined.empty) return joined;
        const [first, second] = branches.map(branch => (ts.isParenthesizedExpression(branch) ? branch.expression : branch));
        const isOneElement =
            first && second && isElement(first) && isElement(second) && tagOf(first).getText() === tagOf(second).getText();
        const isOneText = parts.every(({ text, direct, fickle }) => text && direct && !fickle);
        return isOneElement || isOneText ? joined : comingAndGoing(joined);
    }

    /** Whether it is the type of whatever can be rendered. */
    private isAnything(type: ts.Type): boolean {
        const kinds = type.isUnion() ? type.types : [type];
        return kinds.some(kind => ['Promise', 'Iterable'].includes(kind.symbol?.name ?? ''));
    }

    private isRendered(type: ts.Type): boolean {
        return (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'Element');
    }

    private ofType(type: ts.Type, node: ts.Expression): Part {
        const kinds = type.isUnion() ? type.types : [type];
        const absent = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;
        const shown = kinds.filter(({ flags }) => (flags & absent) === 0);
        if (shown.length === 0) return NOTHING;
        const parts = shown.map((kind): Part => {
            const { flags } = kind;
            if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return TEXT;
            if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
                return part({ text: true, isLoose: true, fickle: true, direct: true });
            if (!this.checker.isArrayLikeType(kind)) return part({ direct: this.isAnything(type) });
            const text = this.ofItems(node, kind);
            return part({ text, isLoose: text, fickle: true });
        });
        const joined = together(parts);
        return shown.length < kinds.length ? comingAndGoing(joined) : joined;
    }

    /** Whether a list holds bare texts. */
    private ofItems(node: ts.Expression, list: ts.Type): boolean {
        const [callback] = ts.isCallExpression(node) ? node.arguments : [];
        if (callback && ts.isArrowFunction(callback)) return this.ofFunction(callback).text;
        const [item] = this.checker.getTypeArguments(list as ts.TypeReference);
        return item !== undefined && this.ofType(item, node).text;
    }

    /** What a component returns, with what stands inside of it where that is a part. */
    private ofComponent(element: Element): Part {
        const inside = (): Part =>
            ts.isJsxElement(element) ? { ...together(this.partsIn(element).map(({ part }) => part)), direct: false } : NOTHING;
        const tag = tagOf(element);
        const declared = functionOf(tag, this.checker);
        if (!declared || this.program.isSourceFileFromExternalLibrary(declared.getSourceFile())) {
            if (TRANSPARENT.test(tag.getText())) return inside();
            return declared || !isLazy(tag, this.checker) ? ELEMENT : FICKLE;
        }
        const own = this.ofFunction(declared);
        const given = own.props.map(({ name }) => {
            const value = argumentOf(element, name);
            if (!value) return NOTHING;
            return ts.isJsxElement(value) ? inside() : this.of(value);
        });
        const parts = [...(own.props.length > 0 && !own.text ? [] : [{ ...own, props: [] }]), ...given];
        const all = { ...together(parts), direct: false };
        return own.fickle ? comingAndGoing(all) : all;
    }

    private ofFunction(declared: ts.FunctionLikeDeclaration): Part {
        const known = this.known.get(declared);
        if (known) return known;
        // One that renders itself.
        this.known.set(declared, ELEMENT);
        const parts = returnedBy(declared).map(expression => this.of(expression));
        const joined = together(parts);
        const isOne = parts.length < 2 || joined.empty || parts.every(({ text, direct, fickle }) => text && direct && !fickle);
        const result = isOne ? joined : comingAndGoing(joined);
        this.known.set(declared, result);
        return result;
    }
}
