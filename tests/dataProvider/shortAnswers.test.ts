import { expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '#dataProvider';
import { fakeClient } from '../support/fakeClient';

/** Lists that are read without query options, from a server that gives only a part of them: a failure, never a shorter list (QUERY-12). */

const READS: [path: string, read: (provider: PortalDataProvider) => Promise<unknown>][] = [
    ['applications', provider => provider.getApplications()],
    ['licences/l1/modules', provider => provider.getLicenceModules({ licence: 'l1' })],
    ['academy/directories', provider => provider.getDirectories()],
    ['academy/directories/d1/playlist', provider => provider.getPlaylist({ directory: 'd1' })],
    ['academy/tags', provider => provider.getTags()],
    ['academy/videos/v1/path', provider => provider.getVideoPath({ video: 'v1' })],
    ['academy/videos/v1/comments', provider => provider.getComments({ video: 'v1' })],
    ['academy/videos/v1/comments/c1/replies', provider => provider.getReplies({ video: 'v1', comment: 'c1' })],
];

it.each(READS)('%s', async (path, read) => {
    const fake = fakeClient();
    const provider = createDataProvider({ client: fake.client });
    const row = { id: '1', label: 'One' };
    fake.on(`GET ${path}`, { value: [row] });
    await expect(read(provider)).resolves.toMatchObject([{}]);
    for (const more of [{ '@odata.nextLink': 'next' }, { '@odata.count': 2 }]) {
        fake.on(`GET ${path}`, { ...more, value: [row] });
        await expect(read(provider)).rejects.toMatchObject({ message: 'errors.incomplete' });
    }
});
