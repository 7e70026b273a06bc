import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import { isAdministrator } from '#authProvider/roles';
import type { Licence, Role } from '#dataProvider/types';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { Columns } from '#src/shared/Columns';
import { Fact, Facts } from '#src/ui/Facts';
import { NearDate } from '#src/shared/fields/NearDate';
import { daysLeft, formatUtcDay, hasExpiry, nowSeconds } from '#src/shared/format/date';
import { formatMoney } from '#src/shared/format/money';
import { dayAndTime } from '#src/shared/format/time';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { useFormatNumber } from '#src/shared/hooks/useFormatNumber';
import { PageTexts } from '#src/shared/LaterTexts';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { Callout } from '#src/ui/feedback/Callout';
import { Notice } from '#src/ui/feedback/Notice';
import { PageHeader } from '#src/shared/PageHeader';
import { useList } from '#src/shared/query/lists';
import { lazyPart } from '#src/ui/lazyPart';
import { Section } from '#src/ui/Section';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { paths } from '#src/config/paths';
import { feeOf, paidLicences, presentLicence } from './membership';
import { Termination } from './Termination';
import { customerId, isOver, storeOrder, useSentOrder, type SentOrder } from './underWay';

const OrderForm = lazyPart(() => import('./OrderForm'), { waiting: () => <WaitingForm /> });

/**
 * `/academy/membership`: order a membership, or change or terminate an existing one (MEMBER-2). Users who may not order are told who can;
 * administrators with read access see the numbers.
 */
export default function MembershipPage() {
    return (
        <PageTexts name="membership">
            <Content />
        </PageTexts>
    );
}

function Content() {
    const t = useT();
    const { data: user, error } = useCurrentUser();
    const title = t('academy.membership.title');
    useBreadcrumb([{ title: t('academy.title'), url: paths.academy }, { title }]);

    if (!user && error) throw error;
    return (
        <>
            <PageHeader title={title} facts={t('membership.facts')} />
            {!user && <Waiting />}
            {user && (isAdministrator(user) ? <Membership role={user.role} /> : <Others />)}
        </>
    );
}

/** The page for users who are not administrators. */
function Others() {
    const t = useT();
    return <Notice title={t('membership.othersTitle')} text={t('membership.othersText')} action={<ToAcademy />} />;
}

const ToAcademy = () => (
    <ButtonLink variant="outlined" to={paths.academy}>
        {useT()('academy.membership.toAcademy')}
    </ButtonLink>
);

/** The placeholders of the present numbers and of the form: the sections have these sizes. */
function Waiting() {
    const t = useT();
    return (
        <Columns
            sideFirst
            side={
                <Section title={t('membership.present')}>
                    <Skeleton height={124} />
                </Section>
            }
        >
            <WaitingForm />
        </Columns>
    );
}

const WaitingForm = () => (
    <div className="stack" aria-busy="true">
        <Skeleton width={200} height={36} />
        <Skeleton height={476} />
    </div>
);

function Membership({ role }: { role: Role }) {
    const t = useT();
    // All of them: a server may ignore the filter (QUERY-14), and an order replaces the membership that was not seen.
    const { data, error, refetch } = useList<Licence>('licences', { filter: { product: 'academy' } });
    const sent = useSentOrder();
    const licence = data ? presentLicence(data, nowSeconds()) : null;
    const over = data && sent && isOver(sent, licence?.count ?? 0, nowSeconds());
    // Otherwise the toast would appear again when the number is changed once more.
    useEffect(() => {
        if (over) storeOrder(customerId(), null);
    }, [over]);
    if (!data) return error ? <FailedNotice error={error} onRetry={refetch} /> : <Waiting />;

    const underWay = over ? null : sent;
    const mayOrder = mayDo(role, 'order', 'membership');
    return (
        <Columns
            sideFirst
            side={
                <Section title={t('membership.present')}>
                    {licence ? (
                        <Figures licence={licence} />
                    ) : (
                        <p className="no-margin">{t(`membership.${paidLicences(data).length > 0 ? 'ended' : 'none'}`)}</p>
                    )}
                    {underWay && <UnderWay order={underWay} present={licence?.count ?? 0} />}
                </Section>
            }
        >
            {mayOrder ? (
                <>
                    {/* A new number of licences, e.g. once an order has taken effect, resets the form. */}
                    <OrderForm key={licence?.count ?? 0} present={licence} underWay={underWay} />
                    {licence && <Termination present={licence.count} underWay={underWay} />}
                </>
            ) : (
                <Notice title={t('membership.readOnlyTitle')} text={t('membership.readOnlyText')} action={<ToAcademy />} />
            )}
        </Columns>
    );
}

/** A note about an order that the numbers do not reflect yet, and when it takes effect, or that it may not have arrived. */
function UnderWay({ order: { count, at, unsure }, present }: { order: SentOrder; present: number }) {
    const t = useT();
    const [language] = useLocaleState();
    const sure = count === 0 ? 'terminationUnderWay' : count < present ? 'reductionUnderWay' : 'underWay';
    const words = unsure ? 'unsure' : sure;
    return (
        <Callout role="note">
            <p>
                {t(`membership.${words}`, { date: dayAndTime(at, language), count })}
                {count > 0 && !unsure && <span>{` ${t('membership.fee')}: ${formatMoney(feeOf(count))}.`}</span>}
            </p>
        </Callout>
    );
}

/** The numbers from the server; they reflect an order once it has taken effect. */
function Figures({ licence }: { licence: Licence }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const [language] = useLocaleState();
    return (
        <Facts>
            <Fact label={t('membership.licences')}>{formatNumber(licence.count)}</Fact>
            <Fact label={t('membership.used')}>{formatNumber(licence.count_active_licences)}</Fact>
            <Fact label={t('membership.term')}>
                {hasExpiry(licence.expire) ? (
                    <NearDate days={daysLeft(licence.expire, nowSeconds())}>{formatUtcDay(licence.expire, language)}</NearDate>
                ) : (
                    t('licences.unlimited')
                )}
            </Fact>
        </Facts>
    );
}
