import type { Key, User } from '#dataProvider/types';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { isExpired, KeyExpiry } from '#src/keys/public';
import { codeWord } from '#src/shared/format/code';
import { hasExpiry, nowSeconds } from '#src/shared/format/date';
import { CopyText } from '#src/ui/fields/CopyText';
import { byExpiry } from './own';
import styles from './parts.module.css';
import { useOwnKeys } from './reads';
import { Failed, Section, WaitingRows } from './Section';

/** The user's keys with their expiry and a copy button: those that expire first on top, expired ones last (DASH-7). */
export function OwnKeys({ user, most }: { user: User; most: number }) {
    const t = useT();
    const { rows, error } = useOwnKeys(user.id);
    const now = nowSeconds();
    return (
        <Section
            full
            title={t('dashboard.own.keys')}
            more={{ to: paths.licences, label: t('dashboard.own.allKeys') }}
            busy={!rows && !error}
        >
            {!rows && (error ? <Failed /> : <WaitingRows count={most} />)}
            {rows?.length === 0 && (
                <div className={`${styles.nothing} muted no-margin`}>
                    <p className={styles.nothingTitle}>{t('keys.emptyTitle')}</p>
                    <p className="muted no-margin">{t('keys.emptyText')}</p>
                </div>
            )}
            {rows && rows.length > 0 && (
                <ul className={`plain-list ${styles.rows}`}>
                    {byExpiry(rows, now)
                        .slice(0, most)
                        .map(key => (
                            <KeyRow key={key.id} value={key} now={now} />
                        ))}
                </ul>
            )}
        </Section>
    );
}

function KeyRow({ value, now }: { value: Key; now: number }) {
    const t = useT();
    const runs = hasExpiry(value.expire) && !isExpired(value, now);
    return (
        <li className={styles.row}>
            <span className={styles.rowWords}>
                <span className={styles.rowTitle}>{codeWord(t, 'licences.products', value.product)}</span>
                <span className={styles.rowFact}>
                    {runs && <span>{`${t('keys.fields.expire')}: `}</span>}
                    <KeyExpiry value={value} />
                </span>
            </span>
            <CopyText value={value.token} name={value.label} />
        </li>
    );
}
