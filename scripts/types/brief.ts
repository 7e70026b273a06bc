import ts from 'typescript';

/** Headers, and failures, which have one shape whatever the call is. */
const UNUSED = /^(?:headers?|cookie|[45].*)$/;

/** Other names for what calls share. */
const SHORTHAND = /^(?:Response|Parameter|Header)/;

/** A call or a part that there is not. That there is no query is kept: `Options` asks for it. */
const isNothing = ({ questionToken, type }: ts.PropertySignature, name: string): boolean =>
    questionToken !== undefined && type?.kind === ts.SyntaxKind.NeverKeyword && name !== 'query';

function isUnused(node: ts.Node, within: string): boolean {
    if (!ts.isPropertySignature(node) || !('text' in node.name)) return false;
    const { text } = node.name;
    // Each call has the parameters of its path.
    return UNUSED.test(text) || isNothing(node, text) || (within === 'paths' && text === 'parameters');
}

function partOf(node: ts.Node, within: string): ts.Node {
    return ts.visitEachChild(node, child => (isUnused(child, within) ? undefined : partOf(child, within)), undefined);
}

/** The types of the API without those that the portal does not use. */
export const brief = (types: readonly ts.Node[]): ts.Node[] =>
    types
        .filter(node => !ts.isTypeAliasDeclaration(node) || !SHORTHAND.test(node.name.text))
        .map(node => partOf(node, ts.isInterfaceDeclaration(node) ? node.name.text : ''));
