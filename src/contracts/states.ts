import type { Contract } from '../../dataProvider/types';
import { daysUntil } from '../shared/format/day';

/** The state of contracts by which their list is narrowed (LIST-11), and which the dashboard counts (DASH-3). Pure. */

/** Number of days before the cancellation day from which it is told. */
export const CANCEL_DAYS = 120;

/** Whether the cancellation day of a contract is today or one of the next `CANCEL_DAYS` days; `today` is `YYYY-MM-DD`. */
export function cancelsSoon({ cancellationOn }: Pick<Contract, 'cancellationOn'>, today: string): boolean {
    const days = daysUntil(cancellationOn, today);
    return days !== null && days >= 0 && days <= CANCEL_DAYS;
}
