import { portalLane, type Lane } from '#dataProvider/jobs/lane';
import { createPatience, perform } from '#dataProvider/jobs/perform';

/** How many files are fetched at once (INVOICE-4); the portal's lane allows no more than six calls of any kind (MANY-1). */
export const FILES_AT_ONCE = 3;

interface FetchingFiles {
    /** rejects as a call of the data provider does */
    fetchFile(id: string): Promise<Blob>;
    signal: AbortSignal;
    onFile(id: string, file: Blob): void;
    onFailure(id: string, error: unknown): void;
    /** the server is busy: for how long nothing is sent, in milliseconds */
    onBusy(ms: number): void;
    lane?: Lane;
}

/**
 * Fetches files, three at once, by the rules of work on many: a busy server is waited for (MANY-2), and a lost connection repeats a call,
 * because a read has no effect. Each file is told as it arrives; once the patience is at its end, all that is left has failed. Returns when
 * all have ended; after an abort nothing more is told.
 */
export async function fetchFiles(
    ids: readonly string[],
    { fetchFile, signal, onFile, onFailure, onBusy, lane = portalLane }: FetchingFiles,
): Promise<void> {
    const patience = createPatience(lane);
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
                { lane, signal, patience, onRefused: () => signal.aborted || onBusy(lane.opensIn()) },
            );
            if (signal.aborted) return;
            if (file) onFile(wanted, file);
            else if ('error' in verdict) {
                onFailure(wanted, verdict.error);
                if (verdict.tired) for (const left of waiting.splice(0)) onFailure(left, verdict.error);
            }
        }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}
