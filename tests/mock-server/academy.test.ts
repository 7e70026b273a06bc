// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AcademySession, Comment, Directory, Embed, Tag, Video } from '../../dataProvider/types';
import { NOON, DAY } from './portalServer';
import { withSignedCalls, type Auth } from './signedCalls';

const { advance, send, signIn, state } = withSignedCalls();

const USER = 'user@holzmann.example';
const validate = async (auth: Auth) => (await send<AcademySession>(auth, 'POST', '/academy/auth/validate')).body;
const logout = (auth: Auth, body?: { immediate: boolean }) => send(auth, 'POST', '/academy/auth/logout', body);
const embedStatus = async (auth: Auth, video: string) => (await send(auth, 'GET', `/academy/embeds/lib1/${video}`)).status;
const inState = (name: string) => ({ data: { state: name } });

describe('the session', () => {
    it('unlocks content for the sign-in that holds it', async () => {
        const session = await signIn(USER);
        expect(await embedStatus(session, 'v103')).toBe(403);
        expect(await validate(session)).toBe(true);
        expect(await embedStatus(session, 'v103')).toBe(200);
        expect((await send<Video>(session, 'GET', '/academy/videos/v103')).body.locked).toBe(false);

        const other = await signIn(USER);
        expect(await validate(other)).toEqual(inState('occupied'));
        expect((await send<Video>(other, 'GET', '/academy/videos/v103')).body.locked).toBe(true);
        expect(await validate(session)).toBe(true);
    });

    it('is missing without a key and invalid with an expired licence', async () => {
        expect(await validate(await signIn('admin@lehmann.example'))).toEqual(inState('missing'));
        expect(await validate(await signIn('admin@demo.example'))).toEqual(inState('invalid'));
        expect(await validate(await signIn('student@schule.example'))).toBe(true);
    });

    it.each(['missing', 'occupied', 'invalid', 'error', 'pending'] as const)(
        'is %s once support has set that, until the setting is removed',
        async forced => {
            const session = await signIn(USER);
            expect(await validate(session)).toBe(true);
            const userId = state().users.find(user => user.email === USER)!.id;
            const rows = state().academySessions;
            rows.push({ id: 'as1', userId, token: '', lastValidated: NOON, endsAt: null, forced });
            expect(await validate(session)).toEqual(inState(forced));
            expect(await embedStatus(session, 'v103')).toBe(403);
            await logout(session, { immediate: true });
            expect(await validate(session)).toEqual(inState(forced));
            state().academySessions = [];
            expect(await validate(session)).toBe(true);
        },
    );

    it('follows an order as soon as it takes effect', async () => {
        const session = await signIn('admin@demo.example');
        expect((await send(session, 'POST', '/orders/academy', { count: 2 })).status).toBe(204);
        expect(await validate(session)).toEqual(inState('invalid'));
        advance(60);
        expect(await validate(session)).toBe(true);
    });

    it('is invalid with an expired key', async () => {
        const session = await signIn(USER);
        for (const key of state().keys) if (key.userId === 'u102') key.expire = NOON - DAY;
        expect(await validate(session)).toEqual(inState('invalid'));
    });

    it('lapses 180 s after the last validation', async () => {
        const [session, other] = [await signIn(USER), await signIn(USER)];
        await validate(session);
        advance(120);
        await validate(session);
        advance(180);
        expect(await validate(other)).toEqual(inState('occupied'));
        advance(1);
        expect(await embedStatus(session, 'v103')).toBe(403);
        expect(await validate(other)).toBe(true);
    });

    it('ends 15 s after a logout unless it is validated first', async () => {
        const [session, other] = [await signIn(USER), await signIn(USER)];
        await validate(session);
        expect((await logout(session)).status).toBe(204);
        advance(14);
        expect(await validate(other)).toEqual(inState('occupied'));
        expect(await validate(session)).toBe(true);
        advance(15);
        expect(await validate(other)).toEqual(inState('occupied'));

        await logout(session);
        advance(15);
        expect(await validate(other)).toBe(true);
    });

    it('ends at once on request, and can then be started by another sign-in', async () => {
        const [session, other] = [await signIn(USER), await signIn(USER)];
        await validate(session);
        // closing a tab of another sign-in ends nothing
        await logout(other);
        advance(20);
        expect(await validate(other)).toEqual(inState('occupied'));
        await logout(other, { immediate: true });
        expect(await validate(other)).toBe(true);
        expect(await validate(session)).toEqual(inState('occupied'));
    });

    it('ends with the sign-in', async () => {
        const [session, other] = [await signIn(USER), await signIn(USER)];
        await validate(session);
        await send(session, 'DELETE', '/user/token');
        expect(await validate(other)).toBe(true);
    });
});

