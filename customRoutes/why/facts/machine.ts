import type { Seat } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { codeWord } from '#src/shared/format/code';
import { searched } from '#src/shared/listPaths';
import { languageName, lacksDetails } from '../../applications/application';
import { CAM, keysOf, othersSeats } from '../known';
import { fact, fails, holds, isVoid, unknown, type Words } from './fact';

/** What is told of the machine on which a key runs, of the type of its licence, and of the application. */

const machines = (seats: readonly Seat[], { t, list, since }: Words): string =>
    list(
        seats.map(({ machineName: machine, activated }) =>
            activated === null ? machine : t('why.machine.since', { machine, date: since(activated) }),
        ),
    );

/**
 * A key that somebody else's machine holds stops the person. Whether a machine of one's own is the one that is meant is not known: it is shown
 * with its release.
 */
export const machine = fact('machine', {
    reads: ['keys'],
    helps: ['licences', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, person }, about, words) => {
        const { t } = words;
        const [best] = keysOf(keys, licences, about, person?.id);
        if (!best) return isVoid(t('why.machine.none'));
        const { seats, licenceId } = best;
        if (!seats || !person) return unknown(t('why.machine.unread'));
        const others = othersSeats(best, person.id);
        const [held] = others;
        if (held && about.isOwn) return fails(t('why.machine.hidden'), { remedy: { of: 'seat', id: 'release', seat: held } });
        const own = seats.filter(({ active, userId }) => active && (userId === person.id || userId === null));
        const seat = held ?? own[0];
        if (!seat) return holds(t('why.machine.free'));
        // whose machine it is is not known
        if (about.isOwn && own.some(({ userId }) => userId === null)) return unknown(t('why.machine.unread'));
        const to = about.isOwn ? undefined : searched(paths.licenceSeats(licenceId), best.id);
        const needsCode = seat.licenceType === 'nl';
        const more = { ...(to ? { to } : {}), remedy: { of: 'seat', id: 'release', seat } as const };
        if (held) {
            return fails(
                t(needsCode ? 'why.machine.otherCode' : 'why.machine.other', { machines: machines(others, words) }),
                more,
            );
        }
        return unknown(t(needsCode ? 'why.machine.ownCode' : 'why.machine.own', { machines: machines(own, words) }), more);
    },
});

export const type = fact('type', {
    reads: ['keys'],
    helps: ['licences', 'person'],
    isOfProduct: true,
    judge: ({ keys, licences, person }, about, { t }) => {
        const [best] = keysOf(keys, licences, about, person?.id);
        if (!best) return isVoid(t('why.type.none'));
        const { licenceType } = best;
        if (licenceType === 'ol' || licenceType === 'nl') return holds(t(`why.type.${licenceType}`));
        return holds(t('why.type.other', { type: codeWord(t, 'licences.types', licenceType) }));
    },
});

/** The product's application, and the languages in which it can be had. */
export const application = fact('application', {
    reads: ['applications'],
    helps: ['keys', 'licences'],
    isOfProduct: true,
    judge: ({ applications }, { product }, { t, language, list, product: productOf }) => {
        if (product === null || product === 'academy') return isVoid(t('why.application.none'));
        const one = applications.find(({ id }) => id === product);
        const to = paths.applications;
        const remedy = { of: 'support', id: 'support' } as const;
        if (!one) {
            const name = product === CAM ? 'CAM' : productOf(product);
            return fails(t('why.application.missing', { product: name }), { to, remedy });
        }
        const { label, downloads = [], links = [] } = one;
        if (lacksDetails(one)) return unknown(t('why.application.unread', { label }), { to });
        const items = [...downloads, ...links];
        if (items.length === 0) return fails(t('why.application.empty', { label }), { to, remedy });
        if (items.some(({ languages }) => languages.length === 0)) return holds(t('why.application.all', { label }), { to });
        const codes = [...new Set(items.flatMap(({ languages }) => languages))].sort();
        const languages = list(codes.map(code => languageName(code, language)));
        return holds(
            t(codes.includes(language) ? 'why.application.languages' : 'why.application.elsewhere', { label, languages }),
            { to },
        );
    },
});
