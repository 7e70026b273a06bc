import { expect, it, vi } from 'vitest';
import { useDeleteGroup } from '#src/cloudGroups/groupChanges';
import { makeCloudGroup } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

it.each([
    ['leads back to the list', null, 1],
    ['leads nowhere if another page is shown by then', '/elsewhere', 0],
])('a group that was deleted %s', async (_what, other, times) => {
    const group = makeCloudGroup({ id: 'g1' });
    const leave = vi.fn();
    let remove: ((group: never) => Promise<void>) | undefined;
    function Verb() {
        remove = useDeleteGroup(leave);
        return null;
    }
    const { pathname } = window.location;
    const deleted = async () => {
        if (other !== null) window.history.pushState({}, '', other);
        return { data: group };
    };
    await renderPortal(<Verb />, {
        dataProvider: { getOne: (async () => ({ data: group })) as never, delete: deleted as never },
    });
    await remove?.(group as never);
    expect(leave).toHaveBeenCalledTimes(times);
    window.history.pushState({}, '', pathname);
});