describe('directories and videos', () => {
    it('returns categories, directories with their path, and playlists in order', async () => {
        const session = await signIn(USER);
        const roots = await send<Directory[]>(session, 'GET', '/academy/directories');
        expect(roots.body.map(directory => directory.id)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5']);
        const { body } = await send<Directory>(session, 'GET', '/academy/directories/d11');
        expect(body.path).toEqual([{ id: 'd1', label: 'Planen' }]);
        expect(body.contents?.map(group => group.content.map(item => item.id))).toEqual([['v102', 'v103', 'v104'], ['v105']]);
        const playlist = await send<Video[]>(session, 'GET', '/academy/directories/d1/playlist');
        expect(playlist.body.map(video => video.id)).toEqual(['v101', 'v102', 'v103', 'v104', 'v105', 'v106', 'v107', 'v108']);
        const path = await send<{ id: string }[]>(session, 'GET', '/academy/videos/v103/path');
        expect(path.body.map(item => item.id)).toEqual(['d1', 'd11']);
        expect((await send(session, 'GET', '/academy/directories/nothing')).status).toBe(404);
        expect((await send(session, 'GET', '/academy/videos/nothing')).status).toBe(404);
    });

    it('has the files of every playable video', async () => {
        const session = await signIn(USER);
        await validate(session);
        const types = new Set<string>();
        for (const { id, type, thumbnail, attachments } of state().videos) {
            const { status, body } = await send<Embed>(session, 'GET', `/academy/embeds/lib1/${id}`);
            expect([id, status]).toEqual([id, type === 'placeholder' ? 404 : 200]);
            const video = (await send<Video>(session, 'GET', `/academy/videos/${id}`)).body;
            expect(video.thumbnail === null).toBe(thumbnail === null);
            const addresses = [video.thumbnail, ...video.attachments.map(attachment => attachment.resourceUri)];
            if (status === 200) {
                types.add(body.type);
                addresses.push(body.src, body.poster ?? null, ...body.captions.map(caption => caption.src));
            }
            for (const address of addresses) {
                if (address === null) continue;
                expect([address, (await fetch(address, { method: 'HEAD' })).status]).toEqual([address, 200]);
            }
            expect(video.attachments).toHaveLength(attachments.length);
        }
        expect([...types].sort()).toEqual(['application/vnd.apple.mpegurl', 'text/html', 'video/mp4', 'video/webm']);
    });

    it('gives attachments their real size', async () => {
        const session = await signIn(USER);
        const { body } = await send<Video>(session, 'GET', '/academy/videos/v301');
        for (const { resourceUri, size } of body.attachments) {
            expect((await (await fetch(resourceUri)).arrayBuffer()).byteLength).toBe(size);
        }
    });

    it('stores progress as sent, for each user', async () => {
        const [user, admin] = [await signIn(USER), await signIn('admin@holzmann.example')];
        const progress = async (auth: Auth) => (await send<Video>(auth, 'GET', '/academy/videos/v102')).body.progress;
        expect(await progress(user)).toBe(42.5);
        expect((await send(user, 'PUT', '/academy/videos/v102/progress', { value: 17.126 })).status).toBe(204);
        expect([await progress(user), await progress(admin)]).toEqual([17.13, 0]);
        expect((await send(user, 'PUT', '/academy/videos/v102/progress', { value: 101 })).status).toBe(400);
    });

    it('searches by words, directory and any of several tags', async () => {
        const session = await signIn(USER);
        const search = async (query: string) => {
            const { body } = await send<{ directories: Directory[]; videos: Video[] }>(
                session,
                'GET',
                `/academy/search?${query}`,
            );
            return { directories: body.directories.map(row => row.id), videos: body.videos.map(row => row.id) };
        };
        expect(await search('query=BAD')).toEqual({ directories: ['d13'], videos: ['v107'] });
        expect(await search('query=bad&target=directory')).toEqual({ directories: ['d13'], videos: [] });
        expect(await search('query=&target=all&tags=bath%7Clive')).toEqual({
            directories: [],
            videos: ['v107', 'v108', 'v401', 'v402'],
        });
        expect(await search('query=aufgebaut')).toEqual({ directories: [], videos: ['v101'] });
        const tags = await send<Tag[]>(session, 'GET', '/academy/tags');
        expect(new Set(state().videos.flatMap(video => video.tags)).size).toBe(tags.body.length);
    });
});

describe('comments', () => {
    const path = '/academy/videos/v101/comments';
    const list = async (auth: Auth, below = '') => (await send<Comment[]>(auth, 'GET', `${path}${below}`)).body;

    it('returns the newest first, replies separately, and removed ones without their text', async () => {
        const session = await signIn(USER);
        const comments = await list(session);
        expect(comments.map(comment => comment.id)).toEqual(['cm8', 'cm6', 'cm3', 'cm1']);
        expect(comments.every(comment => comment.replies.length === 0)).toBe(true);
        expect(comments[1]).toMatchObject({ hidden: true, content: '', hasReplies: true });
        expect(comments[2]).toMatchObject({
            author: 'Jan Kowalski',
            editable: true,
            editedAt: expect.any(Number),
            hasReplies: true,
        });
        expect(comments[3]).toMatchObject({ editable: false, moderator: false });
        const replies = await list(session, '/cm3/replies');
        expect(replies.map(reply => [reply.id, reply.moderator])).toEqual([
            ['cm4', true],
            ['cm5', false],
        ]);
    });

    it('creates, changes and deletes a user’s own', async () => {
        const session = await signIn('reader@holzmann.example');
        const created = await send<Comment>(session, 'POST', path, { content: ' Danke! ', parentId: 'cm4' });
        expect(created.status).toBe(201);
        expect(created.body).toMatchObject({
            content: 'Danke!',
            author: 'Ruth Leser',
            editable: true,
            createdAt: NOON,
            editedAt: null,
        });
        // a reply to a reply becomes its sibling
        expect((await list(session, '/cm3/replies')).at(-1)?.id).toBe(created.body.id);

        advance(DAY);
        const own = `${path}/${created.body.id}`;
        const changed = await send<Comment>(session, 'PATCH', own, { content: 'Vielen Dank!' });
        expect(changed.body).toMatchObject({ content: 'Vielen Dank!', editedAt: NOON + DAY });
        expect((await send(await signIn(USER), 'PATCH', own, { content: 'x' })).status).toBe(403);
        expect((await send(await signIn(USER), 'DELETE', own)).status).toBe(403);
        expect((await send(session, 'DELETE', own)).status).toBe(204);
        expect((await send(session, 'DELETE', own)).status).toBe(404);
    });

    it('keeps the place of a deleted one that has replies', async () => {
        const session = await signIn(USER);
        expect((await send(session, 'DELETE', `${path}/cm3`)).status).toBe(204);
        const comment = (await list(session)).find(row => row.id === 'cm3');
        expect(comment).toMatchObject({ hidden: true, content: '', editable: false, hasReplies: true });
        expect(await list(session, '/cm3/replies')).toHaveLength(2);
    });

    it('refuses a text that is too long, users without a licence, and videos without comments', async () => {
        const session = await signIn(USER);
        expect((await send(session, 'POST', path, { content: '👍'.repeat(1024) })).status).toBe(201);
        expect((await send(session, 'POST', path, { content: 'x'.repeat(1025) })).status).toBe(400);
        expect((await send(session, 'POST', path, { content: '  ' })).status).toBe(400);
        expect((await send(session, 'POST', path, { content: 'x', parentId: 'cm9' })).status).toBe(404);
        expect((await send(session, 'POST', '/academy/videos/v203/comments', { content: 'x' })).status).toBe(403);
        expect((await send(await signIn('admin@lehmann.example'), 'POST', path, { content: 'x' })).status).toBe(403);
        expect((await send(await signIn('admin@demo.example'), 'POST', path, { content: 'x' })).status).toBe(403);
    });
});
