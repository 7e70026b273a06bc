import Button from '@mui/material/Button';
import { useGetList, useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mayDo } from '../../../authProvider/access';
import { isAdministrator } from '../../../authProvider/roles';
import { freshTime } from '../../../dataProvider';
import type { Licence, Role } from '../../../dataProvider/types';
import { useBreadcrumb } from '../../../src/shared/breadcrumb';
import { Skeleton } from '../../../src/shared/feedback/Skeleton';
import { formatExpiry, nowSeconds } from '../../../src/shared/format/date';
import { dayAndTime } from '../../../src/shared/format/time';
import { useCurrentUser } from '../../../src/shared/hooks/useCurrent';
import { useFigure } from '../../../src/shared/hooks/useFigure';
import { FailedNotice } from '../../../src/shared/list/FailedNotice';
import { Notice } from '../../../src/shared/list/Notice';
import { PageHeader } from '../../../src/shared/PageHeader';
import { PageLink } from '../../../src/shared/PageLink';
import { paths } from '../../paths';
import { paidLicences, presentLicence } from './membership';
import styles from './membership.module.css';
import { OrderForm } from './OrderForm';
import { Termination } from './Termination';
import { orderUnderWay, useSentOrder, type SentOrder } from './underWay';

/**
 * `/academy/membership`: order without a licence, modify or terminate with one (specification 2, sections 4 and 9). People who may not
 * order are told who can; administrators who only read see the figures.
 */
export default function MembershipPage() {
    const translate = useTranslate();
    const { data: user, error } = useCurrentUser();
    const title = translate('academySession.membership.title');
    useBreadcrumb([{ title: translate('areas.academy'), url: paths.academy }, { title }]);

    if (!user && error) throw error;
    return (
        <div className={styles.page}>
            <PageHeader title={title} facts={translate('academySession.membership.facts')} />
            {!user && <Waiting />}
            {user && (isAdministrator(user) ? <Membership role={user.role} /> : <Others />)}
        </div>
    );
}

/** What a person who manages nothing is told. */
function Others() {
    const translate = useTranslate();
    return (
        <Notice
            title={translate('academySession.membership.othersTitle')}
            text={translate('academySession.membership.othersText')}
            action={<ToAcademy />}
        />
    );
}

const ToAcademy = () => (
    <Button variant="outlined" component={PageLink} to={paths.academy}>
        {useTranslate()('academySession.membership.toAcademy')}
    </Button>
);

function Waiting() {
    return (
        <div className={styles.waiting} aria-busy="true">
            <Skeleton height={88} />
            <Skeleton height={340} />
        </div>
    );
}

function Membership({ role }: { role: Role }) {
    const translate = useTranslate();
    const { data, error, refetch } = useGetList<Licence, Error>(
        'licences',
        { pagination: { page: 1, perPage: 50 }, sort: { field: 'name', order: 'ASC' }, filter: { product: 'academy' } },
        { staleTime: freshTime('licences') },
    );
    const [sent] = useSentOrder();
    if (!data) return error ? <FailedNotice error={error} onRetry={refetch} /> : <Waiting />;

    const licence = presentLicence(data, nowSeconds());
    const underWay = orderUnderWay(sent, licence?.count ?? 0, nowSeconds());
    const mayOrder = mayDo(role, 'order', 'membership');
    return (
        <>
            <section className={styles.section}>
                <h2 className={styles.heading}>{translate('academySession.membership.present')}</h2>
                {licence ? (
                    <Figures licence={licence} />
                ) : (
                    <p className={styles.text}>
                        {translate(`academySession.membership.${paidLicences(data).length > 0 ? 'ended' : 'none'}`)}
                    </p>
                )}
                {underWay && <UnderWay order={underWay} />}
            </section>
            {mayOrder ? (
                <>
                    {/* Another number of licences is another form, e.g. when an order has taken effect. */}
                    <OrderForm key={licence?.count ?? 0} present={licence} underWay={underWay} />
                    {licence && <Termination underWay={underWay} />}
                </>
            ) : (
                <Notice
                    title={translate('academySession.membership.readOnlyTitle')}
                    text={translate('academySession.membership.readOnlyText')}
                    action={<ToAcademy />}
                />
            )}
        </>
    );
}

/** An order that does not show in the figures yet. */
function UnderWay({ order: { count, at } }: { order: SentOrder }) {
    const translate = useTranslate();
    const figure = useFigure();
    const [language] = useLocaleState();
    const words = count === 0 ? 'terminationUnderWay' : 'underWay';
    return (
        <p className={styles.hint} role="note">
            {translate(`academySession.membership.${words}`, { date: dayAndTime(at, language), count: figure(count) })}
        </p>
    );
}

/** The figures as the server reports them: an order shows in them when it has taken effect. */
function Figures({ licence }: { licence: Licence }) {
    const translate = useTranslate();
    const figure = useFigure();
    const [language] = useLocaleState();
    return (
        <dl className={styles.figures}>
            <Figure label={translate('academySession.membership.licences')}>{figure(licence.count)}</Figure>
            <Figure label={translate('academySession.membership.used')}>{figure(licence.count_active_licences)}</Figure>
            <Figure label={translate('academySession.membership.term')}>
                {licence.expire == null ? translate('licences.unlimited') : formatExpiry(licence.expire, language)}
            </Figure>
        </dl>
    );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
    return (
        <div>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}
