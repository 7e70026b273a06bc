import { useCallback, useMemo, useState } from 'react';
import { byId } from '#dataProvider/byId';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { Customer, Key, Role, User } from '#dataProvider/types';
import { loadKeyDialogs, type KeyDialog } from '../../keys/public';
import { isListed } from '../../licences/public';
import { useShown } from '../../shared/actions/action';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { useElapsed } from '../../shared/hooks/useElapsed';
import { useLinkedAction } from '../../shared/hooks/useLinkedAction';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { usePrinting } from '../../shared/hooks/usePrinting';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { SimpleTable } from '../../shared/list/SimpleTable';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
import { userKeyActions, type RemoveLicenceDialog } from './actions';
import { licenceName, userKeyColumns } from './columns';
import { RowsSkeleton } from './RowsSkeleton';
import { Section } from '../../ui/Section';
import { SmallNotice } from './SmallNotice';
import { TOGETHER_MS, useLicences, useUserKeys } from './userReads';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const KeyDialogs = lazyDialog(loadKeyDialogs, ({ onDialog }) => onDialog(null));

/** Window width in px that the columns need next to the navigation. */
const WIDE_PX = 1000;

interface UserKeysProps {
    /** of the signed-in user */
    role: Role;
    customer: Customer | undefined;
    manages: boolean;
    /** memoized by the caller */
    onRemove(dialog: RemoveLicenceDialog): void;
}

/** The licence keys of the page's user, for the listed products (PRODUCT-1), with the actions on each (KEY-7). */
export function UserKeys({ role, customer, manages, onRemove }: UserKeysProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const user = usePageRecord<User>();
    const { data, error, isPending, refetch } = useUserKeys(user.id);
    const { data: licences, error: licencesError, isPending: areUnnamed, refetch: refetchLicences } = useLicences();
    const waited = useElapsed(TOGETHER_MS);
    const narrow = useMediaQuery(`(max-width: ${WIDE_PX - 0.05}px)`);
    const printing = usePrinting();
    const [dialog, setDialog] = useState<KeyDialog | null>(null);
    const keys = useMemo(() => data?.filter(isListed), [data]);
    const known = useMemo(() => byId(licences), [licences]);

    /** Keys of licences with the same name are distinguished by their tokens. */
    const rowName = (key: Key) => {
        const name = licenceName(known, key.licenceId);
        return keys?.some(other => other.id !== key.id && licenceName(known, other.licenceId) === name)
            ? `${name} (${key.token})`
            : name;
    };

    const acted = dialog && 'key' in dialog ? known.get(dialog.key.licenceId) : undefined;

    const cards = narrow && !printing;
    const columns = useMemo(() => userKeyColumns({ licences: known, owner: nameOf(user), cards }), [known, user, cards]);
    const open = useCallback(
        (next: KeyDialog | RemoveLicenceDialog) => (next.kind === 'removeLicence' ? onRemove(next) : setDialog(next)),
        [onRemove],
    );
    const shown = useShown(open);
    const actions = (key: Key) => {
        const licence = known.get(key.licenceId);
        return licence ? shown(userKeyActions(key, licence, role)) : [];
    };

    useLinkedAction('extend', keys !== undefined && licences !== undefined && customer !== undefined, idOf => {
        const key = keys?.find(({ id }) => id === idOf('key'));
        return key && manages ? actions(key).find(({ id }) => id === 'edit') : null;
    });

    const body = () => {
        // Names that arrive later change the column widths.
        if (isPending || (areUnnamed && !waited)) return <RowsSkeleton />;
        if (error && !keys) return <FailedNotice error={error} onRetry={refetch} />;
        if (!keys || keys.length === 0) {
            const text = t(manages ? 'userDetail.keys.emptyText' : 'userDetail.keys.emptyTextReader');
            return <SmallNotice title={t('userDetail.keys.emptyTitle')} text={text} />;
        }
        return (
            <>
                <SimpleTable<Key>
                    label={t('keys.title')}
                    rows={keys}
                    columns={columns}
                    name={rowName}
                    actions={manages ? actions : undefined}
                    href={key => paths.licence(key.licenceId)}
                    cardsBelow={WIDE_PX}
                />
                {/* The actions on the keys depend on the licences. */}
                {manages && licencesError && !licences && <FailedNotice error={licencesError} onRetry={refetchLicences} />}
            </>
        );
    };

    return (
        <Section title={t('keys.title')} count={keys && formatNumber(keys.length)}>
            {body()}
            {dialog && acted && customer && (
                <KeyDialogs dialog={dialog} licence={acted} school={customer.flags.school} onDialog={setDialog} />
            )}
        </Section>
    );
}
