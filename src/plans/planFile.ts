import type { Item, Job } from '#dataProvider/jobs/job';
import { revertible } from '#dataProvider/jobs/itemSteps';
import { takenSteps } from '#dataProvider/jobs/outcome';
import { STEPS, type Held, type Step } from '#dataProvider/jobs/steps';
import { PLANS } from '#dataProvider/jobs/job';
import type { Plan } from './plan';
import { Fault, listOf, number, oneOf, optional, orNull, record, recordOf, shapeOf, text, texts, type Reader } from './read';

/** Plans and receipts as files (PLAN-6). Pure. */

const FORMAT = 'portal-plan';
const VERSION = 1;

/** A larger file is none of a plan, and would only block the page. */
export const MOST_BYTES = 50_000_000;

interface ReceiptItem {
    id: string;
    state: string;
    /** positions of the steps that took effect */
    taken: readonly number[];
    /** those of them of which it is not known whether others have done the same */
    found?: readonly number[];
    /** the existing keys that were given instead of new ones, by licence */
    keys?: Readonly<Record<string, string>>;
    /** the new keys that were given, by licence, as far as they are known */
    given?: Readonly<Record<string, string>>;
    /** the cloud groups of classes that were joined, by label, as far as they are known */
    joined?: Readonly<Record<string, string>>;
    /** the keys as they were before, by licence */
    held?: Readonly<Record<string, Held>>;
    /** in a file that has those who may be deleted */
    name?: string;
}

/** What a plan has done, as far as it can be taken back. */
export interface Receipt {
    begun: number;
    ended?: number;
    steps: readonly Step[];
    items: readonly ReceiptItem[];
}

export interface PlanFile extends Pick<Plan, 'kind' | 'draft' | 'leftOut'> {
    format: typeof FORMAT;
    version: typeof VERSION;
    /** id of the customer */
    customer: string;
    /** a hash of the API's address, by which a file of another server is recognised; earlier files have none */
    server?: string;
    /** the id of the user whose plan it is */
    by: string;
    /** `YYYY-MM-DD` */
    day: string;
    receipt?: Receipt;
}

/** A step is one of the portal's, with plain values. */
const readStep: Reader<Step> = (value, place) => {
    const step = record(value, place) as Record<string, unknown>;
    oneOf(Object.keys(STEPS))(step['verb'], `${place}.verb`);
    for (const [name, one] of Object.entries(step)) {
        const isPlain = ['string', 'number', 'boolean'].includes(typeof one) || one === null;
        if (!isPlain && !(Array.isArray(one) && one.every(entry => typeof entry === 'string')))
            throw new Fault(`${place}.${name}`);
    }
    return step as unknown as Step;
};

const readHeld: Reader<Held> = shapeOf<Held>({
    ...{ key: text, from: texts, expire: orNull(number) },
    ...{ to: optional(orNull(number)), mark: optional(text) },
});

export const readReceipt: Reader<Receipt> = (value, place) => {
    const receipt = shapeOf<Receipt>({
        begun: number,
        ended: optional(number),
        steps: listOf(readStep),
        items: listOf(
            shapeOf<ReceiptItem>({
                ...{ id: text, state: text, taken: listOf(number) },
                ...{
                    found: optional(listOf(number)),
                    keys: optional(recordOf(text)),
                    given: optional(recordOf(text)),
                    joined: optional(recordOf(text)),
                    held: optional(recordOf(readHeld)),
                    name: optional(text),
                },
            }),
        ),
    })(value, place);
    receipt.items.forEach(({ taken }, at) => {
        if (taken.some(step => receipt.steps[step] === undefined)) throw new Fault(`${place}.items[${at}].taken`);
    });
    return receipt;
};

const readFile = shapeOf<PlanFile>({
    format: oneOf([FORMAT]),
    version: oneOf([VERSION]),
    customer: text,
    server: optional(text),
    by: text,
    day: text,
    kind: oneOf(PLANS),
    draft: record,
    leftOut: texts,
    receipt: optional(readReceipt),
});

/** The file of another customer. */
export class OtherCustomer extends Error {}

/** The file of another server, whose ids are those of other people and keys. */
export class OtherServer extends Error {}

/** Reads a file; throws a `Fault` with the place where it is wrong, `OtherCustomer` or `OtherServer`. */
export function planOfFile(content: string, { customer, server }: Pick<PlanFile, 'customer' | 'server'>): PlanFile {
    let value: unknown;
    try {
        value = JSON.parse(content);
    } catch {
        throw new Fault('');
    }
    const file = readFile(value, '');
    if (file.customer !== customer) throw new OtherCustomer();
    if (file.server !== undefined && file.server !== server) throw new OtherServer();
    return file;
}

/** What a job has done so far; with the names that are known. */
export const receiptOf = (
    { begun, ended, steps }: Job,
    items: readonly Item[],
    nameOf: (id: string) => string | undefined = () => undefined,
): Receipt => ({
    begun,
    ...(ended === undefined ? {} : { ended }),
    steps,
    items: items.map(item => {
        const name = nameOf(item.id);
        const taken = revertible(item, takenSteps(item, steps.length));
        return {
            ...{ id: item.id, state: item.state, taken },
            ...(item.found ? { found: item.found } : {}),
            ...(item.keys ? { keys: item.keys } : {}),
            ...(item.given ? { given: item.given } : {}),
            ...(item.joined ? { joined: item.joined } : {}),
            ...(item.held ? { held: item.held } : {}),
            ...(name === undefined ? {} : { name }),
        };
    }),
});

/** The file of a plan, with its receipt once there is one (PLAN-6). */
export const fileOf = (
    { kind, draft, leftOut }: Pick<Plan, 'kind' | 'draft' | 'leftOut'>,
    { receipt, ...about }: Pick<PlanFile, 'customer' | 'server' | 'by' | 'day' | 'receipt'>,
): PlanFile => ({
    ...{ format: FORMAT, version: VERSION, ...about, kind, draft, leftOut },
    ...(receipt ? { receipt } : {}),
});
