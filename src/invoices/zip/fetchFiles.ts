import { portalQueue, type Queue } from '#dataProvider/queue/queue';
import { perform } from '#dataProvider/queue/perform';
import { createRetryBudget } from '#dataProvider/queue/retryBudget';

/** Number of files fetched in parallel (INVOICE-4); the portal's queue allows at most six calls of any kind (MANY-1). */
export const FILES_AT_ONCE = 3;

interface FetchingFiles {
    /** rejects as a call of the data provider does */
    fetchFile(id: string): Promise<Blob>;
    signal: AbortSignal;
    onFile(id: string, file: Blob): void;
    onFailure(id: string, error: unknown): void;
    /** called when the server is busy, with how long nothing is sent, in milliseconds */
    onBusy(ms: number): void;
    queue?: Queue;
}

/**
 * Fetches files, three in parallel, by the rules of jobs: waits for a busy server (MANY-2), and repeats a call whose connection was lost, which
 * is safe for a read. Reports each file as it arrives; when the time limit of the retries is reached, all remaining files count as failed.
 * Resolves when all are settled; reports nothing after an abort.
 */
export async function fetchFiles(
    ids: readonly string[],
    { fetchFile, signal, onFile, onFailure, onBusy, queue = portalQueue }: FetchingFiles,
): Promise<void> {
    const retryBudget = createRetryBudget(queue);
    const waiting = [...ids];
    const worker = async (): Promise<void> => {
        for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
            const wanted = id;
            let file: Blob | undefined;
            const verdict = await perform(
                {
                    send: async () => {
                        file = await fetchFile(wanted);
                    },
                    look: () => Promise.resolve(false),
                },
                { queue, signal, retryBudget, onRefused: () => signal.aborted || onBusy(queue.opensIn()) },
            );
            if (signal.aborted) return;
            if (file) onFile(wanted, file);
            else if ('error' in verdict) {
                onFailure(wanted, verdict.error);
                if (verdict.exhausted) for (const left of waiting.splice(0)) onFailure(left, verdict.error);
            }
        }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}
