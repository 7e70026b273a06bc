import { useLocaleState } from 'ra-core';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { Licence } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { formatExpiry, hasExpiry, nowSeconds } from '../shared/format/date';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { ChevronIcon, EditIcon } from '../ui/icons';
import { PageNote } from '../shared/PageNote';
import { usePageRecord } from '../shared/RecordPage';
import { hasModules, isAutomatic, renameObstacle, usersShown } from './licence';
import { hasStateMark, LicenceType, StateMark, UsageOfAll } from './LicenceFields';
import { LicenceFrame } from './LicenceFrame';
import styles from './licenceDetails.module.css';

const RenameLicenceModal = lazy(() => import('./RenameLicenceModal'));

/**
 * One licence: its facts, cards with the numbers of related records, renaming, and for the academy a link to the membership (LICENCE-5).
 */
export default function LicencePage() {
    const [renaming, setRenaming] = useState(false);
    return (
        <LicenceFrame facts={<State />} actions={<Actions onRename={() => setRenaming(true)} />}>
            <AutomaticHint />
            <Facts />
            <Related />
            {renaming && (
                <Suspense fallback={null}>
                    <Rename onClose={() => setRenaming(false)} />
                </Suspense>
            )}
        </LicenceFrame>
    );
}

const Rename = ({ onClose }: { onClose(): void }) => <RenameLicenceModal licence={usePageRecord<Licence>()} onClose={onClose} />;

function State() {
    const licence = usePageRecord<Licence>();
    return hasStateMark(licence, nowSeconds()) ? <StateMark licence={licence} /> : null;
}

/** The actions that the user may use on the licence. */
function Actions({ onRename }: { onRename(): void }) {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const role = useCurrentUser().data?.role;
    const reasonId = useId();
    const obstacle = renameObstacle(licence, nowSeconds());
    const reason = obstacle && t(obstacle === 'expired' ? 'licences.renameExpired' : 'licences.renameAutomatic');
    if (!role) return null;
    const mayOrder = licence.product === 'academy' && !isAutomatic(licence) && mayDo(role, 'order', 'membership');
    return (
        <>
            {mayOrder && (
                <ButtonLink variant="outlined" to={paths.academyMembership}>
                    {t('licences.membership')}
                </ButtonLink>
            )}
            {mayDo(role, 'edit', 'licences') && (
                // A disabled button shows no tooltip of its own.
                <span title={reason ?? undefined}>
                    <Button
                        variant="outlined"
                        startIcon={<EditIcon />}
                        disabled={obstacle !== null}
                        aria-describedby={reason ? reasonId : undefined}
                        onClick={onRename}
                    >
                        {t('licences.rename')}
                    </Button>
                    {reason && (
                        <span id={reasonId} className="visually-hidden">
                            {reason}
                        </span>
                    )}
                </span>
            )}
        </>
    );
}

function AutomaticHint() {
    const t = useT();
    return isAutomatic(usePageRecord<Licence>()) ? <PageNote>{t('licences.automaticHint')}</PageNote> : null;
}

function Facts() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    return (
        <dl className={styles.facts}>
            <Fact label={t('licences.fields.product')}>
                {/* An unknown product is shown as the server names it. */}
                <bdi>{codeWord(t, 'licences.products', licence.product)}</bdi>
            </Fact>
            <Fact label={t('licences.fields.type')}>
                <LicenceType type={licence.licenceType} />
            </Fact>
            <Fact label={t('licences.fields.used')}>
                <UsageOfAll licence={licence} />
            </Fact>
            {(licence.product === 'academy' || hasExpiry(licence.expire)) && (
                <Fact label={t('licences.fields.expire')}>
                    <Expiry licence={licence} />
                </Fact>
            )}
        </dl>
    );
}

/** The day on which the licence expires, or "unlimited". */
function Expiry({ licence }: { licence: Licence }) {
    const t = useT();
    const [language] = useLocaleState();
    if (!hasExpiry(licence.expire)) return <>{t('licences.unlimited')}</>;
    return <>{formatExpiry(licence.expire, language)}</>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
    return (
        <div className={styles.fact}>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}

/** Links to the licence's related records, with their numbers. */
function Related() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { id } = licence;
    const [users, keys] = [countOf(licence, 'users'), countOf(licence, 'keys')];
    return (
        <ul className={styles.cards}>
            <Card title={t('licences.usersTitle')} count={usersShown(users, keys)} to={paths.licenceUsers(id)} />
            <Card title={t('keys.title')} count={keys} to={paths.licenceKeys(id)} />
            <Card title={t('licences.seatsTitle')} count={countOf(licence, 'seats')} to={paths.licenceSeats(id)} />
            {hasModules(licence) && (
                <Card title={t('licences.modulesTitle')} count={countOf(licence, 'modules')} to={paths.licenceModules(id)} />
            )}
        </ul>
    );
}

function Card({ title, count, to }: { title: string; count: number; to: string }) {
    const formatNumber = useFormatNumber();
    return (
        <li>
            <Link to={to} className={styles.card}>
                <span className={styles.cardWords}>
                    <span className={styles.cardTitle}>{title}</span> <span className={styles.count}>{formatNumber(count)}</span>
                </span>
                <ChevronIcon />
            </Link>
        </li>
    );
}
