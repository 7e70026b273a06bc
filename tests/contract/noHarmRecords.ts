import type { PortalDataProvider } from '../../dataProvider';
import { markOf } from '../../dataProvider/jobs/mark';
import { taskOf, type DialogStep, type Subject } from '../../dataProvider/jobs/steps';
import { beginOperation, type OperationProvider } from '../../dataProvider/operation';
import type { CloudGroup, Key, Licence, User } from '../../dataProvider/types';
import { presentLicence } from '../../customRoutes/academy/membership/membership';
import type { startMockServer } from './support';

/** The records that noHarmAnswers.test.ts changes on servers that are not as one thinks, and what others do to them. */

export type State = ReturnType<ReturnType<typeof startMockServer>['state']>;

export const [LICENCE, KEY, SPARE, USER, OTHER] = ['10010101', 'k1203', 'k1229', 'u102', 'u104'] as const;
export const THIRD = 'u103';
export const [GROUP, MEMBERLESS, SEAT, IDLE_SEAT, DAY] = ['g102', 'g107', 's1933', 's1934', 2_000_000_000] as const;

export const one = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const found = rows.find(row => row.id === id);
    if (!found) throw new Error('the seed has changed');
    return found;
};

export const countOf = (licences: readonly Licence[]): number => presentLicence(licences, Date.now() / 1000)?.count ?? 0;

/** What the dialogs and checks have shown. */
interface Known {
    key: Key;
    spare: Key;
    user: User;
    me: User;
    group: CloudGroup;
    licence: Licence;
    /** id of an open one */
    ticket: string;
    /** how many licences the membership has */
    count: number;
    /** since when the seats have been as they are */
    since: number | null;
    idleSince: number | null;
}

export const known = {} as Known;

/** Reads what the cases are about. */
export async function readKnown(provider: PortalDataProvider, state: State): Promise<void> {
    one(state.users, USER).adminNote = 'Office; Left';
    const read = async <Row extends { id: string }>(name: string, id: string) => (await provider.getOne<Row>(name, { id })).data;
    const { data } = await provider.getList<Licence>('licences', { filter: { product: 'academy' } });
    Object.assign(known, {
        key: await read<Key>('keys', KEY),
        spare: await read<Key>('keys', SPARE),
        user: await read<User>('users', USER),
        me: await provider.getCurrentUser(),
        group: await read<CloudGroup>('cloudGroups', GROUP),
        licence: await read<Licence>('licences', LICENCE),
        ticket: state.tickets.find(({ customerId, status }) => customerId === '10010' && status === 'open')?.id ?? '',
        count: countOf(data),
        since: one(state.seats, SEAT).activated,
        idleSince: one(state.seats, IDLE_SEAT).deactivated,
    } satisfies Known);
}

export interface Case {
    /** what is changed: a step of a job or a dialog, or the change of a form */
    act: (provider: PortalDataProvider) => Promise<unknown>;
    /** what was so when it was chosen */
    given?: (state: State) => void;
    /** what others did meanwhile, each of which must keep it from being sent */
    others?: Readonly<Record<string, (state: State) => void>>;
    /** that is not known on a server with which reads are not as they should be */
    byFilter?: true;
}

/** the steps that were taken */
export const taken = new Set<string>();

/** A step; what it names is known once the records have been read. */
export const step =
    (meaning: () => [DialogStep, Subject]): Case['act'] =>
    provider => {
        const [named, subject] = meaning();
        taken.add(named.verb);
        return taskOf(provider, named, subject).send();
    };
export const form =
    (change: (provider: OperationProvider) => Promise<unknown>): Case['act'] =>
    provider =>
        change(beginOperation(provider, new Map()).provider);

/** What others do. */
export const share = (state: State) => void (one(state.keys, KEY).sharedWith = [THIRD]);
export const moveKey = (state: State) => void (one(state.keys, KEY).userId = OTHER);
const unshare = (state: State) => void (one(state.keys, KEY).sharedWith = []);
const toThird = (state: State) => void (one(state.keys, KEY).userId = THIRD);
export const giveSpare = (state: State) => void (one(state.keys, SPARE).userId = THIRD);
export const otherExpiry = (state: State) => void (one(state.keys, KEY).expire = DAY + 5);
export const takeSpare = (state: State) => void (one(state.keys, SPARE).userId = OTHER);
export const leave = (state: State) => {
    const members = one(state.cloudGroups, GROUP);
    members.userIds = members.userIds.filter(id => id !== USER);
};
export const promote = (state: State) => void (one(state.users, USER).role = 'ADMIN');
export const rename = (state: State) => void (one(state.keys, KEY).label = 'By others');

export const ofKey = { licence: LICENCE, key: KEY };
export const alone = () => ({ from: [USER], expire: known.key.expire });
export const held = (): Subject => ({
    id: USER,
    held: { [LICENCE]: { key: KEY, from: [USER], expire: known.key.expire, mark: markOf(known.key.token) } },
});
export const keptUsers = { 'nobody else has it any more': unshare, 'the user has lost it': toThird };
export const passedUsers = { 'it is shared': share, 'somebody else has it': toThird };
export const keyUsers = { 'it is shared': share, 'somebody else has it': moveKey };
export const keyAsSeen = { ...keyUsers, 'it has another expiry': otherExpiry };
