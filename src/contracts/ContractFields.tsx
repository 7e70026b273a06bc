import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Contract } from '../../dataProvider/types';
import { StateChip } from '../ui/fields/StateChip';
import { ErrorIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { contractState, intervalOf, totals } from './contract';
import { ABSENT } from '../shared/format/absent';
import { formatMoney } from '../shared/format/money';
import { todayUtc } from '../shared/format/date';
import { daysUntil, formatDay } from '../shared/format/day';
import { inDays, isNear } from '../shared/format/near';

/**
 * A badge that says that a contract has expired or not started, or until when it can be cancelled; renders nothing for other running
 * contracts.
 */
export function ContractMark({ contract, short = false }: { contract: Contract; short?: boolean }) {
    const t = useT();
    const [language] = useLocaleState();
    const today = todayUtc();
    const state = contractState(contract, today);
    if (state === null) return null;
    const { kind } = state;
    if (kind === 'expired') {
        return (
            <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
                {t('contracts.states.expired')}
            </StateChip>
        );
    }
    const day = 'day' in state ? formatDay(state.day, language) : '';
    const days = kind === 'cancellable' ? daysUntil(state.day, today) : null;
    if (days !== null && isNear(days)) {
        return (
            <StateChip tone="warning" icon={<WarningIcon size={14} />} title={inDays(days, language)}>
                {t(short ? 'contracts.states.cancellableShort' : 'contracts.states.cancellable', { day })}
                <span className="visually-hidden">{` (${inDays(days, language)})`}</span>
            </StateChip>
        );
    }
    return (
        <StateChip tone="neutral" icon={short ? undefined : <InfoIcon size={14} />}>
            {t(short && kind !== 'bound' ? `contracts.states.${kind}Short` : `contracts.states.${kind}`, { day })}
        </StateChip>
    );
}

/** The translated invoice interval; an unknown code is shown as such. */
export function IntervalName({ code }: { code: number }) {
    const t = useT();
    const interval = intervalOf(code);
    if (Number.isNaN(code)) return <span>{ABSENT}</span>;
    return (
        <span>
            {interval ? t(`contracts.intervals.${interval.name}`) : t('contracts.intervals.unknown', { code: String(code) })}
        </span>
    );
}

/** The price per billing period, in each of the contract's currencies; empty when the interval is unknown. */
export function PeriodPrice({ contract }: { contract: Contract }) {
    const sums = totals(contract).filter(({ period }) => period !== null);
    return <span>{sums.map(({ currency, period }) => formatMoney(period ?? 0, currency)).join(' + ')}</span>;
}
