import { useLocaleState } from 'ra-core';
import type { MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { codeWord } from '../../shared/format/code';
import { featureLevelName, formatQuota } from '../../shared/format/cloud';
import type { RowAction } from '../../shared/list/types';
import { Actions } from '../../shared/actions/Actions';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
import { Fact, Facts } from '../../ui/Facts';
import { Section } from '../../ui/Section';
import styles from './detail.module.css';

/** The personal data of the page's user without the e-mail address, which its header shows. `actions` change it. */
export function PersonalData({ actions }: { actions: readonly RowAction[] }) {
    const t = useT();
    const user = usePageRecord<User>();
    const label = (name: MessageName<'userDetail.data'>) => t(`userDetail.data.${name}`);
    const text = (value: string | null | undefined) =>
        value ? <bdi translate="no">{value}</bdi> : <span className={styles.none}>{label('none')}</span>;
    const { phone, company, function: role } = user;

    return (
        <Section title={label('title')} action={<Actions as="section" name={nameOf(user)} actions={actions} />}>
            <Facts>
                <Fact label={label('forename')}>{text(user.forename)}</Fact>
                <Fact label={label('surname')}>{text(user.surname)}</Fact>
                <Fact label={label('displayName')}>{text(user.displayName)}</Fact>
                {phone && <Fact label={label('phone')}>{text(phone)}</Fact>}
                {role && <Fact label={label('function')}>{text(role)}</Fact>}
                {company && <Fact label={label('company')}>{text(company)}</Fact>}
                {user.customer && <Fact label={label('customer')}>{text(user.customer)}</Fact>}
                <Fact label={label('role')}>{codeWord(t, 'userDetail.roles', user.role)}</Fact>
                <Fact label={label('status')}>{user.active ? label('active') : t('userDetail.inactive')}</Fact>
                <Cloud user={user} />
                <Fact label={label('adminNote')} wide>
                    {text(user.adminNote)}
                </Fact>
            </Facts>
        </Section>
    );
}

/** Cloud details: feature level and quota for users with access (CUSTOMER-2). */
function Cloud({ user: { cloud } }: { user: Pick<User, 'cloud'> }) {
    const t = useT();
    const [language] = useLocaleState();
    return (
        <>
            <Fact label={t('userDetail.data.cloud')}>
                {t(cloud.access ? 'userDetail.data.cloudYes' : 'userDetail.data.cloudNo')}
            </Fact>
            {cloud.access && <Fact label={t('userDetail.data.featureLevel')}>{featureLevelName(cloud.featureLevel)}</Fact>}
            {cloud.access && cloud.quota != null && (
                <Fact label={t('userDetail.data.quota')}>{formatQuota(cloud.quota, language)}</Fact>
            )}
        </>
    );
}
