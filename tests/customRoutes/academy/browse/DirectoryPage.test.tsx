import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import DirectoryPage from '#customRoutes/academy/browse/DirectoryPage';
import type { SessionState } from '#customRoutes/academy/session/useAcademySession';
import type { Directory, Video } from '#dataProvider/types';
import { LEARNING_KEY, local } from '#storage/storage';
import { inSession, makeDirectory } from '#tests/support/academy';
import { makeVideo } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { failure } from '#tests/support/fakeClient';
import { renderPortal, type PortalOptions } from '#tests/support/renderPortal';

type Methods = NonNullable<PortalOptions['dataProvider']>;

const READS: Methods = { getTags: async () => [], getPlaylist: async () => [] };

const openCategories = (methods: Methods, state: SessionState = true) =>
    renderPortal(inSession(<DirectoryPage />, { state }), { route: '/academy', dataProvider: { ...READS, ...methods } });

const openDirectory = (fields: Partial<Directory>, methods: Methods = {}) =>
    renderPortal(inSession(<DirectoryPage />), {
        route: '/academy/d1',
        path: '/academy/:directoryId',
        dataProvider: { ...READS, getDirectory: async () => makeDirectory('d1', fields), ...methods },
    });

const card = (name: string) => screen.getByRole('heading', { name }).closest('li')!;

describe('the categories', () => {
    it('replace a skeleton, each with its lessons and progress', async () => {
        const { container } = await openCategories({
            getDirectories: async () => [
                makeDirectory('d1', { displayType: 'category', description: 'From the start' }),
                makeDirectory('d2'),
            ],
            getPlaylist: async ({ directory }) =>
                directory === 'd1'
                    ? [makeVideo({ id: 'v1', progress: 95, duration: 4000 }), makeVideo({ id: 'v2', duration: 200 })]
                    : [],
        });
        expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
        expect(await screen.findByText('1 of 2 videos completed')).toBeVisible();
        expect(container.querySelector('[aria-busy=true]')).not.toBeInTheDocument();
        expect(within(card('Directory d1')).getByText('2 lessons · 1 hr 10 mins')).toBeVisible();
        expect(within(card('Directory d1')).getByText('From the start')).toBeVisible();
        expect(within(card('Directory d1')).getByRole('progressbar', { name: 'Progress: Directory d1' })).toHaveAttribute(
            'aria-valuenow',
            '50',
        );
        expect(within(card('Directory d2')).queryByText(/lesson/)).not.toBeInTheDocument();
        expect(within(card('Directory d2')).queryByRole('progressbar')).not.toBeInTheDocument();
    });

    it('come after the begun videos, last played first, and the next of each begun course', async () => {
        local.setJson(LEARNING_KEY, { u7: { v3: 2, v1: 1 }, somebody: { v1: 9 } });
        const methods: Methods = {
            ...READS,
            getDirectories: async () => [makeDirectory('d1'), makeDirectory('d2')],
            getPlaylist: async ({ directory }) =>
                directory === 'd1'
                    ? [
                          makeVideo({ id: 'v1', label: 'Walls', progress: 50, duration: 120 }),
                          makeVideo({ id: 'v2', label: 'Done', progress: 100 }),
                          makeVideo({ id: 'v3', label: 'Doors', progress: 10, duration: 600 }),
                          makeVideo({ id: 'v4', label: 'Locked', locked: true }),
                          makeVideo({ id: 'v5', label: 'Windows', duration: 90 }),
                      ]
                    : [makeVideo({ id: 'v6', label: 'Untouched' })],
        };
        await renderPortal(inSession(<DirectoryPage />), { route: '/academy', user: { id: 'u7' }, dataProvider: methods });
        const part = async (name: string) => (await screen.findByRole('heading', { name })).closest('section')!;
        const texts = (element: HTMLElement) =>
            within(element)
                .getAllByRole('link')
                .map(link => link.textContent);
        expect(texts(await part('Continue learning'))).toEqual([
            'Doors9:00 left\u00a0· 10% watchedContinue',
            'Walls1:00 left\u00a0· 50% watchedContinue',
        ]);
        expect(texts(await part('Next in your courses'))).toEqual(['WindowsDirectory d1\u00a0· 1:30Start']);
    });

    it('wait for what was begun, which is above them, but not for long', async () => {
        let resolve: (videos: Video[]) => void = () => undefined;
        const promise = new Promise<Video[]>(done => {
            resolve = done;
        });
        await openCategories({ getDirectories: async () => [makeDirectory('d1')], getPlaylist: () => promise });
        await screen.findByRole('heading', { name: 'Academy' });
        expect(screen.queryByRole('heading', { name: 'Directory d1' })).not.toBeInTheDocument();
        expect(await screen.findByRole('heading', { name: 'Directory d1' }, { timeout: 5000 })).toBeVisible();
        resolve([makeVideo({ progress: 50 })]);
        expect(await screen.findByRole('heading', { name: 'Continue learning' })).toBeVisible();
    });

    it('do not request progress before it is known what is locked', async () => {
        const getPlaylist = vi.fn(async () => []);
        await openCategories({ getDirectories: async () => [makeDirectory('d1')], getPlaylist }, 'loading');
        await screen.findByRole('heading', { name: 'Directory d1' });
        expect(getPlaylist).not.toHaveBeenCalled();
    });

    it('show a notice when there are none', async () => {
        await openCategories({ getDirectories: async () => [] });
        expect(await screen.findByText('No courses yet')).toBeVisible();
    });

    it('that could not be loaded are loaded again on request', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getDirectories = vi
            .fn(async () => [makeDirectory('d1')])
            .mockRejectedValueOnce(failure(500, 'academy.errors.load'));
        const { user } = await openCategories({ getDirectories });
        expect(await screen.findByRole('alert')).toHaveTextContent("Can't load academy data");
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByRole('heading', { name: 'Directory d1' })).toBeVisible();
    });
});

