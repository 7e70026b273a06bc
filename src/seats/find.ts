import { sortRows } from '#dataProvider/localEngine';
import { countOf } from '#dataProvider/odata/read';
import { seatOrder, type ReadMeta } from '#dataProvider/resources';
import type { Licence, Seat } from '#dataProvider/types';
import { paths } from '../config/paths';
import { licencesWithMachines } from '../licences/public';
import { byIds, FIRST, manages, matches, SHOWN } from '../shared/finder/source';
import type { Find, Reach, Source, Sources } from '../shared/finder/types';
import { searched } from '../shared/listPaths';
import { findRows } from '../shared/query/lists';
import { SystemIcon } from '../ui/icons';

/** Machines are seats, which the API only returns within a licence (FIND-4). */
function machines(reach: Reach): Source {
    const { queries, provider } = reach;
    const isLarge = (licence: Licence): boolean => countOf(licence, 'seats') > (licence.seats?.length ?? 0);
    const show = ({ id, machineName, licenceId }: Seat, all: readonly Licence[]): Find => ({
        kind: 'seats',
        id,
        title: machineName,
        detail: all.find(licence => licence.id === licenceId)?.name,
        to: searched(paths.licenceSeats(licenceId), machineName),
    });
    return {
        kind: 'seats',
        name: 'seats.title',
        icon: SystemIcon,
        resource: 'seats',
        async find(words, signal) {
            const all = await licencesWithMachines(reach);
            const large = all.filter(isLarge);
            const pages = await Promise.all(
                large.map(({ id }) => {
                    const meta: ReadMeta = { licence: id, names: true, queue: 'always' };
                    return findRows<Seat>(queries, provider, 'seats', { pagination: FIRST, filter: { q: words }, meta, signal });
                }),
            );
            const near = all
                .filter(licence => !isLarge(licence))
                .flatMap(licence => licence.seats ?? [])
                .filter(({ machineName }) => matches(words, [machineName]));
            const found = sortRows([...near, ...pages.flatMap(({ data }) => data)], seatOrder);
            return {
                finds: found.slice(0, SHOWN).map(seat => show(seat, all)),
                total: pages.reduce((sum, { total }) => sum + total, near.length),
            };
        },
        async recall(ids) {
            const all = await licencesWithMachines(reach);
            const known = all.flatMap(licence => licence.seats ?? []).map(seat => show(seat, all));
            return byIds(known, ids);
        },
    };
}

const sources: Sources = reach => (manages(reach) && reach.isOffered(paths.licenceSeats('1')) ? [machines(reach)] : []);
export default sources;
