import { expiryOf, dayProblem, NO_TERMS } from '../givingTerms';
import { isWish } from '../detail/detail';
import { giftsOf, obstacleToGiving } from './batch';
import { LicenceFields } from './LicenceFields';
import { userDialog, type UserVerb } from './UserBatch';
import { useGiving, type Giving, type GivingValues } from './useGiving';

/** Users get several licences, each those that they lack (MANY-11, USER-12); inactive ones get no keys by e-mail (USER-5). */
export const giveLicence: UserVerb<GivingValues, Giving> = {
    kind: 'giveLicence',
    initial: { ...NO_TERMS, chosen: [] },
    draft: () => 'users/batch/giveLicence',
    isEntry: entry => isWish(entry) && entry.key === undefined,
    reads: 'keys',
    useFacts: useGiving,
    obstacle: (user, { facts }) => obstacleToGiving(user, facts.given),
    check: (values, { facts }) => ({
        chosen: facts.given.length === 0 && 'userDetail.add.chooseOne',
        day: dayProblem(values, facts.isExpiryRequired),
    }),
    mayStart({ facts }) {
        const isEnough = facts.needs.every(({ over }) => over === 0);
        if (!isEnough) facts.refuse();
        return isEnough;
    },
    steps: (values, { facts }) =>
        facts.given.map(({ id }) => ({
            verb: 'giveLicence',
            licence: id,
            expire: expiryOf(values, facts.isExpiryRequired),
            sendMail: values.sendMail,
        })),
    subjects: ({ run, facts }) => giftsOf(run, facts.needs),
    namesRows: ({ facts }) => !facts.needs.some(({ lacking, free }) => lacking.length > free),
    Fields: LicenceFields,
};

export default userDialog(giveLicence);
