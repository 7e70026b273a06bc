import { paths } from '#src/config/paths';
import type { Key, Licence, Seat } from '#dataProvider/types';
import { KeyExpiry } from '../../keys/public';
import { SeatState } from '../../seats/public';
import { copied } from '../../shared/columns/copied';
import { day, free } from '../../shared/columns/kinds';
import { columnsOf } from '../../shared/columns/list';
import { codeWord } from '../../shared/format/code';
import { searched } from '../../shared/listPaths';
import type { Texts } from '../../shared/columns/types';
import { DOT } from '../../ui/dot';
import { Link } from '../../ui/Link';
import styles from './detail.module.css';

/** The short tables on the page of a user: the keys and the machines. */

interface Described {
    /** by id, as far as they are known */
    licences: ReadonlyMap<string, Licence>;
    /** the user's name: a key that is called like its user is not named */
    owner: string;
}

/** The name of a licence, or else its id, so that there is always a link to it. */
export const licenceName = (licences: ReadonlyMap<string, Licence>, id: string): string => licences.get(id)?.name ?? id;

const LicenceLink = ({ id, licences }: { id: string; licences: ReadonlyMap<string, Licence> }) => (
    <Link to={paths.licence(id)} className={`plain-link ${styles.link}`}>
        <bdi translate="no">{licenceName(licences, id)}</bdi>
    </Link>
);

/** The keys of the user, with the product in a column of its own if the rows are cards. */
export function userKeyColumns({ licences, owner, cards }: Described & { cards: boolean }) {
    const about = ({ product, label }: Pick<Key, 'product' | 'label'>, { t }: Texts) => (
        <>
            {codeWord(t, 'licences.products', product)}
            {label !== owner && (
                <span>
                    {DOT}
                    <bdi translate="no">{label}</bdi>
                </span>
            )}
        </>
    );
    return columnsOf<Key>([
        free('licence', 'userDetail.keys.licence', {
            isName: true,
            reads: ['licenceId', 'product', 'label'],
            cell: (key, shown) => (
                <>
                    <LicenceLink id={key.licenceId} licences={licences} />
                    <span className={`${styles.about} muted small`}>{about(key, shown)}</span>
                </>
            ),
            text: key => licenceName(licences, key.licenceId),
        }),
        cards && free('product', 'licences.fields.product', { reads: ['product', 'label'], cell: about }),
        copied('token', 'keys.fields.key', { reads: ['token', 'label'], named: key => key.label }),
        day('expire', 'keys.fields.expire', { inCards: 'mark', cell: key => <KeyExpiry value={key} short /> }),
    ]);
}

/** The machines of the user, with the licence and the key that runs on them. */
export const machineColumns = ({ licences, owner, keys }: Described & { keys: readonly Key[] }) =>
    columnsOf<Seat>([
        free('machine', 'seats.fields.machine', {
            isName: true,
            reads: ['licenceId', 'machineName'],
            cell: ({ licenceId, machineName }) => (
                <Link to={searched(paths.licenceSeats(licenceId), machineName)} className={`plain-link ${styles.link}`}>
                    <bdi translate="no">{machineName}</bdi>
                </Link>
            ),
            text: ({ machineName }) => machineName,
        }),
        free('licence', 'userDetail.keys.licence', {
            reads: ['licenceId', 'keyId'],
            cell: ({ licenceId, keyId }) => {
                const key = keys.find(({ id }) => id === keyId);
                return (
                    <>
                        <LicenceLink id={licenceId} licences={licences} />
                        {key && key.label !== owner && (
                            <span className={`${styles.about} muted small`}>
                                <bdi translate="no">{key.label}</bdi>
                            </span>
                        )}
                    </>
                );
            },
        }),
        free('state', 'seats.fields.state', {
            reads: ['active', 'activated', 'deactivated'],
            cell: seat => <SeatState value={seat} />,
        }),
    ]);