describe('one directory', () => {
    it('groups its contents by label, and shows those without a label one level higher', async () => {
        await openDirectory({
            contents: [
                { label: ' ', content: [makeVideo({ id: 'v1' })] },
                { label: 'Basics', content: [makeDirectory('d2')] },
                { label: 'Empty', content: [] },
            ],
        });
        await screen.findByRole('heading', { level: 1, name: 'Directory d1' });
        expect(screen.getAllByRole('heading').map(heading => `${heading.tagName} ${heading.textContent}`)).toEqual([
            'H1 Directory d1',
            'H2 Video v1',
            'H2 Basics',
            'H3 Directory d2',
        ]);
    });

    it('shows an introductory video from another directory, with its state', async () => {
        const intro = makeVideo({
            id: 'v9',
            directoryId: 'd7',
            locked: true,
            progress: 40,
            metaData: { description: 'What this is about' },
        });
        await openDirectory({ introVideo: 'v9', contents: [] }, { getVideo: async () => intro });
        expect(await screen.findByRole('link', { name: 'Video v9' })).toHaveAttribute('href', '/academy/d7/v9');
        expect(screen.getByText('What this is about')).toBeVisible();
        expect(screen.getByText('With academy licence · 40% watched')).toBeVisible();
    });

    it('shows an introductory video of its own once, with its tags, apart from the others', async () => {
        const contents = [
            { label: 'Basics', content: [makeVideo({ id: 'v1', tags: ['t1'] }), makeVideo({ id: 'v2' })] },
            { label: 'More', content: [makeVideo({ id: 'v1' })] },
        ];
        await openDirectory({ introVideo: 'v1', contents }, { getTags: async () => [{ id: 't1', label: 'Kitchen' }] });
        await screen.findByText('Kitchen');
        expect(screen.getAllByRole('link', { name: /^Video/ }).map(link => link.textContent)).toEqual(['Video v1', 'Video v2']);
        expect(screen.queryByRole('heading', { name: 'More' })).not.toBeInTheDocument();
    });

    it('works without an introduction, progress or tags if they cannot be loaded', async () => {
        allowConsole(/^PortalError/);
        const refused = () => Promise.reject(failure(403));
        await openDirectory(
            { introVideo: 'v9', contents: [{ label: 'Basics', content: [makeVideo({ id: 'v1', tags: ['t1'] })] }] },
            { getVideo: refused, getPlaylist: refused, getTags: refused },
        );
        expect(await screen.findByRole('link', { name: 'Video v1' })).toBeVisible();
        expect(screen.queryByText('Introduction')).not.toBeInTheDocument();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it.each([
        ['begins at the first', [makeVideo({ id: 'v1' }), makeVideo({ id: 'v2' })], 'Start', '/academy/d1/v1'],
        [
            'goes on where the person stopped',
            [makeVideo({ id: 'v1' }), makeVideo({ id: 'v2', progress: 3 })],
            'Continue',
            '/academy/d1/v2',
        ],
    ])('%s', async (_what, videos, name, href) => {
        await openDirectory({ contents: [] }, { getPlaylist: async () => videos });
        expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    });

    it('explains a lock', async () => {
        await openDirectory({ locked: true, contents: [] });
        expect(await screen.findByRole('note')).toHaveTextContent('Free videos remain available.');
        expect(screen.getByText('Nothing here yet')).toBeVisible();
    });
});

describe('a video in a directory', () => {
    it('shows its length, kind, expiry and tags, and is no link while in preparation', async () => {
        await openDirectory(
            {
                contents: [
                    {
                        label: 'Basics',
                        content: [
                            makeVideo({
                                id: 'v1',
                                type: 'stream',
                                expiresAt: 1_800_000_000,
                                tags: ['t2', 'gone', 't1'],
                                progress: 96,
                            }),
                            makeVideo({ id: 'v2', type: 'placeholder', locked: true, progress: 100 }),
                        ],
                    },
                ],
            },
            {
                getTags: async () => [
                    { id: 't1', label: 'Bath' },
                    { id: 't2', label: 'Live' },
                ],
            },
        );
        await screen.findByText('Bath');
        const stream = within(card('Video v1'));
        expect(stream.getByText('1:00')).toBeVisible();
        expect(stream.getByText('Live stream · Available until 15 Jan 2027')).toBeVisible();
        expect(stream.getByText('Completed')).toBeVisible();
        expect(
            within(stream.getByRole('list', { name: 'Topics' }))
                .getAllByRole('listitem')
                .map(tag => tag.textContent),
        ).toEqual(['Live', 'Bath']);
        const coming = within(card('Video v2'));
        expect(coming.getByText('In preparation')).toBeVisible();
        for (const none of ['With academy licence', 'Completed', '1:00'])
            expect(coming.queryByText(none)).not.toBeInTheDocument();
        expect(coming.queryByRole('link')).not.toBeInTheDocument();
    });

    it('loads its picture lazily in the displayed size, and ignores an unsafe address', async () => {
        const { container } = await openDirectory({
            contents: [
                {
                    label: 'Basics',
                    content: [
                        makeVideo({ id: 'v1', thumbnail: 'https://images.example/1.webp' }),
                        makeVideo({ id: 'v2', thumbnail: 'javascript:alert(1)' }),
                    ],
                },
            ],
        });
        await screen.findByRole('link', { name: 'Video v1' });
        const pictures = container.querySelectorAll('img');
        expect(pictures).toHaveLength(1);
        expect(pictures[0]).toHaveAttribute('loading', 'lazy');
        expect([pictures[0]!.width, pictures[0]!.height, pictures[0]!.alt]).toEqual([320, 180, '']);
        fireEvent.error(pictures[0]!);
        expect(pictures[0]).not.toBeVisible();
    });
});
