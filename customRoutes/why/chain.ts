import { account, cam, cloud, groups, guest, session } from './facts/person';
import { full, key, keyValid, licence } from './facts/key';
import { application, machine, type } from './facts/machine';
import type { Fact, FactId, Finding, Words } from './facts/fact';
import { CAM, productsOf, type About, type Known, type ReadName, type Reads, type Unread } from './known';

/** The chain of what has to hold (WHY-1, WHY-2). Pure. */

/** All facts, in the order in which they are remedied. */
export const FACTS: readonly Fact[] = [
    account,
    guest,
    key,
    keyValid,
    licence,
    full,
    machine,
    type,
    cloud,
    groups,
    cam,
    session,
    application,
];

/** What others than administrators cannot know: it is about the keys of all. */
const FOR_ADMINISTRATORS: ReadonlySet<FactId> = new Set(['full']);

/** What matters to CAM, which has no keys. */
const OF_CAM: ReadonlySet<FactId> = new Set(['account', 'guest', 'cam', 'application']);

/** A fact of the chain with what was found out about it; `reading` until its reads have answered. */
export interface Link extends Omit<Finding, 'verdict'> {
    fact: FactId;
    /** of which product it is told, if of several */
    product?: string | null;
    verdict: Finding['verdict'] | 'reading';
    /** the reads that failed, so that it is not known */
    failed: readonly ReadName[];
}

const unreadOf = (reads: Reads, names: readonly ReadName[], why: Unread): ReadName[] => names.filter(name => reads[name] === why);

const isRead = (value: unknown): boolean => value !== 'reading' && value !== 'failed';

/** Judges one fact: what could not be read is not known, never in order. */
function judge(fact: Fact, reads: Reads, about: About, words: Words): Link {
    const about_ = { fact: fact.id, failed: [] };
    const failed = unreadOf(reads, fact.reads, 'failed');
    if (failed.length > 0) return { ...about_, failed, verdict: 'unknown', text: words.t('why.failed') };
    if (unreadOf(reads, [...fact.reads, ...fact.helps], 'reading').length > 0) {
        return { ...about_, verdict: 'reading', text: '' };
    }
    const known = Object.fromEntries(Object.entries(reads).filter(([, value]) => isRead(value))) as Partial<Known>;
    return { ...about_, ...fact.judge(known, about, words) };
}

/** Whether a fact is told at all. */
const isTold = ({ id }: Fact, { isOwn, product }: About): boolean =>
    !(isOwn && FOR_ADMINISTRATORS.has(id)) && (product !== CAM || OF_CAM.has(id));

/**
 * Returns the chain of a product, or, for null, of everything: what is about the person once, with a part for each product of which the person
 * has a key between it.
 */
export function chainOf(reads: Reads, about: About, words: Words): Link[] {
    const told = FACTS.filter(one => isTold(one, about));
    const { keys } = reads;
    const products = about.product === null && typeof keys === 'object' ? productsOf(keys) : [about.product];
    if (products.length === 1) {
        const [product = null] = products;
        return told.map(one => judge(one, reads, { ...about, product: one.isOfProduct ? product : about.product }, words));
    }
    const first = told.findIndex(({ isOfProduct }) => isOfProduct);
    const own = told.filter(({ isOfProduct }) => !isOfProduct);
    const before = own.filter(one => told.indexOf(one) < first);
    const each = products.flatMap(product =>
        told
            .filter(({ isOfProduct }) => isOfProduct)
            .map((one): Link => ({ ...judge(one, reads, { ...about, product }, words), product })),
    );
    const after = own.filter(one => !before.includes(one));
    return [...before.map(one => judge(one, reads, about, words)), ...each, ...after.map(one => judge(one, reads, about, words))];
}

/** The links that stop the person; one whose remedy waits for another that fails stands behind that. */
export function stopping(chain: readonly Link[]): Link[] {
    const failing = chain.filter(({ verdict }) => verdict === 'fails');
    const waits = ({ after, product }: Link): boolean =>
        after !== undefined && failing.some(other => other.fact === after && other.product === product);
    return [...failing.filter(link => !waits(link)), ...failing.filter(waits)];
}

/** What is shown first: what stops the person, otherwise what is not known. */
export const firstOf = (chain: readonly Link[]): Link | undefined =>
    stopping(chain)[0] ?? chain.find(({ verdict }) => verdict === 'unknown');
