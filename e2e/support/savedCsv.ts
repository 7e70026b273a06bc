import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

/** A CSV file that the portal saved, read by a parser that is not the portal's (EXPORT-2). */
export interface SavedCsv {
    name: string;
    head: string[];
    rows: string[][];
}

/** Presses what saves a file, and reads it. */
export async function savedCsv(page: Page, press: () => Promise<unknown>, delimiter = ','): Promise<SavedCsv> {
    const saved = page.waitForEvent('download', { timeout: 120_000 });
    await press();
    const file = await saved;
    const text = await readFile(await file.path(), 'utf8');
    const [head = [], ...rows] = parse(text, { bom: true, delimiter, record_delimiter: '\r\n' });
    return { name: file.suggestedFilename(), head, rows };
}
