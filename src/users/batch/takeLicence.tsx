import { useT } from '#i18n/useT';
import type { Subject } from '#dataProvider/jobs/steps';
import type { Licence } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { KeyHolders, sharersOf } from '../../keys/public';
import { isExpired, isListed, KeyCounting } from '../../licences/public';
import { SelectField } from '../../shared/form/fields';
import { nowSeconds } from '../../shared/format/date';
import { hasLicence } from '../assignment';
import { useLicences } from '../detail/userReads';
import { sharedByUser } from './batch';
import { useEveryKey } from './useEveryKey';
import { userDialog, type UserAsked, type UserDecided, type UserVerb } from './UserBatch';

interface Values {
    /** the chosen licence; `''` while there is none */
    id: string;
}

interface Held extends Reading {
    /** the licences that the selected users have, and how many of them */
    takeable: readonly { licence: Licence; holders: number }[];
    /** who keeps a key that one of the users loses */
    sharers: ReturnType<typeof sharersOf>;
    /** by user: the keys that others keep, and who else loses them */
    shared: ReadonlyMap<string, Pick<Subject, 'shared' | 'fellows'>>;
}

/** Reads the licences, and all keys of the one that is taken: others may keep some of them (LICENCE-9). */
function useHeld({ about, rows, values }: UserAsked<Values>): Held {
    const target = about.target ?? values.id;
    const licences = useLicences();
    const keys = useEveryKey(target === '' ? [] : [target])(target);
    const losers = new Set(rows.filter(user => hasLicence(user, target)).map(({ id }) => id));
    const held = keys.all.filter(({ users = [] }) => users.some(({ id }) => losers.has(id)));
    const takeable = (licences.data ?? []).flatMap(licence => {
        const holders = rows.filter(user => hasLicence(user, licence.id)).length;
        return isListed(licence) && holders > 0 ? [{ licence, holders }] : [];
    });
    const reading = readingOf([licences]);
    return {
        isPending: reading.isPending,
        failure: reading.failure ?? keys.failure,
        isReading: keys.isPending,
        takeable,
        sharers: sharersOf(held, { id: '' }).filter(({ id = '' }) => !losers.has(id)),
        shared: sharedByUser(held, losers),
    };
}

/** Users lose the licence of the page, or one that is chosen, and their keys of it; who does not have it is left out. */
export const takeLicence: UserVerb<Values, Held> = {
    kind: 'takeLicence',
    initial: { id: '' },
    destroys: true,
    reads: 'keys',
    useFacts: useHeld,
    text: () => 'verbs.takeLicence.text',
    obstacle: (user, { about: { target }, values: { id } }) => {
        const licence = target ?? id;
        return licence === '' || hasLicence(user, licence) ? null : 'users.batch.reasons.noLicence';
    },
    check: ({ id }, { about, facts }) => ({
        id:
            about.target === undefined &&
            !facts.takeable.some(({ licence }) => licence.id === id) &&
            'users.batch.licence.choose',
    }),
    steps: ({ id }, { about }) => [{ verb: 'takeLicence', licence: about.target ?? id }],
    subjects: ({ run, facts }) => run.map(({ id }) => ({ id, ...facts.shared.get(id) })),
    Fields: LicenceField,
    Consequences: Sharers,
};

/** Selects the licence; an expired one cannot be removed (LICENCE-2). */
function LicenceField({ about, facts: { takeable } }: UserDecided<Values, Held>) {
    const t = useT();
    if (about.target !== undefined) return null;
    if (takeable.length === 0) return <p className="muted no-margin">{t('users.batch.licence.none')}</p>;
    return (
        <SelectField
            name="id"
            label={t('userDetail.keys.licence')}
            placeholder={t('users.batch.licence.placeholder')}
            options={takeable.map(({ licence, holders }) => {
                const expired = isExpired(licence, nowSeconds());
                const { id, name } = licence;
                return {
                    value: id,
                    disabled: expired,
                    label: expired
                        ? t('users.batch.licence.expired', { name })
                        : t('users.batch.licence.option', { name, smart_count: holders }),
                };
            })}
        />
    );
}

/** Says who keeps a key; a live region, because it appears once the licence is chosen. */
function Sharers({ facts: { sharers } }: UserDecided<Values, Held>) {
    const t = useT();
    return (
        <>
            <KeyCounting />
            <div role="status">
                <KeyHolders holders={sharers} text={t('keys.delete.others')} />
            </div>
        </>
    );
}

export default userDialog(takeLicence);
