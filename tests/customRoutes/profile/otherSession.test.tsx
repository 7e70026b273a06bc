import { expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { useSaveProfile } from '#customRoutes/profile/useSaveProfile';
import { queryKeys } from '#src/shared/query/keys';
import { renderPortal } from '../../support/renderPortal';

/** Saves the profile as soon as it is rendered; `saved` resolves afterwards. */
function Saving({ saved }: { saved(): void }) {
    const save = useSaveProfile();
    return (
        <button
            onClick={() =>
                void save({ patch: { displayName: 'A' }, was: { id: session.getUser()?.id ?? '', displayName: 'Anna' } }).then(
                    saved,
                )
            }
        >
            Save
        </button>
    );
}

it('does not store the profile of the user before who has signed in meanwhile', async () => {
    const noRelease = (): void => undefined;
    let release = noRelease;
    let done = (): void => undefined;
    const saved = new Promise<void>(resolve => (done = resolve));
    const { user, signedIn, queryClient, getByRole } = await renderPortal(<Saving saved={() => done()} />, {
        dataProvider: {
            getCurrentUser: async () => ({ ...signedIn, displayName: 'Anna' }),
            updateCurrentUser: () => new Promise(resolve => (release = () => resolve({ ...signedIn, displayName: 'A' }))),
        },
    });
    await user.click(getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(release).not.toBe(noRelease));
    session.begin('t-b');
    queryClient.clear();
    release();
    await saved;
    expect(session.getUser()).toBeNull();
    expect(queryClient.getQueryData(queryKeys.currentUser)).toBeUndefined();
});
