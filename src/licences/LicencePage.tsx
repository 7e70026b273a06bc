import { useLocaleState } from 'ra-core';
import { Fragment, useState } from 'react';
import { useT } from '#i18n/useT';
import { LastChanges } from '../activity/public';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { Licence } from '../../dataProvider/types';
import type { KeyDialog } from '../keys/public';
import { Columns } from '../shared/Columns';
import { Fact, Facts } from '../ui/Facts';
import { codeWord } from '../shared/format/code';
import { daysLeft, formatUtcDay, hasExpiry, nowSeconds } from '../shared/format/date';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazyPart';
import { Skeleton } from '../ui/feedback/Skeleton';
import { PageNote } from '../ui/feedback/PageNote';
import { usePageRecord } from '../shared/RecordPage';
import { Section } from '../ui/Section';
import { loadOverTime } from '../seats/public';
import type { LicenceDialog } from './actions';
import { freeKeys, hasModules, isAutomatic, isExpired } from './licence';
import { LicenceActions } from './LicenceActions';
import { LicenceDialogs } from './LicenceDialogs';
import { hasStateMark, LicenceType, StateMark, UsageOfAll } from './LicenceFields';
import { LicenceFrame } from './LicenceFrame';
import { FirstSeats, FirstUsers, NextKeys } from './LicenceSections';
import { LicenceSkeleton } from './LicenceSkeleton';
import { WhenNear } from './WhenNear';
import styles from './licenceDetails.module.css';

const LicenceOverTime = lazyPart(loadOverTime, { waiting: ({ waiting }) => waiting });

/** Height of what the part about the past has while it is loading. */
const OVER_TIME_PX = 480;

/** What people come for first (LICENCE-5). */
const ACTIONS = ['addUsers', 'membership', 'rename', 'createKey'];

/** One licence: its state and usage, its first keys, users and seats with their numbers, its facts and modules, and its actions (LICENCE-5). */
export default function LicencePage() {
    const [dialog, setDialog] = useState<LicenceDialog | KeyDialog | null>(null);
    return (
        <LicenceFrame
            facts={<State />}
            actions={<LicenceActions ids={ACTIONS} onOpen={setDialog} />}
            skeleton={<LicenceSkeleton />}
        >
            <AutomaticHint />
            <Columns
                side={
                    <>
                        <LicenceFacts />
                        <ModuleNames />
                    </>
                }
            >
                <UsageFigure />
                <NextKeys />
                <FirstUsers />
                <FirstSeats />
                <OverTime />
                <LicenceChanges />
            </Columns>
            {dialog && <LicenceDialogs dialog={dialog} onDialog={setDialog} />}
        </LicenceFrame>
    );
}

/** How its seats have been used; whoever does not come to it loads neither its code nor the seats. */
function OverTime() {
    const t = useT();
    const hasSeats = countOf(usePageRecord<Licence>(), 'seats') > 0;
    const title = t('licences.overTime');
    const loading = (
        <Section title={title}>
            <Skeleton height={OVER_TIME_PX} />
        </Section>
    );
    return (
        hasSeats && (
            <WhenNear before={<Section title={title} />} height={OVER_TIME_PX}>
                <LicenceOverTime waiting={loading} />
            </WhenNear>
        )
    );
}

function LicenceChanges() {
    return <LastChanges of="licence" record={usePageRecord<Licence>()} />;
}

/** Whether and how long the licence is valid, and how many keys are free. */
function State() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const now = nowSeconds();
    const expired = isExpired(licence, now);
    const free = freeKeys(licence);
    return (
        <span className={styles.state}>
            {hasStateMark(licence, now) ? (
                <StateMark licence={licence} />
            ) : (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {t('licences.active')}
                </StateChip>
            )}
            {!hasStateMark(licence, now) && hasExpiry(licence.expire) && (
                <span>{t('licences.daysLeft', { smart_count: daysLeft(licence.expire, now) })}</span>
            )}
            {!expired && <span>{free === 0 ? t('licences.noneFree') : t('licences.free', { smart_count: free })}</span>}
        </span>
    );
}

function AutomaticHint() {
    const t = useT();
    return isAutomatic(usePageRecord<Licence>()) ? <PageNote>{t('licences.automaticHint')}</PageNote> : null;
}

/** How much of the licence is used, as the largest number on the page. */
function UsageFigure() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    return (
        <dl className={styles.usage}>
            <div>
                <dt>{t('licences.fields.used')}</dt>
                <dd>
                    <UsageOfAll licence={licence} />
                </dd>
            </div>
        </dl>
    );
}

function LicenceFacts() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    return (
        <Facts>
            <Fact label={t('licences.fields.product')}>
                {/* An unknown product is shown as the server names it. */}
                <bdi translate="yes">{codeWord(t, 'licences.products', licence.product)}</bdi>
            </Fact>
            <Fact label={t('licences.fields.type')}>
                <LicenceType type={licence.licenceType} />
            </Fact>
            {(licence.product === 'academy' || hasExpiry(licence.expire)) && (
                <Fact label={t('keys.fields.expire')}>
                    <Expiry licence={licence} />
                </Fact>
            )}
        </Facts>
    );
}

/** The day on which the licence expires, or "unlimited". */
function Expiry({ licence }: { licence: Licence }) {
    const t = useT();
    const [language] = useLocaleState();
    return <span>{hasExpiry(licence.expire) ? formatUtcDay(licence.expire, language) : t('licences.unlimited')}</span>;
}

/** The names of the licence's modules; their numbers are on the page that the heading links to. */
function ModuleNames() {
    const t = useT();
    const formatNumber = useFormatNumber();
    const licence = usePageRecord<Licence>();
    if (!hasModules(licence)) return null;
    const { modules = [] } = licence;
    return (
        <Section
            title={t('licences.modulesTitle')}
            count={formatNumber(countOf(licence, 'modules'))}
            to={paths.licenceModules(licence.id)}
        >
            <p className={`${styles.moduleNames} muted no-margin`}>
                {modules.length === 0
                    ? t('licences.modulesEmptyTitle')
                    : modules.map(({ id, label }, at) => (
                          <Fragment key={id}>
                              {at > 0 && <span>, </span>}
                              <bdi translate="no">{label}</bdi>
                          </Fragment>
                      ))}
            </p>
        </Section>
    );
}
