import { useState } from 'react';
import { Button, ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { Licence, User } from '../../dataProvider/types';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { useList } from '../shared/query/lists';
import { useOffered } from '../ui/Link';
import { lazyDialog } from '../ui/modal/lazyDialog';
import styles from './licences.module.css';

const RequestAcademyModal = lazyDialog(() => import('./RequestAcademyModal'));

/**
 * The academy's promotion (LICENCE-10): shown when the customer's first language is German and there is no academy licence. A user can ask
 * the administrators for a licence after a confirmation; an administrator gets a link to the membership. Hidden from users who may do
 * neither.
 */
export function AcademyPromotion({ user }: { user: User }) {
    const t = useT();
    const isOffered = useOffered();
    const { data: customer } = useCurrentCustomer();
    const concerned =
        isOffered(paths.academyMembership) &&
        customer?.languages[0] === 'de' &&
        (mayDo(user.role, 'request', 'keys') || mayDo(user.role, 'order', 'membership'));
    const { total } = useList<Licence>(
        'licences',
        { pagination: { page: 1, perPage: 1 }, filter: { product: 'academy' } },
        { enabled: concerned },
    );
    const [asking, setAsking] = useState(false);

    if (!concerned || total !== 0) return null;
    return (
        <aside className={`row ${styles.promotion}`}>
            <div className={styles.promotionWords}>
                <p className={styles.promotionTitle}>{t('academy.promotion.title')}</p>
                <p className="no-margin">{t('academy.promotion.text')}</p>
            </div>
            {isAdministrator(user) ? (
                <ButtonLink variant="contained" to={paths.academyMembership}>
                    {t('academy.promotion.order')}
                </ButtonLink>
            ) : (
                <Button variant="contained" onClick={() => setAsking(true)}>
                    {t('academy.promotion.request')}
                </Button>
            )}
            {asking && <RequestAcademyModal onClose={() => setAsking(false)} />}
        </aside>
    );
}
