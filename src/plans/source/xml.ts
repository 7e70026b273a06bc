import { ListRefused } from './limits';

/**
 * Reads the XML of spreadsheets tag by tag, so that a large sheet needs no tree in memory and can be read in slices (docs/adr/0027). No
 * entities but those of XML itself, and no document types: they are what XML is attacked with.
 */

/** A start tag, an end tag, or the text between two tags. Names are without their prefixes. */
export type Piece =
    | { kind: 'open'; name: string; attributes: (name: string) => string | undefined }
    | { kind: 'close'; name: string }
    | { kind: 'text'; text: string };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const broken = (): ListRefused => new ListRefused('broken');

function characterOf(reference: string): string {
    const code = reference.startsWith('#x') ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10);
    if (reference.startsWith('#') && code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const character = ENTITIES[reference];
    if (character === undefined) throw broken();
    return character;
}

const plain = (text: string): string =>
    text.includes('&') ? text.replace(/&([^;&]*);?/g, (_, reference: string) => characterOf(reference)) : text;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf =
    (inside: string) =>
    (wanted: string): string | undefined => {
        for (const [, name = '', double, single] of inside.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
            if (withoutPrefix(name) === wanted) return plain(double ?? single ?? '');
        }
        return undefined;
    };

const TAG =
    /<(?:!--[^]*?-->|\?[^]*?\?>|!\[CDATA\[([^]*?)\]\]>|\/([^\s<>]+)\s*>|([^\s<>/!?]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>)/y;

/**
 * The pieces of a document, in order.
 * @throws ListRefused (from the iterator) where the document is not well formed
 */
export function* piecesOf(xml: string): Generator<Piece, void> {
    const open: string[] = [];
    let at = xml.startsWith('\uFEFF') ? 1 : 0;
    while (at < xml.length) {
        const next = xml.indexOf('<', at);
        const end = next === -1 ? xml.length : next;
        if (end > at) {
            if (open.length > 0) yield { kind: 'text', text: plain(xml.slice(at, end)) };
            else if (xml.slice(at, end).trim()) throw broken();
        }
        if (next === -1) break;
        TAG.lastIndex = next;
        const match = TAG.exec(xml);
        if (!match) throw broken();
        at = next + match[0].length;
        const [, data, closing, opening, inside = '', empty] = match;
        if (data !== undefined) yield { kind: 'text', text: data };
        if (opening) {
            yield { kind: 'open', name: withoutPrefix(opening), attributes: attributesOf(inside) };
            if (empty) yield { kind: 'close', name: withoutPrefix(opening) };
            else open.push(opening);
        }
        if (closing) {
            if (open.pop() !== closing) throw broken();
            yield { kind: 'close', name: withoutPrefix(closing) };
        }
    }
    if (open.length > 0) throw broken();
}
