// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import type { PortalDataProvider } from '../../dataProvider';
import * as academy from '../../dataProvider/actions/academy';
import { recorded, startMockServer } from './support';

/** Every call of the academy against a server that checks each against openapi.yaml. */
const mock = startMockServer();
const used = new Set<string>();
let provider: PortalDataProvider;

/** Has a key of the automatic academy licence. */
const HOLDER = 'admin@northfield.example';

beforeAll(async () => {
    provider = recorded((await mock.signedIn(HOLDER)).provider, used);
});

it('starts and ends the session', async () => {
    expect(await provider.validateAcademySession()).toBe(true);
    const again = await mock.signedIn(HOLDER);
    expect(await again.provider.validateAcademySession()).toBe('occupied');
    await provider.endAcademySession({ keepalive: true });
    expect(await again.provider.validateAcademySession()).toBe('occupied');
    await provider.endAcademySession({ immediate: true });
    expect(await again.provider.validateAcademySession()).toBe(true);
    const without = await mock.signedIn('admin@lehmann.example');
    expect(await without.provider.validateAcademySession()).toBe('missing');
});

it('reads directories and videos, and searches', async () => {
    const [directory] = await provider.getDirectories();
    expect((await provider.getDirectory({ directory: directory!.id })).contents).toBeDefined();
    const { videos } = await provider.searchAcademy({ query: '', target: 'video' });
    const video = videos.find(candidate => !candidate.locked && candidate.type !== 'placeholder')!;
    expect((await provider.getPlaylist({ directory: video.directoryId })).map(row => row.id)).toContain(video.id);
    expect((await provider.getVideo({ video: video.id })).label).toBe(video.label);
    expect((await provider.getVideoPath({ video: video.id })).length).toBeGreaterThan(0);
    expect((await provider.getEmbed({ library: video.libraryId, video: video.id })).src).toEqual(expect.any(String));
    const tags = (await provider.getTags()).map(tag => tag.id);
    expect((await provider.searchAcademy({ query: "a&b'", tags: tags.slice(0, 2) })).directories).toEqual([]);
    await provider.saveProgress({ video: video.id, percent: 12.3456 });
    expect((await provider.getVideo({ video: video.id })).progress).toBe(12.35);
});

it('comments, replies, edits and deletes', async () => {
    const { videos } = await provider.searchAcademy({ query: '' });
    const video = videos.find(candidate => candidate.allowComments)!.id;
    const added = await provider.addComment({ video, content: ' Good ' });
    expect(added).toMatchObject({ content: 'Good', editable: true });
    const comment = added?.id ?? '';
    const reply = (await provider.addComment({ video, content: 'Indeed', parent: comment }))?.id ?? '';
    expect((await provider.getReplies({ video, comment })).map(answer => answer.id)).toEqual([reply]);
    expect((await provider.getComments({ video })).find(found => found.id === comment)?.hasReplies).toBe(true);
    await provider.editComment({ video, comment: reply, content: 'Very' });
    expect((await provider.getReplies({ video, comment })).map(answer => answer.content)).toEqual(['Very']);
    await provider.deleteComment({ video, comment: reply });
});

it('has called every function', () => {
    expect(Object.keys(academy).filter(name => !used.has(name))).toEqual([]);
});
