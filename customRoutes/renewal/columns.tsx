import { paths } from '#src/config/paths';
import { count, free } from '#src/shared/columns/kinds';
import { columnsOf } from '#src/shared/columns/list';
import { ABSENT } from '#src/shared/format/absent';
import { formatMoney } from '#src/shared/format/money';
import { Link } from '#src/ui/Link';
import type { SheetRow } from './figures';
import styles from './renewal.module.css';

const costOf = ({ perYear }: Pick<SheetRow, 'perYear'>): string =>
    perYear.map(({ currency, price }) => formatMoney(price, currency)).join(' + ');

/** The columns of the sheet, in the table, the cards and the file (RENEWAL-2). */
export const sheetColumns = () =>
    columnsOf<SheetRow>([
        free('name', 'licences.fields.name', {
            isName: true,
            reads: ['id', 'name'],
            cell: ({ id, name }) => (
                <Link to={paths.licence(id)} className={styles.name}>
                    <bdi translate="no">{name}</bdi>
                </Link>
            ),
            text: ({ name }) => name,
            file: { value: ({ name }) => name },
        }),
        count('count', 'licences.fields.count'),
        count('given', 'renewal.sheet.given'),
        count('highest', 'renewal.sheet.highest'),
        count('withoutUser', 'renewal.sheet.withoutUser'),
        count('expired', 'renewal.sheet.expired'),
        count('neverActivated', 'renewal.sheet.neverActivated'),
        count('noMachine', 'renewal.sheet.noMachine'),
        count('unused', 'renewal.sheet.idle'),
        free('perYear', 'renewal.sheet.perYear', {
            reads: ['perYear'],
            align: 'right',
            cell: row => costOf(row) || ABSENT,
            text: row => costOf(row) || ABSENT,
            file: { value: costOf },
        }),
    ]);
