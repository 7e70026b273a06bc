import type { Contract } from '../../dataProvider/types';
import { count, day, free, text } from '../shared/columns/kinds';
import { columnsOf } from '../shared/columns/list';
import { formatDay } from '../shared/format/day';
import { formatMoney } from '../shared/format/money';
import { formatNumber } from '../shared/format/number';
import { periodPrice } from './contract';
import { DOT } from '../ui/dot';

/** A position, with its place in the contract as id. */
export type Position = Contract['details'][number] & { id: number };

const PRICE = ['price', 'currency'] as const;
const isCard = (place: string): boolean => place === 'card' || place === 'phone';

/** The positions of a contract (CONTRACT-1). @param interval its invoice interval, a code */
export const positionColumns = (interval: number) =>
    columnsOf<Position>([
        text('description', 'contracts.fields.description', { isName: true }),
        count('count', 'contracts.fields.count', {
            reads: ['count', 'startOn', 'endOn'],
            of: position => position.count,
            cell: ({ count: many, startOn, endOn }, { t, language, place }) => {
                if (!isCard(place)) return formatNumber(many, language);
                const end = endOn ? formatDay(endOn, language) : t('contracts.endless');
                // on a phone a line of its own, above the prices
                return (
                    <span data-line="">{`${formatNumber(many, language)} ×${DOT}${formatDay(startOn, language)} – ${end}`}</span>
                );
            },
        }),
        free('annual', 'contracts.fields.positionAnnual', {
            reads: PRICE,
            align: 'right',
            cell: ({ price, currency }, { t, place }) =>
                isCard(place) ? t('contracts.perYear', { price: formatMoney(price, currency) }) : formatMoney(price, currency),
            file: { type: 'number', value: ({ price }) => price },
        }),
        free('period', 'contracts.fields.positionPeriod', {
            reads: PRICE,
            align: 'right',
            cell: ({ price, currency }, { t, place }) => {
                const part = periodPrice(price, interval);
                if (part === null) return isCard(place) ? null : t('contracts.unknownPrice');
                const money = formatMoney(part, currency);
                return isCard(place) ? t('contracts.perPeriod', { price: money }) : money;
            },
            file: { type: 'number', value: ({ price }) => periodPrice(price, interval) },
        }),
        text('currency', 'export.columns.currency', { only: 'file' }),
        day('startOn', 'contracts.fields.start', { inCards: 'none' }),
        day('endOn', 'contracts.fields.end', { none: 'contracts.endless', inCards: 'none' }),
    ]);
