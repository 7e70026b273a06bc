// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { removeDatabase } from '#storage/openFor';

/** Deleting what the browser no longer gives access to. */

it('leaves a database that the browser refuses to delete, whether at once or not at all', async () => {
    const deleteDatabase = vi.fn(() => {
        throw new DOMException('blocked', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', { deleteDatabase });
    await expect(removeDatabase('jobs')).resolves.toBeUndefined();
    expect(deleteDatabase).toHaveBeenCalledOnce();
    vi.stubGlobal('indexedDB', undefined);
    await expect(removeDatabase('jobs')).resolves.toBeUndefined();
});
