import { useLocaleState, useTranslate } from 'ra-core';
import type { Contract } from '../../dataProvider/types';
import { StateChip } from '../shared/fields/StateChip';
import { ErrorIcon, InfoIcon } from '../shared/icons';
import { contractState, intervalOf, todayHere, totals } from './contract';
import { ABSENT } from '../shared/format/absent';
import { formatMoney } from '../shared/format/money';
import { formatDay } from './day';

/** Expired, not started, or until when it can be cancelled, in words; nothing for a contract that simply runs. */
export function ContractMark({ contract, short = false }: { contract: Contract; short?: boolean }) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    const state = contractState(contract, todayHere());
    if (state === null) return null;
    const { kind } = state;
    if (kind === 'expired') {
        return (
            <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
                {translate('contracts.states.expired')}
            </StateChip>
        );
    }
    const day = 'day' in state ? formatDay(state.day, language) : '';
    return (
        <StateChip tone="neutral" icon={short ? undefined : <InfoIcon size={14} />}>
            {translate(`contracts.states.${kind}${short && kind !== 'bound' ? 'Short' : ''}`, { day })}
        </StateChip>
    );
}

/** The name of an invoice interval; a code that the portal does not know is told plainly. */
export function IntervalName({ code }: { code: number }) {
    const translate = useTranslate();
    const interval = intervalOf(code);
    if (Number.isNaN(code)) return <>{ABSENT}</>;
    return (
        <>
            {interval
                ? translate(`contracts.intervals.${interval.name}`)
                : translate('contracts.intervals.unknown', { code: String(code) })}
        </>
    );
}

/** What a billing period costs, in each of the contract's currencies; nothing when the interval is unknown. */
export function PeriodPrice({ contract }: { contract: Contract }) {
    const sums = totals(contract).filter(({ period }) => period !== null);
    return <>{sums.map(({ currency, period }) => formatMoney(period ?? 0, currency)).join(' + ')}</>;
}
