import ts from 'typescript';

/** The syntax of components, for checks of the sources. */

export type Element = ts.JsxElement | ts.JsxSelfClosingElement;

export const isElement = (node: ts.Node): node is Element => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

export const tagOf = (element: Element): ts.JsxTagNameExpression =>
    ts.isJsxElement(element) ? element.openingElement.tagName : element.tagName;

/** Whether it is an element of the page, not a component. */
export const isHost = (element: Element): boolean => /^[a-z]/.test(tagOf(element).getText());

/** The children as React gets them: without the blanks of the source's lines. */
export const withoutBlanks = (parent: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] =>
    parent.children.filter(child => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces));

/** What a property of a component is given; the element itself for what stands inside of it. */
export function argumentOf(element: Element, name: string): ts.JsxElement | ts.Expression | null {
    if (name === 'children' && ts.isJsxElement(element)) return element;
    const { attributes } = ts.isJsxElement(element) ? element.openingElement : element;
    const attribute = attributes.properties.find(given => ts.isJsxAttribute(given) && given.name.getText() === name);
    const initial = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    if (!initial) return null;
    return ts.isJsxExpression(initial) ? (initial.expression ?? null) : initial;
}

/** The function that a name stands for. */
export function functionOf(name: ts.Node, checker: ts.TypeChecker): ts.FunctionLikeDeclaration | null {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) return null;
    const { valueDeclaration: declared } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!declared) return null;
    if (ts.isFunctionDeclaration(declared)) return declared;
    const initial = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return initial && (ts.isArrowFunction(initial) || ts.isFunctionExpression(initial)) ? initial : null;
}

/** Whether a component's code arrives later. */
export function isLazy(name: ts.Node, checker: ts.TypeChecker): boolean {
    const declared = checker.getSymbolAtLocation(name)?.valueDeclaration;
    const initial = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return initial !== undefined && ts.isCallExpression(initial) && initial.expression.getText() === 'lazy';
}

/** Every expression that a function returns. */
export function returnedBy({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
    if (!body) return [];
    if (!ts.isBlock(body)) return [body];
    const returned: ts.Expression[] = [];
    const collect = (node: ts.Node): void => {
        if (ts.isReturnStatement(node)) returned.push(...(node.expression ? [node.expression] : []));
        else if (!ts.isFunctionLike(node)) ts.forEachChild(node, collect);
    };
    ts.forEachChild(body, collect);
    return returned;
}

/** A property that a component is given. */
export interface Prop {
    owner: ts.FunctionLikeDeclaration;
    name: string;
}

/** The property that an expression stands for, taken apart or as `props.name`. */
export function propOf(node: ts.Expression, checker: ts.TypeChecker): Prop | null {
    const isAccess = ts.isPropertyAccessExpression(node);
    const declared = checker.getSymbolAtLocation(isAccess ? node.expression : node)?.valueDeclaration;
    if (!declared) return null;
    if (isAccess)
        return ts.isParameter(declared) && isFunction(declared.parent) ? { owner: declared.parent, name: node.name.text } : null;
    if (!ts.isBindingElement(declared)) return null;
    const name = (declared.propertyName ?? declared.name).getText();
    const holder = declared.parent.parent;
    if (ts.isParameter(holder)) return isFunction(holder.parent) ? { owner: holder.parent, name } : null;
    // const { children } = props;
    if (!ts.isVariableDeclaration(holder) || !holder.initializer) return null;
    const from = checker.getSymbolAtLocation(holder.initializer)?.valueDeclaration;
    return from && ts.isParameter(from) && isFunction(from.parent) ? { owner: from.parent, name } : null;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration => ts.isFunctionLike(node) && 'body' in node;
