import type { Contract } from '../../dataProvider/types';
import { daysUntil } from '../shared/format/day';

/** The state to filter contracts by (LIST-11), which the dashboard counts too (DASH-3). Pure. */

/** Number of days before the cancellation date from which it is shown. */
export const CANCEL_DAYS = 120;

/** Whether the cancellation date of a contract is today or within the next `CANCEL_DAYS` days; `today` is `YYYY-MM-DD`. */
export function cancelsSoon({ cancellationOn }: Pick<Contract, 'cancellationOn'>, today: string): boolean {
    const days = daysUntil(cancellationOn, today);
    return days !== null && days >= 0 && days <= CANCEL_DAYS;
}
