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
    dropDatabase: vi.fn(),
}));

it('keeps nothing, has no page, and deletes what was kept before', async () => {
    const { dropDatabase, mayExist } = await import('#storage/database');
    localStorage.setItem('activity-kept', '["u1@c1"]');
    localStorage.setItem('activity-left', '["{}"]');
    const client = vi.fn();
    expect(recordingChanges(client)).toBe(client);
    await waitFor(() => expect(dropDatabase).toHaveBeenCalledExactlyOnceWith('activity'));
    expect([localStorage.getItem('activity-kept'), localStorage.getItem('activity-left')]).toEqual([null, null]);
    vi.mocked(mayExist).mockClear();
    expect([activity.pages, activity.offers]).toEqual([undefined, undefined]);
    await renderPortal(
        <>
            <p>Page</p>
            <LastChanges of="user" record={{ id: 'u1' }} />
        </>,
    );
    await waitFor(() => expect(screen.getByText('Page')).toBeVisible());
    expect(mayExist).not.toHaveBeenCalled();
});
