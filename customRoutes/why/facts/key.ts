import type { Customer, Key, Licence } from '#dataProvider/types';
import { holdersOf, isExpired as isKeyExpired, spareKeys } from '#src/keys/public';
import { freeKeys, isAutomatic, isExpired } from '#src/licences/public';
import { paths } from '#src/config/paths';
import { hasExpiry } from '#src/shared/format/date';
import { searched } from '#src/shared/listPaths';
import { keysOf, licenceOf, licencesOf, type About } from '../known';
import { fact, fails, holds, isVoid, unknown, type Remedy, type Words } from './fact';

/** What is told of a key of the product, of its licence, and, without a key, of the licences that could give one. */

const pageOf = ({ id, licenceId }: Key, { isOwn }: About, label: string): string =>
    isOwn ? paths.licences : searched(paths.licenceKeys(licenceId), label || id);

/** The licences that can give a key, those with keys left first. */
const giving = (licences: readonly Licence[], about: About, customer?: Customer): Licence[] =>
    licencesOf(licences, about)
        .filter(licence => !(customer?.flags.school && isAutomatic(licence)))
        .sort((one, other) => freeKeys(other) - freeKeys(one));

const valid = (licences: readonly Licence[], { now }: About): Licence[] => licences.filter(licence => !isExpired(licence, now));
const leftOf = (licences: readonly Licence[]): number => licences.reduce((sum, licence) => sum + freeKeys(licence), 0);

const contracts = (customer: Customer | undefined): Remedy =>
    customer?.flags.contractInfo ? { of: 'page', id: 'contracts', to: paths.contracts } : { of: 'support', id: 'support' };

export const key = fact('key', {
    reads: ['keys'],
    helps: ['licences', 'customer', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, customer, person }, about, { t, product: productOf }) => {
        const own = keysOf(keys, licences, about, person?.id);
        const [best] = own;
        if (best) {
            const to = pageOf(best, about, best.label);
            const text =
                own.length === 1
                    ? t('why.key.has', { label: best.label })
                    : t('why.key.several', { label: best.label, smart_count: own.length });
            return holds(text, { to });
        }
        const product = productOf(about.product);
        const isAny = about.product === null;
        const give: Remedy = { of: 'user', id: 'addLicences' };
        const none = isAny ? t('why.key.noneAny') : t('why.key.none', { product });
        if (about.isOwn || !licences) return fails(none, { remedy: give });
        const all = giving(licences, about, customer);
        const usable = valid(all, about);
        if (all.length === 0) {
            const text = isAny ? t('why.key.noLicenceAny') : t('why.key.noLicence', { product });
            return fails(text, { remedy: contracts(customer) });
        }
        if (usable.length === 0) return fails(none, { remedy: give, after: 'licence' });
        const left = leftOf(usable);
        if (left === 0) return fails(none, { remedy: give, after: 'full' });
        const text = isAny ? t('why.key.leftAny', { smart_count: left }) : t('why.key.left', { product, smart_count: left });
        // One licence can be selected beforehand, several are a choice.
        const chosen = usable.length === 1 && usable[0] ? { licence: usable[0].id } : undefined;
        return fails(text, { remedy: { ...give, ...(chosen ? { chosen } : {}) } });
    },
});

export const keyValid = fact('keyValid', {
    reads: ['keys'],
    helps: ['licences', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, person }, about, { t, day }) => {
        const [best] = keysOf(keys, licences, about, person?.id);
        if (!best) return isVoid(t('why.keyValid.none'));
        const to = pageOf(best, about, best.label);
        if (!hasExpiry(best.expire)) return holds(t('why.keyValid.unlimited'), { to });
        const date = day(best.expire);
        if (!isKeyExpired(best, about.now)) return holds(t('why.keyValid.until', { date }), { to });
        const licence = licenceOf(best, licences);
        const automatic = licence !== undefined && isAutomatic(licence);
        const text = t(automatic ? 'why.keyValid.automatic' : 'why.keyValid.expired', { date });
        // If the licences were not read, it is not known whether there is one.
        if (!licence) return fails(text, { to, ...(licences ? { remedy: { of: 'support', id: 'support' } } : {}) });
        const remedy: Remedy = { of: 'key', id: automatic ? 'remove' : 'edit', key: best, licence };
        return fails(text, { to, remedy, after: 'licence' });
    },
});

