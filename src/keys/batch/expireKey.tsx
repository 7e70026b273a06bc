import { nowSeconds } from '../../shared/format/date';
import { ExpiryChoice } from '../ExpiryChoice';
import { chosenExpiry, expiryError, type ExpiryForm } from '../key';
import { keyDialog, type KeyVerb } from './KeyBatch';

/** Keys get another expiry, or none (KEY-6); who has it already is left out. */
export const expireKey: KeyVerb<ExpiryForm> = {
    kind: 'expireKey',
    initial: { day: '', noExpiry: false },
    draft: ({ licence }) => `licence/${licence.id}/expireKey`,
    text({ values }) {
        const expire = chosenExpiry(values);
        if (typeof expire === 'number') return 'verbs.expireKey.text';
        return expire === null ? 'verbs.expireKey.noExpiry' : 'verbs.expireKey.chooseExpiry';
    },
    obstacle(key, { values }) {
        const expire = chosenExpiry(values);
        return expire !== undefined && (key.expire ?? null) === expire ? 'keys.batch.reasons.sameExpiry' : null;
    },
    check(values, { about: { school } }) {
        const error = expiryError(values, school, nowSeconds());
        return { day: error && (`keys.form.${error}` as const) };
    },
    steps: (values, { about }) => [{ verb: 'expireKey', licence: about.licence.id, expire: chosenExpiry(values) ?? null }],
    subjects: ({ run }) => run.map(({ id, expire }) => ({ id, expire: expire ?? null })),
    Fields: ({ about }) => <ExpiryChoice school={about.school} />,
};

export default keyDialog(expireKey);
