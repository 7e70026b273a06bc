import { addressOf } from '#dataProvider/address';
import { isEmail } from '#src/shared/validation';

/** Addresses of a list (READ-6). Pure. */

/** What was removed from an address; the texts are `planInvite.removed`. */
export type Removed = 'blanks' | 'invisible' | 'mailto' | 'punctuation';

export interface CleanAddress {
    address: string;
    /** the name before it: `Anna Engel <anna@holzmann.example>` */
    name: string;
    removed: readonly Removed[];
}

const NAMED = /^(.*?)\s*<([^<>]*)>\s*$/s;

/** Whether an address stands beside other words, with which it would be somebody else's in one: `1. anna@holzmann.example`. */
function isBesideWords(text: string): boolean {
    const words = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
    return words.length > 1 && words.some(isEmail);
}

const STEPS: readonly (readonly [Removed, (text: string) => string])[] = [
    ['invisible', addressOf],
    ['mailto', text => text.replace(/^\s*mailto:([^?]*).*$/is, '$1')],
    ['blanks', text => (isBesideWords(text) ? text : text.replace(/\s+/g, ''))],
    ['punctuation', text => text.replace(/^[.,;:"'<([]+|[.,;:"'>)\]]+$/g, '')],
];

const CLEAN = /^[\w+-]+(?:\.[\w+-]+)*@[\w-]+(?:\.[\w-]+)+$/;

/** The address that is meant, as it is sent, and what was removed for that. */
export function cleanAddress(typed: string): CleanAddress {
    if (CLEAN.test(typed)) return { address: typed, name: '', removed: [] };
    const [, name = '', inside = typed] = NAMED.exec(typed.trim()) ?? [];
    let address = inside.trim();
    const removed: Removed[] = [];
    for (const [what, clean] of STEPS) {
        const next = clean(address);
        if (next !== address) removed.push(what);
        address = next;
    }
    return { address, name: name.replace(/^["']|["']$/g, '').trim(), removed };
}

const OTHER_LETTERS = /@([\p{L}\p{M}\p{N}.-]*[^ -~][\p{L}\p{M}\p{N}.-]*)$/u;

/** A domain as it is sent: `möbel.example`, in one part or in two, is `xn--mbel-5qa.example`. */
function sentDomain(domain: string): string {
    try {
        return new URL(`http://${domain}`).hostname;
    } catch {
        return domain;
    }
}

/** By which addresses are compared: without regard to case, and to how a domain with other letters is written. */
export const addressKey = (address: string): string =>
    address.toLowerCase().replace(OTHER_LETTERS, (_, domain: string) => `@${sentDomain(domain)}`);

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Domains of many people's own addresses. */
const COMMON = (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com aol.com proton.me protonmail.com ' +
    'gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org outlook.de hotmail.de yahoo.de bluewin.ch ' +
    'orange.fr free.fr sfr.fr laposte.net wanadoo.fr hotmail.fr yahoo.fr libero.it virgilio.it tiscali.it alice.it hotmail.it ' +
    'ziggo.nl kpnmail.nl xs4all.nl hetnet.nl live.nl wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl azet.sk centrum.sk zoznam.sk ' +
    'hotmail.co.uk yahoo.co.uk btinternet.com'
).split(' ');

/** How many people of the customer make a domain a frequent one. */
const SEVERAL = 2;

/** The frequent domains: those of the customer's people, the most frequent first, then those of many people's own addresses. */
export function frequentDomains(addresses: Iterable<string>): string[] {
    const counts = new Map<string, number>();
    for (const address of addresses) counts.set(domainOf(address), (counts.get(domainOf(address)) ?? 0) + 1);
    const own = [...counts].filter(([, count]) => count >= SEVERAL).toSorted(([, one], [, other]) => other - one);
    return [...new Set([...own.map(([domain]) => domain), ...COMMON])];
}

/** Whether one letter is missing, superfluous or another one, or two are exchanged. */
function isOneOff(one: string, other: string): boolean {
    const [short, long] = one.length <= other.length ? [one, other] : [other, one];
    if (long.length - short.length > 1 || short === long) return false;
    let at = 0;
    while (at < short.length && short[at] === long[at]) at++;
    if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
    const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
    return isExchanged || short.slice(at + 1) === long.slice(at + 1);
}

/** Finds of an address the frequent domain that is one letter off its own; null if it has a frequent one, or none is near. */
export function nearDomains(frequent: readonly string[]): (address: string) => string | null {
    const known = new Set(frequent);
    const found = new Map<string, string | null>();
    return address => {
        const domain = domainOf(address);
        const before = found.get(domain);
        if (before !== undefined) return before;
        const near = known.has(domain) ? null : (frequent.find(other => isOneOff(domain, other)) ?? null);
        found.set(domain, near);
        return near;
    };
}
