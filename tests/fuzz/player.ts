import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';

/**
 * The player's elements without what jsdom lacks (style sheets of shadow roots, streams): each renders its children. The portal's own player
 * around them is the real one.
 */

interface Drawn {
    children?: ReactNode;
    'aria-label'?: string;
    poster?: string;
}

const draw = ({ children, 'aria-label': label, poster }: Drawn) =>
    createElement('div', { 'aria-label': label, 'data-poster': poster }, children);

const elements = (...names: string[]) => Object.fromEntries(names.map(name => [name, draw]));

vi.doMock('media-chrome/react', () =>
    elements(
        'MediaControlBar',
        'MediaController',
        'MediaFullscreenButton',
        'MediaLoadingIndicator',
        'MediaMuteButton',
        'MediaPipButton',
        'MediaPlayButton',
        'MediaPreviewChapterDisplay',
        'MediaPreviewTimeDisplay',
        'MediaSeekBackwardButton',
        'MediaSeekForwardButton',
        'MediaTimeDisplay',
        'MediaTimeRange',
        'MediaVolumeRange',
    ),
);
vi.doMock('media-chrome/react/menu', () =>
    elements(
        'MediaCaptionsMenu',
        'MediaCaptionsMenuButton',
        'MediaPlaybackRateMenu',
        'MediaPlaybackRateMenuButton',
        'MediaRenditionMenu',
        'MediaRenditionMenuButton',
    ),
);
vi.doMock('hls-video-element', () => ({ Hls: { Events: {} } }));
vi.doMock('hls-video-element/react', () => ({ default: draw }));
