import { useLocaleState } from 'ra-core';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#src/ui/Button';
import type { MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { PortalError } from '../../dataProvider/errors';
import type { Customer, User } from '../../dataProvider/types';
import { useBreadcrumb } from '../../src/shared/breadcrumb';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { EmailText } from '../../src/ui/fields/EmailText';
import { featureLevelName, formatQuota } from '../../src/shared/format/cloud';
import { useCurrentCustomer, useCurrentUser } from '../../src/shared/hooks/useCurrent';
import { EditIcon } from '../../src/ui/icons';
import { PageHeader } from '../../src/shared/PageHeader';
import { paths } from '../../src/config/paths';
import { isManagedHere } from './profile';
import styles from './profile.module.css';

const EditProfileModal = lazy(() => import('./EditProfileModal'));
const ChangePasswordModal = lazy(() => import('./ChangePasswordModal'));

/** The user's own profile: personal data, company data, cloud information (PROFILE-1). */
export default function ProfilePage() {
    const t = useT();
    const title = t('profile.pageTitle');
    const { data: user, error: userError } = useCurrentUser();
    const { data: customer, error: customerError } = useCurrentCustomer();
    useBreadcrumb([{ title }]);

    // One text for both, without the status: a 404 must not look like a missing page, because the URL is right.
    if ((userError && !user) || (customerError && !customer)) {
        throw new PortalError('errors.session.profileMissing', { status: 0, reason: 'http' });
    }
    return (
        <>
            <PageHeader title={title} />
            {user && customer ? <Sections user={user} customer={customer} /> : <SectionsSkeleton />}
        </>
    );
}

type Dialog = 'edit' | 'password';

function Sections({ user, customer }: { user: User; customer: Customer }) {
    const t = useT();
    const [language] = useLocaleState();
    const [dialog, setDialog] = useState<Dialog | null>(null);
    const close = () => setDialog(null);
    const { data, cloud } = customer as Partial<Customer>;

    return (
        <div className={styles.sections}>
            <Section
                title={t('profile.personal')}
                actions={
                    mayDo(user.role, 'edit', 'profile') && (
                        <>
                            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
                                {t('profile.edit')}
                            </Button>
                            <Button variant="outlined" onClick={() => setDialog('password')}>
                                {t('profile.changePassword')}
                            </Button>
                        </>
                    )
                }
            >
                <Fact name="email">
                    <Email user={user} />
                </Fact>
                <TextFact name="displayName" text={user.displayName} />
                <TextFact name="forename" text={user.forename} />
                <TextFact name="surname" text={user.surname} />
                {user.phone && <TextFact name="phone" text={user.phone} />}
                {user.function && <TextFact name="function" text={user.function} />}
            </Section>
            <Section title={t('profile.company')}>
                <TextFact name="customer" text={customer.id} />
                <TextFact name="name" text={data?.name} />
                <TextFact name="street" text={data?.street} />
                <TextFact name="zip" text={data?.zip} />
                {data?.city && <TextFact name="city" text={data.city} />}
            </Section>
            <Section title={t('profile.cloud')}>
                <TextFact name="quota" text={cloud?.quota == null ? null : formatQuota(cloud.quota, language)} />
                <TextFact name="featureLevel" text={featureLevelName(cloud?.featureLevel)} />
            </Section>
            <Suspense fallback={null}>
                {dialog === 'edit' && <EditProfileModal user={user} onClose={close} />}
                {dialog === 'password' && <ChangePasswordModal user={user} onClose={close} />}
            </Suspense>
        </div>
    );
}

function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
    const id = useId();
    return (
        <section className={styles.section} aria-labelledby={id}>
            <header className={styles.head}>
                <h2 id={id}>{title}</h2>
                {actions && <div className={styles.actions}>{actions}</div>}
            </header>
            <dl className={styles.facts}>{children}</dl>
        </section>
    );
}

type FactName = MessageName<'profile.fields'>;

function Fact({ name, children }: { name: FactName; children: ReactNode }) {
    const t = useT();
    return (
        <div className={styles.fact}>
            <dt>{t(`profile.fields.${name}`)}</dt>
            <dd>{children}</dd>
        </div>
    );
}

/** A text from the server, or a note that there is none. */
function TextFact({ name, text }: { name: FactName; text: string | null | undefined }) {
    const t = useT();
    return <Fact name={name}>{text ? <bdi>{text}</bdi> : <span className={styles.muted}>{t('profile.notGiven')}</span>}</Fact>;
}

/** Links to the user's own page in the user management, if there is one. */
function Email({ user }: { user: User }) {
    const t = useT();
    if (!isManagedHere(user)) return <EmailText value={user.email} />;
    return (
        <Link to={paths.user(user.id)} className={styles.link} title={t('profile.viewInUserManagement')}>
            <EmailText value={user.email} />
        </Link>
    );
}

/** A placeholder shaped like the three sections, with their minimum number of lines. */
function SectionsSkeleton() {
    return (
        <div className={styles.sections} aria-busy="true">
            {[4, 5, 2].map((lines, section) => (
                <div key={section} className={styles.section}>
                    <div className={styles.head}>
                        <Skeleton width={140} height={22} />
                    </div>
                    <div className={styles.facts}>
                        {Array.from({ length: lines }, (_, line) => (
                            <div key={line} className={styles.fact}>
                                <Skeleton width={90} height={18} />
                                <Skeleton width="60%" height={18} />
                            </div>
                        ))}
                    </div>
                </div>
            ))}
        </div>
    );
}
