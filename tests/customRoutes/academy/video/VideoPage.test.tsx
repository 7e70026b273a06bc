import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AcademySessionContext, type SessionState } from '#customRoutes/academy/session/useAcademySession';
import VideoPage from '#customRoutes/academy/video/VideoPage';
import type { Embed, Video } from '#dataProvider/types';
import { PortalError } from '#dataProvider/errors';
import { makeVideo } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { renderPortal, type PortalOptions } from '#tests/support/renderPortal';

const FRAME: Embed = { type: 'text/html', src: '/embed.html', captions: [] };

interface Shown {
    video?: Partial<Video>;
    playlist?: Video[];
    state?: SessionState;
    methods?: NonNullable<PortalOptions['dataProvider']>;
    options?: PortalOptions;
}

/** The page of a video, played in a frame: jsdom plays nothing. */
function openVideo({ video = {}, playlist = [], state = true, methods = {}, options = {} }: Shown = {}) {
    const shown = makeVideo({ id: 'v1', label: 'Drawing walls', allowComments: false, ...video });
    const session = { state, refresh: async () => undefined, check: async () => undefined, release: async () => true };
    return renderPortal(
        <AcademySessionContext value={session}>
            <VideoPage />
        </AcademySessionContext>,
        {
            route: '/academy/d1/v1',
            path: '/academy/:directoryId/:videoId',
            ...options,
            dataProvider: {
                getVideo: async () => shown,
                getVideoPath: async () => [{ id: 'd1', label: 'Planning' }],
                getTags: async () => [{ id: 't1', label: 'Kitchen' }],
                getPlaylist: async () => [shown, ...playlist],
                getEmbed: async () => FRAME,
                ...methods,
            },
        },
    );
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Drawing walls' });
const playlist = () => within(screen.getByRole('complementary', { name: 'Playlist' }));

/** The frame says something in the words of player.js. */
function say(frame: HTMLElement, event: string, value?: unknown): void {
    const data = JSON.stringify({ context: 'player.js', version: '0.0.11', event, value });
    fireEvent(window, new MessageEvent('message', { data, source: (frame as HTMLIFrameElement).contentWindow }));
}

describe('the parts of a video page', () => {
    it('the video’s state, kind, tags and last day in one line, and its description', async () => {
        await openVideo({
            video: {
                type: 'stream',
                progress: 96,
                tags: ['t1', 'unknown'],
                expiresAt: 1_893_456_000,
                metaData: { description: 'From the first wall on.' },
            },
        });
        await title();
        expect(await screen.findByText('Live stream · Kitchen · Available until 1 Jan 2030')).toBeVisible();
        expect(screen.getByText('Completed', { selector: 'header *' })).toBeVisible();
        expect(screen.getByText('From the first wall on.')).toBeVisible();
    });

    it('attachments with label, type and size; only web addresses can be opened', async () => {
        const file = { label: 'Exercise', type: 'application/pdf', size: 1686, resourceUri: 'https://files.example/a.pdf' };
        const unknown = { ...file, label: 'Sketch', size: Number.NaN, resourceUri: 'https://files.example/b.pdf' };
        await openVideo({
            video: { attachments: [file, unknown, { ...file, label: 'Bad', resourceUri: 'javascript:alert(1)' }] },
        });
        await title();
        const link = screen.getByRole('link', { name: /Exercise/ });
        expect(link).toHaveTextContent(/PDF · 1.7\skB/);
        expect(link).toHaveAttribute('href', 'https://files.example/a.pdf');
        expect(link).toHaveAttribute('download');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        expect(screen.getByRole('link', { name: /Sketch/ })).toHaveTextContent(/PDF$/);
        expect(screen.queryByText('Bad')).not.toBeInTheDocument();
    });

    it('the playlist with lengths, progress and locks, and the next playable video', async () => {
        await openVideo({
            playlist: [
                makeVideo({ id: 'v2', label: 'Soon', type: 'placeholder' }),
                makeVideo({ id: 'v3', label: 'Roofs', locked: true, duration: 75 }),
                makeVideo({ id: 'v4', label: 'Doors', progress: 95 }),
                makeVideo({ id: 'v5', label: 'Windows', progress: 40 }),
            ],
        });
        await title();
        expect(await playlist().findByText('1 of 4 videos completed')).toBeVisible();
        expect(playlist().getByRole('link', { name: 'Drawing walls' })).toHaveAttribute('aria-current', 'page');
        expect(playlist().queryByRole('link', { name: 'Soon' })).not.toBeInTheDocument();
        expect(playlist().getByText('1:15 · With academy licence')).toBeVisible();
        expect(playlist().getByText('1:00 · Completed')).toBeVisible();
        expect(playlist().getByRole('progressbar', { name: /Windows/ })).toBeVisible();
        expect(await screen.findByRole('link', { name: 'Next video' })).toHaveAttribute('href', '/academy/d1/v3');
    });

    it('no next video at the end of the playlist', async () => {
        await openVideo();
        await title();
        expect(await playlist().findByRole('link', { name: 'Drawing walls' })).toBeVisible();
        expect(screen.queryByRole('link', { name: 'Next video' })).not.toBeInTheDocument();
    });

    it('a retry if the playlist cannot be loaded, while the video still plays', async () => {
        allowConsole(/^PortalError/);
        const failed = new PortalError('academy.errors.load', { status: 500, reason: 'http' });
        await openVideo({ methods: { getPlaylist: async () => Promise.reject(failed) } });
        await title();
        expect(await playlist().findByRole('button', { name: 'Try again' })).toBeVisible();
        expect(await screen.findByTitle('Drawing walls')).toBeVisible();
    });
});

describe('in place of the player', () => {
    const NEEDED = 'This video requires an academy licence';
    it.each([
        [
            'missing',
            'ADMIN',
            NEEDED,
            'With a valid licence you can watch all videos',
            ['Manage the membership', 'What stops me?', 'Refresh the licence'],
        ],
        [
            'missing',
            'USER',
            NEEDED,
            'With a valid licence you can watch all videos',
            ['What stops me?', 'Request a licence', 'Refresh the licence'],
        ],
        ['invalid', 'READER_ADMIN', 'Academy licence expired', 'is no longer valid', ['What stops me?', 'Refresh the licence']],
        ['occupied', 'USER', 'Academy in use elsewhere', 'currently in use elsewhere', ['What stops me?', 'Refresh the licence']],
        ['checkFailed', 'USER', 'Licence not checked', 'The licence server did not respond', ['Try again']],
    ] as const)('%s: a locked video tells a %s the reason, and what to do', async (state, role, title, text, actions) => {
        // The fake fails the test when how it is played is asked.
        await openVideo({ video: { locked: true }, state, options: { user: { role } }, methods: { getEmbed: undefined } });
        const note = within(await screen.findByRole('note'));
        expect(note.getByRole('heading', { name: title })).toBeVisible();
        expect(note.getByText(new RegExp(text))).toBeVisible();
        expect([...note.queryAllByRole('link'), ...note.queryAllByRole('button')].map(action => action.textContent)).toEqual(
            actions,
        );
    });

    it('a locked video shows only a check of the licence while that is under way', async () => {
        await openVideo({ video: { locked: true }, state: 'loading' });
        const note = within(await screen.findByRole('note'));
        expect(note.queryByRole('heading')).not.toBeInTheDocument();
        expect(note.queryByRole('button')).not.toBeInTheDocument();
    });

    it('a video in preparation says so', async () => {
        await openVideo({ video: { type: 'placeholder' }, methods: { getEmbed: undefined } });
        expect(await screen.findByText('This video is still in preparation.')).toBeVisible();
    });

    it('an unlisted host is refused, and nothing is loaded from it', async () => {
        const getEmbed = vi.fn(async () => ({ ...FRAME, src: 'https://elsewhere.example/embed' }));
        const { user } = await openVideo({ methods: { getEmbed } });
        expect(await screen.findByText(/^The video could not be loaded\./)).toBeVisible();
        expect(screen.queryByTitle('Drawing walls')).not.toBeInTheDocument();
        getEmbed.mockResolvedValue(FRAME);
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByTitle('Drawing walls')).toBeVisible();
        expect(getEmbed).toHaveBeenCalledTimes(2);
    });
});

