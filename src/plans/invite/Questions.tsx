import { useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { todayUtc } from '../../shared/format/date';
import { Button } from '../../ui/Button';
import { expiryProblem } from '../../users/public';
import type { CheckProps } from '../kind';
import { meaningOf, type InviteDraft } from './draft';
import { Expiry } from './Expiry';
import step from '../step.module.css';
import type { InviteFacts } from './known';
import { notLeftOut, rowsOf, type Row, type RowState } from './rows';
import { ShortQuestion } from './ShortQuestion';
import { suppliesOf } from './supply';
import { UnknownNames } from './UnknownNames';

type Props = CheckProps<InviteDraft, InviteFacts, RowState>;

/** What has to be decided before a list can be worked on, once for all alike rows (INVITE-5). */
export function Questions({ draft, checkedDraft, facts, customer, leftOut, onChange }: Props) {
    const t = useT();
    const drop = (licence: string) => onChange(now => ({ ...now, dropped: [...now.dropped, licence] }));
    const rows = useMemo(
        () => notLeftOut(rowsOf(checkedDraft, facts, customer), { leftOut }),
        [checkedDraft, facts, customer, leftOut],
    );
    const { shortages } = draft;
    const scarce = useMemo(
        () => suppliesOf(rows, { shortages }, facts).filter(({ lacking, free }) => lacking.length > free),
        [rows, shortages, facts],
    );
    const looks = rows.filter(({ state }) => state === 'look');
    return (
        <>
            <UnknownNames
                rows={rows}
                draft={draft}
                facts={facts}
                customer={customer}
                onDecide={(what, name, id) =>
                    onChange(now => ({ ...now, meanings: { ...now.meanings, [meaningOf(what, name)]: id } }))
                }
            />
            {looks.length > 0 && (
                <div className={step.question}>
                    <p>{t('planInvite.questions.look', { smart_count: looks.length })}</p>
                    <Button
                        variant="outlined"
                        onClick={() => onChange(now => ({ ...now, right: [...now.right, ...looks.map(({ id }) => id)] }))}
                    >
                        {t('planInvite.questions.right')}
                    </Button>
                </div>
            )}
            <ExpiryQuestion rows={rows} onDay={day => onChange(now => withDay(now, rows, day))} />
            {expiredOf(rows).map(({ id, name }) => (
                <div key={id} className={step.question}>
                    <p>{t('planInvite.questions.expired', { licence: name })}</p>
                    <Button variant="outlined" onClick={() => drop(id)}>
                        {t('planInvite.questions.without')}
                    </Button>
                </div>
            ))}
            {scarce.map(supply => (
                <ShortQuestion
                    key={supply.licence.id}
                    supply={supply}
                    onDecide={shortage =>
                        onChange(now => ({ ...now, shortages: { ...now.shortages, [supply.licence.id]: shortage } }))
                    }
                    onDrop={() => drop(supply.licence.id)}
                />
            ))}
        </>
    );
}

/** The expired licences of rows. */
function expiredOf(rows: readonly Row[]): { id: string; name: string }[] {
    const gifts = rows.filter(({ state }) => state === 'expired').flatMap(row => row.gifts);
    const expired = gifts.filter(({ problem }) => problem?.state === 'expired');
    return [...new Map(expired.map(({ licence: { id, name } }) => [id, { id, name }])).values()];
}

/** A day where one is needed: for rows in place of their own, which has passed or is none, otherwise for the licences, of the list or of all. */
function withDay({ template, ...draft }: InviteDraft, rows: readonly Row[], day: string): InviteDraft {
    const asking = rows.filter(({ state }) => state === 'expiry');
    const gifts = asking
        .filter(({ entry }) => entry.expire === '')
        .flatMap(row => row.gifts.filter(({ problem }) => problem?.state === 'expiry'));
    const concerned = new Set(gifts.map(({ licence }) => licence.id));
    const licences = template.licences.map(given => (concerned.has(given.id) ? { ...given, day } : given));
    const isListed = gifts.some(({ fromList }) => fromList);
    const isOwn = asking.some(({ entry }) => entry.expire !== '');
    return {
        ...draft,
        ...(isOwn ? { day } : {}),
        template: { ...template, licences, ...(isListed ? { day } : {}) },
    };
}

/** One day for all licences that need one, once it has not passed: a year that is being typed is one of long ago until its last digit. */
function ExpiryQuestion({ rows, onDay }: { rows: readonly Row[]; onDay(day: string): void }) {
    const t = useT();
    const [typed, setTyped] = useState('');
    const count = rows.filter(({ state }) => state === 'expiry').length;
    if (count === 0) return null;
    return (
        <div className={step.question}>
            <p>{t('planInvite.questions.expiry', { smart_count: count })}</p>
            <Expiry
                label={t('planInvite.questions.day')}
                day={typed}
                required
                onChange={day => {
                    setTyped(day);
                    if (expiryProblem({ wanted: true, day, today: todayUtc() }) === null) onDay(day);
                }}
            />
        </div>
    );
}