const stateOf = ({ name, active, expire }: Licence, { t, day }: Words, { now }: About): string => {
    if (!active) return t('why.licence.inactive', { name });
    if (!hasExpiry(expire)) return t('why.licence.unlimited', { name });
    return t(expire < now ? 'why.licence.expired' : 'why.licence.until', { name, date: day(expire) });
};

export const licence = fact('licence', {
    reads: ['keys', 'licences'],
    helps: ['customer', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, customer, person }, about, words) => {
        const { t } = words;
        const [best] = keysOf(keys, licences, about, person?.id);
        const one = best && licenceOf(best, licences);
        if (best && !one) return unknown(t('why.licence.missing'));
        const all = one ? [one] : giving(licences, about, customer);
        const usable = valid(all, about);
        const shown = usable[0] ?? all[0];
        if (!shown) return isVoid(t('why.licence.none'));
        const more = about.isOwn ? {} : { to: paths.licence(shown.id) };
        const text = stateOf(shown, words, about);
        return usable.length > 0 ? holds(text, more) : fails(text, { ...more, remedy: contracts(customer) });
    },
});

/** The number of keys that a licence has. */
const usedOf = (one: Licence): number => (Number.isNaN(one.count) ? one.count_active_licences : one.count - freeKeys(one));

/** Names of keys that are shown. */
const NAMED = 3;

const namesOf = (keys: readonly Key[], { list }: Words): string =>
    list([...keys.slice(0, NAMED).map(({ label }) => `“${label}”`), ...(keys.length > NAMED ? ['…'] : [])]);

/** A licence without keys left: which of them nobody has, and which have expired (LICENCE-8). */
export const full = fact('full', {
    reads: ['keys', 'licences'],
    helps: ['customer', 'holders', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, customer, holders, person }, about, words) => {
        const { t } = words;
        const [best] = keysOf(keys, licences, about, person?.id);
        const mine = best && licenceOf(best, licences);
        const usable = valid(giving(licences, about, customer), about);
        const one = mine ?? usable[0];
        if (!one || (best && !mine)) return isVoid(t('why.full.none'));
        const figures = { used: usedOf(one), count: one.count };
        const to = paths.licenceKeys(one.id);
        if (best || leftOf(usable) > 0) return holds(t('why.full.used', figures), { to });
        const show: Remedy = { of: 'page', id: 'keys', to };
        if (!holders) return fails(t('why.full.unread', figures), { to, remedy: show });
        const every = usable.flatMap(({ id }) => holders.get(id) ?? []);
        const spare = spareKeys(every, about.now);
        const expired = every.filter(row => isKeyExpired(row, about.now));
        const named = { keys: namesOf(spare, words), expired: namesOf(expired, words) };
        const [first] = spare;
        const gone = expired.find(row => holdersOf(row).length === 0) ?? expired[0];
        const from = gone && licenceOf(gone, licences);
        const text =
            spare.length > 0 && expired.length > 0
                ? t('why.full.both', { ...figures, ...named })
                : spare.length > 0
                  ? t('why.full.spare', { ...figures, keys: named.keys, smart_count: spare.length })
                  : expired.length > 0
                    ? t('why.full.expired', { ...figures, keys: named.expired, smart_count: expired.length })
                    : t('why.full.full', figures);
        if (first) {
            return fails(text, {
                to,
                remedy: { of: 'user', id: 'addLicences', chosen: { licence: first.licenceId, key: first.id } },
            });
        }
        if (gone && from && !isAutomatic(from))
            return fails(text, { to, remedy: { of: 'key', id: 'delete', key: gone, licence: from } });
        return fails(text, { to, remedy: show });
    },
});

/** The licences of which all keys are read: those that are full while the person has no key (WHY-3). */
export function fullLicences(
    { keys, licences, customer }: { keys: readonly Key[]; licences: readonly Licence[]; customer: Customer | undefined },
    about: About,
): string[] {
    if (about.isOwn || keysOf(keys, licences, about).length > 0) return [];
    const usable = valid(giving(licences, about, customer), about);
    return leftOf(usable) > 0 ? [] : usable.map(({ id }) => id);
}
