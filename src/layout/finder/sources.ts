import { mayDo } from '#authProvider/access';
import { isAdministrator } from '#authProvider/roles';
import { sortRows } from '#dataProvider/localEngine';
import { sampled } from '#dataProvider/odata/build';
import { countOf } from '#dataProvider/odata/read';
import { seatOrder, type ReadMeta } from '#dataProvider/resources';
import type { Application, CloudGroup, Contract, Invoice, Key, Licence, Seat, Ticket, User, Video } from '#dataProvider/types';
import { paths } from '../../config/paths';
import { isListed, PRODUCTS } from '../../keys/public';
import { codeWord } from '../../shared/format/code';
import { formatUtcDay } from '../../shared/format/date';
import { invoicesPath, searched } from '../../shared/listPaths';
import { nameOf, nameWithEmail } from '../../shared/person';
import { queryKeys } from '../../shared/query/keys';
import { findRows, readList } from '../../shared/query/lists';
import { ticketNumber } from '../../tickets/public';
import { matches, type Find } from './find';
import { foundOf, byIds, detailOf, FIRST, kept, listed, SHOWN, type Reach, type Source } from './source';

/** The finder's sources: one read for each kind (FIND-2). */

/** So many machines of each licence come with the licences; of a licence with more, the machines are searched by the server (FIND-4). */
const MACHINES_AT_HAND = 100;

const WITH_USERS: ReadMeta = { expand: ['users'] };
const WITH_MACHINES: ReadMeta = { expand: [sampled('seats', MACHINES_AT_HAND)] };

function users(reach: Reach): Source {
    const show = (user: User, words: string): Find => {
        const name = nameOf(user);
        const noted = words !== '' && !matches(words, [user.email, user.forename ?? '', user.surname ?? '']);
        return {
            kind: 'users',
            id: user.id,
            title: name,
            detail: detailOf(name !== user.email && user.email, noted && user.adminNote),
            to: paths.user(user.id),
        };
    };
    return listed<User>(reach, 'users', { resource: 'users', list: paths.users, show });
}

function keys(reach: Reach): Source {
    const { t, isOffered } = reach;
    const show = ({ id, label, token, product, licenceId, users: holders = [], email }: Key, words: string): Find => {
        const byToken = words !== '' && matches(words, [token]);
        // A key is often labelled with its user's name.
        const names = holders.length > 0 ? holders.map(one => (nameOf(one) === label ? one.email : nameWithEmail(one))) : [email];
        return {
            kind: 'keys',
            id,
            title: label || token,
            detail: detailOf(codeWord(t, 'licences.products', product), byToken && token, names.join(', ')),
            to: searched(paths.licenceKeys(licenceId), label),
            people:
                byToken && isOffered(paths.user(id))
                    ? holders.map(holder => {
                          const title = nameOf(holder);
                          const detail = title === holder.email ? undefined : holder.email;
                          return { kind: 'users', id: holder.id, title, detail, to: paths.user(holder.id) };
                      })
                    : undefined,
        };
    };
    return listed<Key>(reach, 'keys', { resource: 'keys', meta: WITH_USERS, filter: { product: [...PRODUCTS] }, show });
}

const licencesOf = async ({ queries, provider }: Reach): Promise<readonly Licence[]> =>
    (await readList<Licence>(queries, provider, 'licences', { meta: WITH_MACHINES })).data;

function licences(reach: Reach): Source {
    const { t } = reach;
    return {
        ...kept('licences', 'licences', async () =>
            (await licencesOf(reach)).map(({ id, name, product, count, count_active_licences: used }) => {
                const word = codeWord(t, 'licences.products', product);
                const detail = detailOf(word, Number.isFinite(count) && t('licences.usage', { used, count }));
                return [{ kind: 'licences', id, title: name, detail, to: paths.licence(id) }, name, product, word];
            }),
        ),
        list: paths.licences,
    };
}

/** Machines are seats, which the API only returns within a licence (FIND-4). */
function seats(reach: Reach): Source {
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
        resource: 'seats',
        async find(words, signal) {
            const all = await licencesOf(reach);
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
            const all = await licencesOf(reach);
            const known = all.flatMap(licence => licence.seats ?? []).map(seat => show(seat, all));
            return byIds(known, ids);
        },
    };
}

