import { copyFileSync, createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';

/** Files that a browser has saved in a folder, where its driver does not tell of downloads. */

const UNFINISHED = /\.(wkdownload|part)$/;
const LONGEST_MS = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** What the journeys ask of a download. */
type SavedFile = Pick<Download, 'suggestedFilename' | 'path' | 'saveAs' | 'createReadStream' | 'failure' | 'url'>;

const savedFile = (name: string, file: string): SavedFile => ({
    // The browser numbers a name that is there already.
    suggestedFilename: () => name.replace(/\(\d+\)(?=\.\w+$)/, ''),
    path: async () => file,
    saveAs: async to => copyFileSync(file, to),
    createReadStream: async () => createReadStream(file),
    failure: async () => null,
    url: () => '',
});

/**
 * Makes `page.waitForEvent('download')` wait for the next file in `folder`; `taken` are the names of those before. `onSaved` is awaited before
 * the test gets the file.
 */
export function downloadsFrom(folder: string, taken: Set<string>, page: Page, onSaved?: () => Promise<void>): void {
    const next = async (timeout = LONGEST_MS): Promise<SavedFile> => {
        const isWhole = (name: string) => !UNFINISHED.test(name) && statSync(join(folder, name)).size > 0;
        for (const end = Date.now() + timeout; Date.now() < end;) {
            const name = existsSync(folder) ? readdirSync(folder).find(file => !taken.has(file) && isWhole(file)) : undefined;
            if (name !== undefined) {
                taken.add(name);
                await onSaved?.();
                return savedFile(name, join(folder, name));
            }
            await pause(50);
        }
        throw new Error('No file was saved.');
    };
    const wait = page.waitForEvent.bind(page) as (event: string, options?: unknown) => Promise<unknown>;
    const waitForEvent = (event: string, options?: { timeout?: number }): Promise<unknown> =>
        event === 'download' ? next(options?.timeout) : wait(event, options);
    Object.assign(page, { waitForEvent });
}
