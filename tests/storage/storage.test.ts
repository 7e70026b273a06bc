import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as storage from '../../storage/storage';

const OWNERS: readonly string[] = ['storage/storage.ts', 'storage/database.ts'];
const keys = Object.entries(storage).flatMap(([name, value]) => (name.endsWith('_KEY') ? [value as string] : []));
const others = ['src', 'storage', 'authProvider', 'customRoutes', 'dataProvider', 'i18n'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map(file => `${folder}/${file}`)
        .filter(file => /\.tsx?$/.test(file) && !OWNERS.includes(file)),
);

it('is accessed, and its keys are named, only in its own modules', () => {
    expect(others.length).toBeGreaterThan(100);
    const trespassers = others.filter(file =>
        /\b(?:localStorage|sessionStorage|indexedDB)\s*[.[]|as StorageKey/.test(readFileSync(file, 'utf8')),
    );
    expect(trespassers).toEqual([]);
});

it('has no two values under the same name', () => {
    expect(new Set(keys).size).toBe(keys.length);
});
