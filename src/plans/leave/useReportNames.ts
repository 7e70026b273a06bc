import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import { keptName } from '../../jobs/public';
import { searched } from '../../shared/listPaths';
import { nameWithEmail } from '../../shared/person';
import { byId } from '#dataProvider/byId';
import { useGroups, useLicences, useNamed } from '../reads';
import { isOpen, type Line, type Person } from './report';

/** How the report names people and things: those that are deleted are known from memory only, afterwards by their id (PLAN-4). */
export function useReportNames(people: readonly Person[]) {
    const t = useT();
    const lines = people.flatMap(one => one.lines);
    const users = [...new Set([...people.map(({ id }) => id), ...lines.flatMap(({ to }) => to ?? [])])];
    const keys = [...new Set(lines.flatMap(({ what, id, became }) => (what === 'key' && became !== 'deleted' ? [id] : [])))];
    const named = useNamed(users, keys);
    const licences = useLicences();
    const groups = useGroups(true);
    const known = useMemo(
        () => ({
            ...{ users: byId(named.users.data), keys: byId(named.keys.data) },
            ...{ licences: byId(licences.data), groups: byId(groups.data) },
        }),
        [named.users.data, named.keys.data, licences.data, groups.data],
    );
    const userOf = (id: string): string => {
        const user = known.users.get(id) ?? keptName(id);
        return user ? nameWithEmail(user) : id;
    };
    const licenceOf = (id: string): string => known.licences.get(id)?.name ?? id;
    const labelOf = (id: string): string => known.keys.get(id)?.label || keptName(id)?.alias || id;
    const thingOf = ({ what, id, licence = '' }: Line): string => {
        switch (what) {
            case 'account':
                return t('planLeave.report.account');
            case 'key':
                return t('planLeave.report.key', { key: labelOf(id), licence: licenceOf(licence) });
            case 'seat':
                return t('planLeave.report.seat', { machine: keptName(id)?.alias ?? id, licence: licenceOf(licence) });
            case 'group':
                return t('planLeave.report.group', { group: known.groups.get(id)?.label ?? id });
            case 'ticket':
                return t('planLeave.report.ticket');
        }
    };
    const before = ({ what, shared }: Line): string => t(`planLeave.before.${what === 'key' && shared ? 'sharedKey' : what}`);
    const after = ({ what, became, to }: Line): string =>
        what === 'ticket'
            ? t('planLeave.after.ticket')
            : t(`planLeave.after.${became}`, { name: to === undefined ? '' : userOf(to) });
    /** where something that is still open is done */
    const pathOf = (line: Line, person: string): string | undefined => {
        if (!isOpen(line)) return undefined;
        if (line.what === 'ticket') return paths.ticket(line.id);
        if (line.what === 'seat' && line.licence)
            return searched(paths.licenceSeats(line.licence), keptName(line.id)?.alias ?? '');
        return paths.user(person);
    };
    return { userOf, licenceOf, thingOf, before, after, pathOf };
}
