// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PortalDataProvider } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import { answerOf, answers, exampleOf, isObject } from './description';
import { mutationsOf } from './mutations';
import { providerWith } from './provider';
import { changeViews, managementViews, serviceViews, undrawn } from './views';

/** Responses that no page displays, through the data provider: each damaged in every way, one fault at a time. */

type Call = (provider: PortalDataProvider) => Promise<unknown>;

const id = 'x1';
const before = { id, label: 'Before', name: 'Before', email: 'before@holzmann.example', alias: 'Before' };

/** Reads that the data provider offers although no page uses them. */
const reads: Readonly<Record<string, Call>> = {
    listLicenceModules: provider => provider.getLicenceModules({ licence: id }),
};

/** The changes that return something. */
const changes: Readonly<Record<string, Call>> = {
    updateOwnUser: async provider => {
        const user = await provider.updateCurrentUser({ displayName: 'After' });
        // no page displays the user's own keys and groups of this response
        return user && { ...user, keys: undefined, cloudGroups: undefined };
    },
    createKey: provider => provider.create('keys', { data: { label: 'After', licenceId: 'l1' } }),
    updateKey: provider => provider.update('keys', { id, data: { label: 'After' }, previousData: before }),
    refreshKey: provider => provider.refreshKey({ key: id }),
    assignKey: provider => provider.assignKey({ user: id, key: id }),
    renameLicence: provider => provider.update('licences', { id, data: { name: 'After' }, previousData: before }),
    createUser: provider => provider.create('users', { data: { email: 'after@holzmann.example' } }),
    updateUser: provider => provider.update('users', { id, data: { surname: 'After' }, previousData: before }),
    assignLicence: provider => provider.assignLicence({ user: id, licence: id }),
    createCloudGroup: provider => provider.create('cloudGroups', { data: { label: 'After' } }),
    updateCloudGroup: provider => provider.update('cloudGroups', { id, data: { label: 'After' }, previousData: before }),
    createTicket: provider => provider.createTicket({ content: 'After' }),
    closeTicket: provider => provider.closeTicket({ ticket: id }),
    createTicketMessage: provider => provider.sendTicketMessage({ ticket: id, content: 'After' }),
    createComment: provider => provider.addComment({ video: id, content: 'After' }),
    updateComment: provider => provider.editComment({ video: id, comment: id, content: 'After' }),
};

/** Responses that contain no more than their status. */
const silent = ['validatePasswordToken', 'validateEduToken'];

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** The fields of a value whose type differs from the valid one; absent and null fields are ignored. */
function mistyped(value: unknown, sound: unknown, at = ''): string[] {
    if (value === null || value === undefined) return [];
    if (kindOf(value) !== kindOf(sound)) return [`${at} is ${JSON.stringify(value)}`];
    if (Array.isArray(value)) return value.flatMap(row => mistyped(row, (sound as unknown[])[0] ?? row, `${at}[]`));
    if (!isObject(value)) return [];
    // counts beside a relation are checked where they are read (`countOf`)
    const fields = Object.entries(sound as object).filter(([name]) => !name.includes('@odata.count'));
    return fields.flatMap(([name, field]) => mistyped(value[name], field, `${at}.${name}`));
}

const damagedAnswers = (operation: string) => {
    const answer = answerOf(operation);
    return mutationsOf(answer, exampleOf(answer.schema)).map(({ name, places, apply }) => ({
        name,
        body: apply(exampleOf(answer.schema), places[0]!),
    }));
};

it('covers every response of the description', () => {
    const drawn = [...managementViews, ...serviceViews, ...changeViews].flatMap(view => view.reads);
    const covered = new Set([...drawn, ...undrawn, ...Object.keys(changes), ...silent]);
    expect(answers.map(({ operation }) => operation).filter(operation => !covered.has(operation))).toEqual([]);
    expect(undrawn).toEqual(expect.arrayContaining(Object.keys(reads)));
});

describe('reads that no page displays', () => {
    it.each(Object.entries(reads))('%s returns the right types, or fails as malformed', async (operation, call) => {
        const sound = await call(providerWith({ [operation]: exampleOf(answerOf(operation).schema) }));
        for (const { name, body } of damagedAnswers(operation)) {
            const read = await call(providerWith({ [operation]: body })).catch((error: unknown) => {
                expect(error, name).toBeInstanceOf(PortalError);
            });
            expect(mistyped(read, sound), name).toEqual([]);
        }
    });
});

describe('changes', () => {
    it.each(Object.entries(changes))('%s succeeds by its status, whatever the response', async (operation, call) => {
        const sound = await call(providerWith({ [operation]: exampleOf(answerOf(operation).schema) }));
        for (const { name, body } of damagedAnswers(operation)) {
            const done = await call(providerWith({ [operation]: body })).catch((error: unknown) =>
                expect.unreachable(`${name}: ${String(error)}`),
            );
            expect(mistyped(done, sound), name).toEqual([]);
        }
    });
});
