import { CAM_MODULE } from '#dataProvider/resources';
import { isExpired } from '#src/licences/public';
import { paths } from '#src/config/paths';
import { featureLevelName, formatQuota } from '#src/shared/format/cloud';
import { isGuest } from '#src/shared/person';
import { CAM } from '../known';
import { fact, fails, holds, isVoid, unknown } from './fact';

/** What is told of the person, whichever product it is about. */

export const account = fact('account', {
    reads: ['person', 'customer'],
    judge: ({ person, customer }, { isOwn }, { t }) => {
        const to = isOwn ? paths.profile : paths.user(person.id);
        if (person.active) return holds(t('why.account.active'), { to });
        if (isGuest(person, customer)) return fails(t('why.account.guest', { customer: person.customer }), { to });
        return fails(t('why.account.inactive'), { to, remedy: { of: 'user', id: 'activate' } });
    },
});

export const guest = fact('guest', {
    reads: ['person', 'customer'],
    judge: ({ person, customer }, _about, { t }) =>
        isGuest(person, customer) ? holds(t('why.guest.guest', { customer: person.customer })) : isVoid(t('why.guest.own')),
});

export const cloud = fact('cloud', {
    reads: ['person', 'customer'],
    judge: ({ person, customer }, _about, { t, language }) => {
        if (!customer.flags.cloud) return isVoid(t('why.cloud.none'));
        const { access, featureLevel, quota } = (person.cloud as typeof person.cloud | undefined) ?? {};
        if (typeof access !== 'boolean') return unknown(t('why.cloud.unread'));
        if (!access) return fails(t('why.cloud.lacking'), { remedy: { of: 'support', id: 'support' } });
        const level = featureLevelName(featureLevel);
        return holds(t('why.cloud.access', { level, quota: formatQuota(quota, language) }));
    },
});

export const groups = fact('groups', {
    reads: ['person', 'customer', 'groups'],
    judge: ({ person, customer, groups: all }, _about, { t, list }) => {
        if (customer.flags.demo) return isVoid(t('why.groups.none'));
        const own = person.cloudGroups ?? [];
        const lacking = all.filter(({ id, autoAdd }) => autoAdd && !own.some(group => group.id === id));
        const to = paths.cloudGroups;
        if (lacking.length > 0) {
            const values = { smart_count: lacking.length, groups: list(lacking.map(({ label }) => label)) };
            return fails(t('why.groups.missing', values), { to, remedy: { of: 'user', id: 'addGroup' } });
        }
        if (own.length === 0) return isVoid(t('why.groups.without'), { to });
        return holds(t('why.groups.in', { groups: list(own.map(({ label }) => label)) }), { to });
    },
});

/** Who has the flag needs a licence with the module; who has not can do without, unless it is what was asked for. */
export const cam = fact('cam', {
    reads: ['person', 'licences'],
    judge: ({ person, licences }, { product, isOwn, now }, { t }) => {
        const isAsked = product === CAM;
        if (!isAsked && product !== null && product !== 'pcad') return isVoid(t('why.cam.none'));
        const remedy = { of: 'support', id: 'support' } as const;
        if (!person.cam) return isAsked ? fails(t('why.cam.off'), { remedy }) : isVoid(t('why.cam.off'));
        const licence = licences.find(
            one => !isExpired(one, now) && one.modules?.some(module => module.id === CAM_MODULE) === true,
        );
        return licence
            ? holds(t('why.cam.holds', { name: licence.name }), isOwn ? {} : { to: paths.licence(licence.id) })
            : fails(t('why.cam.module'), { remedy });
    },
});

const SESSIONS: ReadonlySet<string> = new Set(['missing', 'invalid']);

/** The session is the person's own: asking for it would take it (ACADEMY-8), so it is known only from the academy itself. */
export const session = fact('session', {
    reads: [],
    judge: (_known, { product, isOwn, session: state = '' }, { t }) => {
        const to = paths.academy;
        if (product !== 'academy' || !(isOwn || state !== '')) return isVoid(t('why.session.none'));
        // Once the key is in order, the academy has to be asked again.
        const remedy = { of: 'page', id: 'academy', to } as const;
        if (state === 'occupied') return fails(t('why.session.held'), { to, remedy });
        if (SESSIONS.has(state)) {
            return fails(t(`why.session.${state as 'missing' | 'invalid'}`), { to, remedy, after: 'key' });
        }
        return isVoid(t('why.session.open'), { to });
    },
});
