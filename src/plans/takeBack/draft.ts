import { readReceipt, type Receipt } from '../planFile';
import { shapeOf, text, type Reader } from '../read';

/** What a plan that takes another one back is made from: that one's receipt. */
export interface TakeBackDraft {
    /** id of the other plan */
    of: string;
    receipt: Receipt;
}

export const readTakeBack: Reader<TakeBackDraft> = shapeOf<TakeBackDraft>({ of: text, receipt: readReceipt });

/** Takes back what a receipt says; names that its file has are not stored. */
export const takeBackOf = (of: string, { items, ...receipt }: Receipt): TakeBackDraft => ({
    of,
    receipt: { ...receipt, items: items.map(({ name: _name, ...item }) => item) },
});
