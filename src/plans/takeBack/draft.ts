import { readReceipt, type Receipt } from '../planFile';
import { flag, optional, shapeOf, text, type Reader } from '../read';

/** What a plan that takes another one back is made from: that one's receipt. */
export interface TakeBackDraft {
    /** id of the other plan */
    of: string;
    receipt: Receipt;
    /** of a report from a file: it was not taken back elsewhere */
    isOnce?: boolean;
    /** of a report from a file: the accounts that it says were created are deleted */
    deletesMade?: boolean;
    /** new keys are given in place of those that a new school year has deleted */
    givesNew?: boolean;
}

export const readTakeBack: Reader<TakeBackDraft> = shapeOf<TakeBackDraft>({
    of: text,
    receipt: readReceipt,
    isOnce: optional(flag),
    deletesMade: optional(flag),
    givesNew: optional(flag),
});

/** Whether the report comes from a file, so that it is not known whether it was taken back in another browser. */
export const isFromFile = ({ of }: Pick<TakeBackDraft, 'of'>): boolean => of === '';

/** Takes back what a receipt says; names that its file has are not stored. */
export const takeBackOf = (of: string, { items, ...receipt }: Receipt): TakeBackDraft => ({
    of,
    receipt: { ...receipt, items: items.map(({ name: _name, ...item }) => item) },
});
