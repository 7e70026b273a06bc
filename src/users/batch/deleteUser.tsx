import { useT } from '#i18n/useT';
import { isSameId } from '#dataProvider/text';
import type { User } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { isListed, KeyCounting } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { isGuest } from '../../shared/person';
import { freedLicences, mayDelete } from '../detail/detail';
import { RadioChoice } from '../detail/RadioChoice';
import { useLicences } from '../detail/userReads';
import { userDialog, type UserAbout, type UserAsked, type UserDecided, type UserVerb } from './UserBatch';

interface Values {
    /** deletes the keys of deleted users */
    frees: boolean;
}

interface Losses extends Reading {
    /** number of keys of the deleted users */
    keys: number;
    /** ids of the licences whose keys can be freed */
    freed: readonly string[];
}

const obstacleOf = (user: User, { me, customer }: Pick<UserAbout, 'me' | 'customer'>) => {
    if (isGuest(user, customer)) return 'users.batch.reasons.foreign';
    if (isSameId(user.id, me.id)) return 'users.batch.reasons.selfDelete';
    return mayDelete(user, me) ? null : 'users.batch.reasons.administrator';
};

function useLosses({ about, rows }: UserAsked<Values>): Losses {
    const licences = useLicences();
    const keys = rows.filter(user => obstacleOf(user, about) === null).flatMap(user => user.keys ?? []);
    const freed = freedLicences(keys, licences.data ?? [], nowSeconds()).map(({ id }) => id);
    return { ...readingOf([licences]), keys: keys.filter(isListed).length, freed };
}

/** Users of the own customer are deleted, but neither administrators nor oneself (USER-8); their keys are kept, or become free. */
export const deleteUser: UserVerb<Values, Losses> = {
    kind: 'deleteUser',
    initial: { frees: false },
    destroys: true,
    typed: true,
    reads: 'keys',
    useFacts: useLosses,
    text: () => 'verbs.deleteUser.text',
    obstacle: (user, { about }) => obstacleOf(user, about),
    subjects: ({ run, about }) => run.map(({ id }) => ({ id, customer: about.customer.id })),
    steps: ({ frees }, { facts }) => [{ verb: 'deleteUser', frees: frees ? facts.freed : [] }],
    Consequences: KeysOfThem,
};

/** Shows what deleted users lose, and asks what happens to their keys. */
function KeysOfThem({ facts: { keys, freed } }: UserDecided<Values, Losses>) {
    const t = useT();
    return (
        <>
            {keys > 0 && <p className="no-margin">{t('users.batch.keysOfThem', { smart_count: keys })}</p>}
            {freed.length > 0 && (
                <>
                    <RadioChoice
                        name="frees"
                        label={t('userDetail.delete.fate.what')}
                        options={[
                            { value: false, label: t('userDetail.delete.fate.keep'), hint: t('userDetail.delete.fate.keepHint') },
                            { value: true, label: t('userDetail.delete.fate.free'), hint: t('users.batch.sharedKept') },
                        ]}
                    />
                    <KeyCounting />
                </>
            )}
        </>
    );
}

export default userDialog(deleteUser);
