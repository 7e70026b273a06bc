import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Contract } from '../../dataProvider/types';
import { Chips, type Chip } from '../shared/columns/chips';
import type { Texts } from '../shared/columns/types';
import { ErrorIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { contractState, intervalOf, totals } from './contract';
import { ABSENT } from '../shared/format/absent';
import { formatMoney } from '../shared/format/money';
import { todayUtc } from '../shared/format/date';
import { daysUntil, formatDay } from '../shared/format/day';
import { inDays, isNear } from '../shared/format/near';

/** Says that a contract has expired or not started, or until when it can be cancelled; nothing of other running contracts. */
export function contractChips(contract: Parameters<typeof contractState>[0], { t, language }: Texts, short = false): Chip[] {
    const today = todayUtc();
    const state = contractState(contract, today);
    if (state === null) return [];
    const { kind } = state;
    if (kind === 'expired') return [{ tone: 'danger', icon: <ErrorIcon size={14} />, text: t('contracts.states.expired') }];
    const day = 'day' in state ? formatDay(state.day, language) : '';
    const days = kind === 'cancellable' ? daysUntil(state.day, today) : null;
    if (days !== null && isNear(days)) {
        const when = inDays(days, language);
        const words = t(short ? 'contracts.states.cancellableShort' : 'contracts.states.cancellable', { day });
        return [{ tone: 'warning', icon: <WarningIcon size={14} />, title: when, text: words, said: `(${when})` }];
    }
    const words = t(short && kind !== 'bound' ? `contracts.states.${kind}Short` : `contracts.states.${kind}`, { day });
    return [{ tone: 'neutral', icon: short ? undefined : <InfoIcon size={14} />, text: words }];
}

/** The same beside a heading. */
export function ContractMark({ contract }: { contract: Contract }) {
    const t = useT();
    const [language] = useLocaleState();
    return <Chips chips={contractChips(contract, { t, language })} />;
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
export function PeriodPrice({ contract }: { contract: Parameters<typeof totals>[0] }) {
    const sums = totals(contract).filter(({ period }) => period !== null);
    return <span>{sums.map(({ currency, period }) => formatMoney(period ?? 0, currency)).join(' + ')}</span>;
}
