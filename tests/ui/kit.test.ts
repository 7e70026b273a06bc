import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('/src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const PAGE = import.meta.glob<string>('/mock-server/kit/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Parts of other parts, which the page of the kit shows with those; skeletons with a page's heading; the portal's provider; what replaces a dialog. */
const WITHIN = ['FieldFrame', 'TitleSkeleton', 'PageSkeleton', 'OfferedPathsProvider', 'FailedModal', 'Dialog', 'Breakable'];

it('each component of src/ui is on the page of the kit', () => {
    const parts = Object.entries(SOURCES)
        .filter(([file]) => !file.endsWith('/icons.tsx'))
        .flatMap(([, source]) => [...source.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)])
        .map(([, name = '']) => name)
        .filter(name => !WITHIN.includes(name));
    expect(parts.length).toBeGreaterThan(20);
    const page = Object.values(PAGE).join('');
    expect(parts.filter(name => !new RegExp(`<${name}\\b`).test(page))).toEqual([]);
});
