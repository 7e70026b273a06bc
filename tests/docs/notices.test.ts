// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesOf } from '../../build/shipped';
import { ALLOWED, BESIDE, listedIn, noticesOf, readPackages } from '../../scripts/notices/text';

const notices = readFileSync('public/third-party-notices.txt', 'utf8');
const names = listedIn(notices).map(line => line.split(' ')[0] ?? '');

describe('third-party-notices.txt', () => {
    it('has the versions and licences that are installed: otherwise run `npm run notices` after a build', () => {
        expect(notices === noticesOf(readPackages(names))).toBe(true);
    });

    it('has the versions of the lock file, and only licences that may be shipped', () => {
        const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
            packages: Record<string, { version: string }>;
        };
        expect(names.length).toBeGreaterThan(30);
        for (const line of listedIn(notices)) {
            const [name = '', version, licence = ''] = line.split(' ');
            expect([name, version]).toEqual([name, packages[`node_modules/${name}`]?.version]);
            expect(ALLOWED).toContain(licence.slice(1, -1));
        }
    });

    it('contains what every page is made of, and what is shipped beside the modules', () => {
        expect(names).toEqual(
            expect.arrayContaining(['react', 'react-dom', 'react-router', 'ra-core', '@mui/material', ...BESIDE]),
        );
        expect(notices).toContain('SIL OPEN FONT LICENSE');
    });
});

it('takes the package of a module from its path, the innermost one', () => {
    const modules = [
        '/home/portal/src/app/main.tsx',
        '/home/portal/node_modules/react/index.js',
        '/home/portal/node_modules/@mui/material/Button/Button.js',
        '/home/portal/node_modules/a/node_modules/@b/c/index.js?commonjs-es-import',
        '\0rolldown/runtime.js',
        'C:\\portal\\node_modules\\react-dom\\client.js',
    ];
    expect(packagesOf(modules)).toEqual(['@b/c', '@mui/material', 'react', 'react-dom']);
});

it('gives each licence text once', () => {
    const text = noticesOf([
        { name: 'a', version: '1', licence: 'MIT', text: 'same' },
        { name: 'b', version: '2', licence: 'MIT', text: 'same' },
        { name: 'c', version: '3', licence: 'ISC', text: 'other' },
    ]);
    expect(listedIn(text)).toEqual(['a 1 (MIT)', 'b 2 (MIT)', 'c 3 (ISC)']);
    expect(text.split('same')).toHaveLength(2);
    expect(text).toContain('\na, b\n');
});
