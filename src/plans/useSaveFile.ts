import { useT } from '#i18n/useT';
import { fileStem } from '../shared/export/fileName';
import { readersToday } from '../shared/format/day';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { saveFile } from '../shared/saveFile';
import type { Plan } from './plan';
import { fileOf, type Receipt } from './planFile';
import { serverMark } from './server';

/** Returns a function that saves a plan, or the receipt of one, as a file (PLAN-6). */
export function useSaveFile(): (plan: Plan, receipt?: Receipt) => void {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    const { data: me } = useCurrentUser();
    return (plan, receipt) => {
        if (!customer || !me) return;
        const day = readersToday();
        const file = fileOf(plan, { customer: customer.id, server: serverMark(), by: me.id, day, receipt });
        const name = fileStem(customer.id, t(`plans.kinds.${plan.kind}.title`), day);
        saveFile(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }), `${name}.json`);
    };
}