describe('a video in a frame', () => {
    it('is asked for its length, resumes where it was left, and saves its progress on pause', async () => {
        const saveProgress = vi.fn(async () => undefined);
        await openVideo({ video: { progress: 50 }, methods: { saveProgress } });
        const frame = await screen.findByTitle<HTMLIFrameElement>('Drawing walls');
        expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-presentation');
        const post = vi.spyOn(frame.contentWindow!, 'postMessage');
        const told = () => post.mock.calls.map(([message]) => JSON.parse(String(message)) as { method: string; value: unknown });
        say(frame, 'ready');
        say(frame, 'ready');
        expect(told().filter(({ method }) => method === 'addEventListener')).toHaveLength(5);
        expect(told().filter(({ method }) => method === 'getDuration')).toHaveLength(1);
        say(frame, 'getDuration', 60);
        say(frame, 'timeupdate', { seconds: 0, duration: 60 });
        expect(told().filter(({ method }) => method === 'setCurrentTime')).toEqual([expect.objectContaining({ value: 30 })]);
        say(frame, 'play');
        say(frame, 'timeupdate', { seconds: 45, duration: 60 });
        expect(saveProgress).not.toHaveBeenCalled();
        say(frame, 'pause');
        expect(saveProgress.mock.calls).toEqual([[{ video: 'v1', percent: 75, keepalive: false }]]);
    });

    it('ignores messages from another window', async () => {
        await openVideo();
        await screen.findByTitle('Drawing walls');
        const data = JSON.stringify({ context: 'player.js', event: 'error' });
        fireEvent(window, new MessageEvent('message', { data, source: window }));
        expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });

    it('can be loaded again after a failure', async () => {
        const { user } = await openVideo();
        say(await screen.findByTitle('Drawing walls'), 'error', { code: 2 });
        expect(await screen.findByText(/^The video could not be loaded\./)).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByTitle('Drawing walls')).toBeVisible();
    });

    it('announces the next one at its end', async () => {
        await openVideo({
            playlist: [makeVideo({ id: 'v2', label: 'Doors' })],
            methods: { saveProgress: async () => undefined },
        });
        say(await screen.findByTitle('Drawing walls'), 'timeupdate', { seconds: 60, duration: 60 });
        say(screen.getByTitle('Drawing walls'), 'ended');
        expect(await screen.findByText('Up next: Doors Plays in 5 seconds')).toBeInTheDocument();
        expect(await screen.findByText('Completed', { selector: 'header *' })).toBeVisible();
    });
});
