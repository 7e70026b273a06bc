import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { activity } from '#src/activity';
import { LastChanges } from '#src/activity/public';
import { recordingChanges } from '#src/shared/activity/recording';
import { renderPortal } from '../../support/renderPortal';

/** An operator who keeps nothing (`activityDays: 0`): no change is passed on, and nothing leads to the page (ACTIVITY-2). */

vi.mock('#src/config/settings', async load => {
    const { settings } = await load<typeof import('#src/config/settings')>();
    return { settings: { ...settings, activityDays: 0 } };
});
// What an earlier setting has left.
vi.mock('#storage/database', async load => ({
    ...(await load<typeof import('#storage/database')>()),
    mayExist: vi.fn(async () => true),
}));

it('keeps nothing, has no page, and shows nothing of what was kept before', async () => {
    const client = vi.fn();
    expect(recordingChanges(client)).toBe(client);
    expect([activity.pages, activity.offers]).toEqual([undefined, undefined]);
    await renderPortal(
        <>
            <p>Page</p>
            <LastChanges of="user" id="u1" />
        </>,
    );
    await waitFor(() => expect(screen.getByText('Page')).toBeVisible());
    const { mayExist } = await import('#storage/database');
    expect(mayExist).not.toHaveBeenCalled();
});
