import { listOf, shapeOf, text, texts, type Reader } from '../read';

/** A user of another customer who is asked to move here. */
export interface Mover {
    /** id of the item in the invitation */
    id: string;
    email: string;
    forename: string;
    surname: string;
    /** names of what could not be given */
    open: readonly string[];
}

export interface TransferDraft {
    /** id of the invitation */
    of: string;
    people: readonly Mover[];
}

export const readTransfer: Reader<TransferDraft> = shapeOf<TransferDraft>({
    of: text,
    people: listOf(shapeOf<Mover>({ id: text, email: text, forename: text, surname: text, open: texts })),
});
