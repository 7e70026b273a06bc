import { itemId, type InviteDraft } from './draft';

/** The cells of a row under the list's own headers, for the receipt. */
export function cellsOf({ table }: InviteDraft, item: string): { header: string; value: string }[] {
    const row = table?.rows.find(({ line }) => itemId(line) === item);
    return row?.cells.map((value, at) => ({ header: table?.header?.[at] || String(at + 1), value })) ?? [];
}
