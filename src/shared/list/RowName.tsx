import type { RaRecord } from 'ra-core';
import { keepActivation } from '../../ui/popup/Popup';
import { useTabStop } from '../../ui/tabStop';
import { ABSENT } from '../format/absent';
import type { RowProps } from './types';
import { Breakable } from '../../ui/fields/EmailText';
import { Link } from '../../ui/Link';

interface RowNameProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'href' | 'opening'> {
    row: Row;
    name: string;
    className?: string;
    /** an address may wrap before its @ */
    wraps?: boolean;
}

/**
 * The name of a row: a link to its page, a button that opens the record itself (e.g. a file), or plain text. A record without a name is a dash, which
 * can be followed too.
 */
export function RowName<Row extends RaRecord>({ row, name: given, href, opening, wraps = false, ...control }: RowNameProps<Row>) {
    const tabIndex = useTabStop();
    const name = given || ABSENT;
    const words = <bdi translate="no">{name}</bdi>;
    const breakable = (
        <bdi translate="no">
            <Breakable text={name} />
        </bdi>
    );
    const text = wraps ? breakable : words;
    if (href) {
        return (
            <Link to={href(row)} title={name} {...control}>
                {text}
            </Link>
        );
    }
    if (!opening) return text;
    const label = opening.label(row);
    return (
        <button
            type="button"
            aria-label={label}
            title={label}
            data-prints=""
            tabIndex={tabIndex}
            onClick={() => opening.open(row)}
            onKeyDown={keepActivation}
            {...control}
        >
            {text}
        </button>
    );
}
