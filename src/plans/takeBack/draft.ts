import { readReceipt, type Receipt } from '../planFile';
import { shapeOf, text, type Reader } from '../read';

/** What a plan that takes another one back is made from: that one's receipt. */
export interface TakeBackDraft {
    /** id of the other plan */
    of: string;
    receipt: Receipt;
}

export const readTakeBack: Reader<TakeBackDraft> = shapeOf<TakeBackDraft>({ of: text, receipt: readReceipt });

/** The draft that takes back what a receipt says; `of` = id of its plan. */
export const takeBackOf = (of: string, receipt: Receipt): TakeBackDraft => ({ of, receipt });
