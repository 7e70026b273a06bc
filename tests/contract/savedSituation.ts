import { nowSeconds } from '../../src/shared/format/date';
import type { Circumstances } from '../../src/situation/circumstances';
import { bytesOf, situationOf } from '../../src/situation/file';
import { readSituation } from '../../src/situation/read';
import type { Replacer } from '../../src/situation/replace';
import type { Signed } from './support';

/** A situation as a signed-in user saves it: what was read, and the file. */
export async function savedBy(
    { provider, calls }: Pick<Signed, 'provider' | 'calls'>,
    offered = true,
    failed: Circumstances['calls'] = [],
    before?: Replacer,
) {
    const user = await provider.getCurrentUser();
    const { signal } = new AbortController();
    const found = await readSituation({
        provider,
        user,
        customer: await provider.getCurrentCustomer(),
        isOffered: () => offered,
        signal,
        onProgress: () => undefined,
    });
    const circumstancesOf = (): Circumstances => ({
        page: '/licences',
        role: user.role,
        language: 'de',
        width: 1280,
        height: 800,
        theme: 'dark',
        calls: failed,
    });
    const { file, replacer } = await situationOf({ ...found, savedAt: nowSeconds(), circumstancesOf, signal }, before);
    const packed = await bytesOf(file);
    if (!packed) throw new Error('The file is too large.');
    return { file, replacer, user, calls, records: found.records, bytes: Buffer.from(await packed.arrayBuffer()) };
}
