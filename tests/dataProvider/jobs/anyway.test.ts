import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import type { Item } from '#dataProvider/jobs/job';
import { taskOf } from '#dataProvider/jobs/steps';
import { fakeClient } from '../../support/fakeClient';
import { KEY, work } from './attempt';

/** What is done although a record has changed (MANY-14), over a lost connection (MANY-3). */

const rows = (...value: object[]) => ({ '@odata.count': value.length, value });

describe('a licence that is given anyway, to somebody who has a key of it', () => {
    const cut = new PortalError('errors.network', { status: 0, reason: 'network' });
    const key = (id: string) => ({ ...KEY, id, users: [{ id: 'u1' }] });
    const give = (answers: readonly object[], put: unknown) => {
        const fake = fakeClient({ 'PUT users/u1/licences/l1': put });
        let reads = 0;
        fake.on('GET users/u1/keys', () => answers[Math.min(reads++, answers.length - 1)]);
        const item: Item = { id: 'u1', seen: {}, anyway: true, state: 'waiting', step: 0 };
        return { fake, item: work([{ verb: 'giveLicence', licence: 'l1' }], item, fake) };
    };

    it('is not done by the key that was there, if the call is lost', async () => {
        const { fake, item } = give([rows(key('old'))], cut);
        expect(await item).toMatchObject({ missed: [{ state: 'failed' }] });
        expect(fake.called('PUT users/u1/licences/l1').length).toBeGreaterThan(1);
    });

    it('is done by a key that came with the call, at once or late, and the call is not repeated', async () => {
        const [before, after] = [rows(key('old')), rows(key('old'), key('new'))];
        for (const answers of [
            [before, after],
            [before, before, after],
        ]) {
            const { fake, item } = give(answers, cut);
            expect(await item).toMatchObject({ state: 'done', given: { l1: 'new' } });
            expect(fake.called('PUT users/u1/licences/l1')).toHaveLength(1);
        }
    });

    it('is not known to be done after a reload', async () => {
        const fake = fakeClient({ 'GET users/u1/keys': rows(key('old')) });
        const task = taskOf(
            createDataProvider({ client: fake.client }),
            { verb: 'giveLicence', licence: 'l1' },
            { id: 'u1', anyway: true },
        );
        await expect(task.look?.()).rejects.toMatchObject({ message: 'errors.incomplete' });
    });
});
