import type { Contract, Invoice } from '#dataProvider/types';
import { checkCollection, checkFields, checkRecord } from '../collection';
import type { Feature } from '../kit';
import { DEADLINES, EXPORTS } from '../portalReads';

/** Contracts, invoices and deadlines (CONTRACT-1 to CONTRACT-5, INVOICE-1 to INVOICE-4, DEADLINE-1 to DEADLINE-6). */

/** For whom the portal reads contracts at all (CONTRACT-5). */
const NOT_OFFERED = 'for administrators of customers with "contractInfo"';

export const contracts: Feature = {
    id: 'contracts',
    title: 'Contracts and invoices',
    async check(kit) {
        if (!kit.isAdmin() || !kit.customer?.flags.contractInfo) {
            kit.notChecked(`contracts and invoices: ${NOT_OFFERED}`);
            return;
        }
        const [contract] = (await checkCollection<Contract>(kit, 'contracts')) ?? [];
        if (contract) {
            await checkFields(kit, 'contracts', EXPORTS.contracts ?? {});
            await checkRecord(kit, 'contracts', contract.id);
        }
        const [invoice] = (await checkCollection<Invoice>(kit, 'invoices')) ?? [];
        if (!invoice) return;
        await checkFields(kit, 'invoices', EXPORTS.invoices ?? {});
        await kit.attempt(
            () => kit.provider.getInvoiceFile({ invoice: invoice.id }),
            ({ status }) => (status === 200 ? 'file-no-pdf' : 'refused'),
        );
    },
};

const YEAR_S = 365 * 86_400;

export const deadlines: Feature = {
    id: 'deadlines',
    title: 'Deadlines',
    async check(kit) {
        if (!kit.isAdmin()) {
            kit.notChecked('deadlines: they are for administrators');
            return;
        }
        const from = Math.floor(Date.now() / 1000);
        for (const name of ['licences', 'keys'] as const) {
            const { select, property } = DEADLINES[name];
            const meta = name === 'keys' ? { expand: DEADLINES.keys.expand } : undefined;
            const span = { property, from, to: from + YEAR_S };
            const rows = await kit.attempt(
                () => kit.provider.getSpan(name, { meta, select, span }),
                () => 'range-fails',
            );
            if (rows && rows.length > 0) kit.checked();
            else if (rows) kit.notChecked(`${name}: none expires within a year`);
            const isWithout = !kit.wire.last()?.path.includes('filter');
            if (rows && isWithout) kit.find('range-refused', name);
            const outside = rows?.some(row => !isIn(row, property, span));
            if (outside && !isWithout) kit.find('range-differs', name);
        }
        if (!kit.customer?.flags.contractInfo) kit.notChecked(`deadlines of contracts: ${NOT_OFFERED}`);
        else if ((await kit.attempt(() => kit.provider.getSpan('contracts', DEADLINES.contracts)))?.length) kit.checked();
    },
};

const isIn = (row: object, property: string, { from, to }: { from: number; to: number }): boolean => {
    const time = (row as Record<string, unknown>)[property];
    return typeof time === 'number' && time >= from && time <= to;
};
