import { sampled } from '#dataProvider/odata/build';
import type { ReadMeta } from '#dataProvider/resources';
import type { Licence } from '#dataProvider/types';
import { paths } from '../config/paths';
import { detailOf, kept, manages, sees } from '../shared/finder/source';
import type { Reach, Sources } from '../shared/finder/types';
import { codeWord } from '../shared/format/code';
import { readList } from '../shared/query/lists';
import { LicencesIcon } from '../ui/icons';

/** So many machines of each licence come with the licences; of a licence with more, the machines are searched by the server (FIND-4). */
const MACHINES_AT_HAND = 100;

const WITH_MACHINES: ReadMeta = { expand: [sampled('seats', MACHINES_AT_HAND)] };

/** The licences with their machines. */
export const licencesWithMachines = async ({ queries, provider }: Reach): Promise<readonly Licence[]> =>
    (await readList<Licence>(queries, provider, 'licences', { meta: WITH_MACHINES })).data;

const sources: Sources = reach => {
    const { t } = reach;
    if (!manages(reach) || !sees(reach, 'licences')) return [];
    const look = { kind: 'licences', name: 'licences.title', icon: LicencesIcon, list: paths.licences } as const;
    const read = async () =>
        (await licencesWithMachines(reach)).map(({ id, name, product, count, count_active_licences: used }) => {
            const word = codeWord(t, 'licences.products', product);
            const detail = detailOf(word, Number.isFinite(count) && t('licences.usage', { used, count }));
            return [{ id, title: name, detail, to: paths.licence(id) }, name, product, word] as const;
        });
    return [kept(look, read)];
};
export default sources;