/** The keys of an ordinary user (KEY-9). */
function ownKeys({ queries, provider, user, t }: Reach): Source {
    return kept('keys', 'keys', async () => {
        const { data } = await readList<Key>(queries, provider, 'keys', { meta: { user: user.id } });
        return data.filter(isListed).map(({ id, product, token, label }) => {
            const title = codeWord(t, 'licences.products', product);
            return [{ kind: 'keys', id, title, detail: token, to: paths.licences }, title, product, token, label];
        });
    });
}

function applications({ queries, provider }: Reach): Source {
    return kept('applications', 'applications', async () => {
        const all = await queries.query<readonly Pick<Application, 'id' | 'label'>[]>({
            queryKey: queryKeys.applications,
            queryFn: ({ signal }) => provider.getApplications({ signal }),
        });
        return all.map(({ id, label }) => [{ kind: 'applications', id, title: label, to: paths.applications }, label, id]);
    });
}

function videos({ provider }: Reach): Source {
    const show = ({ id, label, type, directoryId }: Video): Find => ({
        kind: 'videos',
        id,
        title: label,
        to: type === 'placeholder' ? paths.academyDirectory(directoryId) : paths.academyVideo(directoryId, id),
    });
    return {
        kind: 'videos',
        resource: 'academy',
        find: async (query, signal) =>
            foundOf((await provider.searchAcademy({ query, target: 'video', tags: [], signal })).videos.map(show)),
        async recall(ids, signal) {
            const read = await Promise.allSettled(ids.map(video => provider.getVideo({ video, signal })));
            return read.flatMap(result => (result.status === 'fulfilled' ? [show(result.value)] : []));
        },
    };
}

/** Returns what this user can find, by role and areas (FIND-2, FIND-3). */
export function sourcesFor(reach: Reach): Source[] {
    const { user, areas, isOffered, language } = reach;
    const sees = (area: string): boolean => areas.some(({ id }) => id === area);
    const manages = isAdministrator(user) && mayDo(user.role, 'read', 'licenceDetails');
    const ownAcademy = areas.some(({ id, external }) => id === 'academy' && !external);

    return [
        ...(sees('users') ? [users(reach)] : []),
        ...(manages && sees('licences') ? [licences(reach)] : []),
        ...(manages && isOffered(paths.licenceKeys('1')) ? [keys(reach)] : []),
        ...(manages && isOffered(paths.licenceSeats('1')) ? [seats(reach)] : []),
        ...(!manages && sees('licences') ? [ownKeys(reach)] : []),
        ...(sees('cloudGroups')
            ? [
                  listed<CloudGroup>(reach, 'cloudGroups', {
                      resource: 'cloudGroups',
                      list: paths.cloudGroups,
                      show: ({ id, label }) => ({ kind: 'cloudGroups', id, title: label, to: paths.cloudGroup(id) }),
                  }),
              ]
            : []),
        ...(sees('contracts')
            ? [
                  listed<Contract>(reach, 'contracts', {
                      resource: 'contracts',
                      list: paths.contracts,
                      show: ({ id, name }) => ({ kind: 'contracts', id, title: name, to: paths.contract(id) }),
                  }),
                  listed<Invoice>(reach, 'invoices', {
                      resource: 'invoices',
                      list: invoicesPath,
                      show: ({ id, name, created }) => ({
                          kind: 'invoices',
                          id,
                          title: name,
                          detail: Number.isFinite(created) ? formatUtcDay(created, language) : undefined,
                          to: searched(invoicesPath, name),
                      }),
                  }),
              ]
            : []),
        ...(sees('tickets')
            ? [
                  listed<Ticket>(reach, 'tickets', {
                      resource: 'tickets',
                      list: paths.tickets,
                      show: ticket => ({
                          kind: 'tickets',
                          id: ticket.id,
                          title: ticketNumber(ticket),
                          detail: ticket.content ?? undefined,
                          to: paths.ticket(ticket.id),
                      }),
                  }),
              ]
            : []),
        ...(sees('applications') ? [applications(reach)] : []),
        ...(!manages && ownAcademy ? [videos(reach)] : []),
    ];
}
