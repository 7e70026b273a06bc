import { paths } from '#src/config/paths';
import { lengthOf } from '#dataProvider/text';
import type { Key } from '#dataProvider/types';
import { stopping, type Link } from './chain';
import type { Words } from './facts/fact';

/** The chain as text: for a ticket, and as a request to an administrator (WHY-5). Pure. */

/** The most characters of a message (TICKET-5). */
const TEXT_MAXIMUM = 512;

/** The name of a fact, with its product if the chain is of several. */
export const factName = ({ fact, product }: Pick<Link, 'fact' | 'product'>, { t, product: productOf }: Words): string => {
    const name = t(`why.facts.${fact}`);
    return product === undefined ? name : t('why.ofProduct', { fact: name, product: productOf(product) });
};

/** Removes the codes of the person's keys, which a label may contain. */
const withoutCodes = (text: string, keys: readonly Key[]): string =>
    keys.reduce((rest, { token }) => (token === '' ? rest : rest.replaceAll(token, '…')), text);

/** The title, and as many lines as have room. */
function fitting([title = '', ...lines]: readonly string[], maximum: number): string {
    let text = Array.from(title).slice(0, maximum).join('');
    for (const line of lines) {
        const longer = `${text}\n${line}`;
        if (lengthOf(longer) > maximum) break;
        text = longer;
    }
    return text;
}

interface Told {
    chain: readonly Link[];
    keys: readonly Key[];
    product: string | null;
    words: Words;
    /** the day of the check, as it is written */
    date: string;
}

const lineOf = (link: Link, words: Words): string =>
    words.t('why.ticket.line', {
        verdict: words.t(`why.verdicts.${link.verdict}`),
        fact: factName(link, words),
        text: link.text,
    });

/** The result for a ticket: what stops first, then what is not known, then the rest, in at most 512 characters and without codes of keys. */
export function ticketText({ chain, keys, product, words, date }: Told): string {
    const title = words.t('why.ticket.title', { name: words.name, product: words.product(product), date });
    const of = (...verdicts: Link['verdict'][]) => chain.filter(({ verdict }) => verdicts.includes(verdict));
    const lines = [...stopping(chain), ...of('unknown', 'reading'), ...of('holds')].map(link => lineOf(link, words));
    return withoutCodes(fitting([title, ...lines], TEXT_MAXIMUM), keys);
}

/** A request to an administrator: what stops the person, and the address of the check, with ids only. */
export function requestText({
    link,
    person,
    keys,
    product,
    words,
    isOwn,
    origin,
}: Omit<Told, 'chain' | 'date'> & { link: Link; person: string; isOwn: boolean; origin: string }): string {
    const { t } = words;
    const { fact, text } = link;
    const about = link.product ?? product;
    const address = `${origin}${paths.userWhy(person)}${about === null ? '' : `?product=${encodeURIComponent(about)}`}`;
    const own = about === null ? t('why.ask.any') : t('why.ask.message', { product: words.product(about) });
    const others = `${t('finder.stops', { name: words.name })} ${words.product(about)}`;
    const lines = [
        isOwn ? own : others,
        t('why.ask.reason', { fact: factName({ fact }, words), text }),
        t('why.ask.link', { link: address }),
    ];
    return withoutCodes(lines.join('\n'), keys);
}
