import { useLocaleState } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { PortalError } from '../../dataProvider/errors';
import type { Customer, User } from '../../dataProvider/types';
import { useShown, type Action } from '../../src/shared/actions/action';
import { Actions } from '../../src/shared/actions/Actions';
import { useBreadcrumb } from '../../src/shared/breadcrumb';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { EmailText } from '../../src/ui/fields/EmailText';
import { Columns } from '../../src/shared/Columns';
import { Fact, Facts } from '../../src/ui/Facts';
import { featureLevelName, formatQuota } from '../../src/shared/format/cloud';
import { useRequestedAction } from '../../src/shared/hooks/useRequestedAction';
import { useCurrentCustomer, useCurrentUser } from '../../src/shared/hooks/useCurrent';
import { EditIcon, PasswordIcon } from '../../src/ui/icons';
import { PageHeader } from '../../src/shared/PageHeader';
import { nameOf } from '../../src/shared/person';
import { Section } from '../../src/ui/Section';
import { paths } from '../../src/config/paths';
import { isManagedHere } from './profile';
import { Link } from '#src/ui/Link';
import { lazyDialog } from '../../src/ui/modal/lazyDialog';

const EditProfileModal = lazyDialog(() => import('./EditProfileModal'));
const ChangePasswordModal = lazyDialog(() => import('./ChangePasswordModal'));

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
            <PageHeader
                title={title}
                facts={user ? <Email user={user} /> : <Skeleton width={180} height={22} />}
                actions={user && customer && mayDo(user.role, 'edit', 'profile') && <ProfileActions user={user} />}
            />
            {user && customer ? <Sections user={user} customer={customer} /> : <SectionsSkeleton />}
        </>
    );
}

type Dialog = 'edit' | 'password';

const ACTIONS: readonly Action<Dialog>[] = [
    { id: 'edit', label: 'modal.edit', icon: EditIcon, place: 'main', dialog: 'edit' },
    { id: 'password', label: 'profile.changePassword', icon: PasswordIcon, place: 'beside', dialog: 'password' },
];

/** What the user may change, each in a modal. */
function ProfileActions({ user }: { user: User }) {
    const [dialog, setDialog] = useState<Dialog | null>(null);
    useRequestedAction('password', () => setDialog('password'));
    const shown = useShown(setDialog);
    const close = () => setDialog(null);
    return (
        <>
            <Actions as="page" name={nameOf(user)} actions={shown(ACTIONS)} />
            {dialog === 'edit' && <EditProfileModal user={user} onClose={close} />}
            {dialog === 'password' && <ChangePasswordModal user={user} onClose={close} />}
        </>
    );
}

function Sections({ user, customer }: { user: User; customer: Customer }) {
    const t = useT();
    const [language] = useLocaleState();
    const { data, cloud } = customer as Partial<Customer>;

    return (
        <Columns
            side={
                <>
                    <Section title={t('profile.company')}>
                        <Facts>
                            <TextFact name="customer" text={customer.id} />
                            <TextFact name="name" text={data?.name} />
                            <TextFact name="street" text={data?.street} />
                            <TextFact name="zip" text={data?.zip} />
                            {data?.city && <TextFact name="city" text={data.city} />}
                        </Facts>
                    </Section>
                    <Section title={t('profile.cloud')}>
                        <Facts>
                            <TextFact name="quota" text={cloud?.quota == null ? null : formatQuota(cloud.quota, language)} />
                            <TextFact name="featureLevel" text={featureLevelName(cloud?.featureLevel)} />
                        </Facts>
                    </Section>
                </>
            }
        >
            <Section title={t('userDetail.data.title')}>
                <Facts>
                    <TextFact name="displayName" text={user.displayName} />
                    <TextFact name="forename" text={user.forename} />
                    <TextFact name="surname" text={user.surname} />
                    {user.phone && <TextFact name="phone" text={user.phone} />}
                    {user.function && <TextFact name="function" text={user.function} />}
                </Facts>
            </Section>
        </Columns>
    );
}

type FactName = MessageName<'profile.fields'>;

function NamedFact({ name, children }: { name: FactName; children: ReactNode }) {
    const t = useT();
    return <Fact label={t(`profile.fields.${name}`)}>{children}</Fact>;
}

/** A text from the server, or a note that there is none. */
function TextFact({ name, text }: { name: FactName; text: string | null | undefined }) {
    const t = useT();
    return (
        <NamedFact name={name}>
            {text ? <bdi translate="no">{text}</bdi> : <span className="muted">{t('profile.notGiven')}</span>}
        </NamedFact>
    );
}

/** Links to the user's own page in the user management, if there is one. */
function Email({ user }: { user: User }) {
    const t = useT();
    if (!isManagedHere(user)) return <EmailText value={user.email} />;
    return (
        <Link to={paths.user(user.id)} className="plain-link" title={t('profile.viewInUserManagement')}>
            <EmailText value={user.email} />
        </Link>
    );
}

/** The fields that are always there, by section. */
const PERSONAL = ['displayName', 'forename', 'surname'] as const;
const COMPANY = ['customer', 'name', 'street', 'zip'] as const;
const CLOUD = ['quota', 'featureLevel'] as const;

/** The same sections without their values. */
function SectionsSkeleton() {
    const t = useT();
    const waiting = (names: readonly FactName[]) => (
        <Facts>
            {names.map(name => (
                <NamedFact key={name} name={name}>
                    <Skeleton width="60%" />
                </NamedFact>
            ))}
        </Facts>
    );
    return (
        <Columns
            side={
                <>
                    <Section title={t('profile.company')}>{waiting(COMPANY)}</Section>
                    <Section title={t('profile.cloud')}>{waiting(CLOUD)}</Section>
                </>
            }
        >
            <Section title={t('userDetail.data.title')}>
                <div aria-busy="true">{waiting(PERSONAL)}</div>
            </Section>
        </Columns>
    );
}
