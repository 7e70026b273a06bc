// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementPage } from '#build/accessibility/page';
import { withSettings } from '#build/brand';
import { settingsFrom } from '#deploy/settings.mjs';

/** `node deploy/render.mjs SETTINGS_FILE OUT_DIR DIST --place FILE`, as an operator runs it. */

let folder = '';
const at = (...path: string[]) => join(folder, ...path);

/** Runs the command with these settings; text is written into the file as it is. */
function render(settings: object | string, out = 'out', dist = at('dist'), ...options: string[]) {
    writeFileSync(at('settings.json'), typeof settings === 'string' ? settings : JSON.stringify(settings));
    const { status, stderr } = spawnSync(
        process.execPath,
        ['deploy/render.mjs', at('settings.json'), at(out), dist, ...options],
        {
            encoding: 'utf8',
        },
    );
    return { status, stderr };
}

beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-render-'));
    mkdirSync(at('dist', 'assets'), { recursive: true });
    mkdirSync(at('dist', '.vite'));
    writeFileSync(at('dist', '.vite', 'manifest.json'), '{}');
    writeFileSync(at('dist', 'assets', 'index-1.js'), 'export {};'.repeat(100));
    mkdirSync(at('dist', 'accessibility'));
    writeFileSync(at('dist', 'accessibility', 'de.html'), statementPage('de', ''));
    writeFileSync(at('dist', 'accessibility', 'acr.yaml'), 'title: x\nauthor:\n  email: accessibility@example.com\n');
    writeFileSync(at('dist', 'index.html.gz'), 'of the build');
    writeFileSync(
        at('dist', 'index.html'),
        withSettings(readFileSync('index.html', 'utf8'), settingsFrom({}, { server: false })),
    );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a site and its server’s configuration, compressed copies and times included', () => {
    expect(render({ apiBase: 'https://api.brand.example', brandName: 'Brand' })).toEqual({ status: 0, stderr: '' });
    const page = readFileSync(at('out', 'site', 'index.html'), 'utf8');
    expect(page).toContain('<title>Brand</title>');
    expect(gunzipSync(readFileSync(at('out', 'site', 'index.html.gz'))).toString()).toBe(page);
    expect(brotliDecompressSync(readFileSync(at('out', 'site', 'index.html.br'))).toString()).toBe(page);
    const times = ['index.html', 'index.html.br', 'assets/index-1.js'].map(name => statSync(at('out', 'site', name)).mtimeMs);
    expect(new Set(times).size).toBe(1);
    expect(existsSync(at('out', 'site', '.vite'))).toBe(false);
    expect(readFileSync(at('out', 'nginx.conf'), 'utf8')).toContain("connect-src 'self' https://api.brand.example;");
    expect(readFileSync(at('dist', 'index.html'), 'utf8'), 'the build stays as it is').toContain(
        '<title>Customer Portal</title>',
    );
});

it('writes nothing, and says why, if a setting is wrong', () => {
    const { status, stderr } = render({ apiBase: 'https://api.brand.example', brandAccent: '#ffffff', imprint: 'x' }, 'refused');
    expect(status).toBe(1);
    expect(stderr).toMatch(/settings\.json:\nimprint: is no setting\. .*\nbrandAccent: #ffffff has a contrast of 1:1/);
    expect(existsSync(at('refused'))).toBe(false);
});

it.each([
    ['{', /settings\.json: this is not JSON\. /],
    ['[]', /no object of keys and values/],
])('refuses the file %s', (text, reason) => {
    expect(render(text).stderr).toMatch(reason);
});

it('writes reports into the page and the server’s configuration', () => {
    const given = { apiBase: 'https://api.brand.example', reportPath: '/reports', reportUpstream: 'http://127.0.0.1:4100' };
    expect(render(given, 'reports')).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(at('reports', 'site', 'index.html'), 'utf8')).toContain('src="/report.js" data-path="/reports"');
    expect(readFileSync(at('reports', 'nginx.conf'), 'utf8')).toContain('location = /reports {');
    const missing = render({ ...given, reportUpstream: '' }, 'refused');
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('reportUpstream: the path of reports')]);
});

it('takes what is usual in a place from its file, and the settings before it', () => {
    const given = { apiBase: 'https://api.brand.example', errorLog: '/var/log/portal.log' };
    expect(render(given, 'placed', at('dist'), '--place', 'deploy/container.json')).toEqual({ status: 0, stderr: '' });
    const configuration = readFileSync(at('placed', 'nginx.conf'), 'utf8');
    expect(configuration).toContain('pid /tmp/nginx.pid;');
    expect(configuration).toContain('error_log /var/log/portal.log crit;');
    expect(render(given, 'refused', at('dist'), '--place', at('none.json')).stderr).toContain('none.json');
});

it('writes the accessibility statement with the operator’s contact, and none without', () => {
    const given = { apiBase: 'https://api.brand.example', brandName: 'Nord & Werk' };
    expect(render({ ...given, accessibilityContact: 'https://nord.example/access?a=1&b=2' }, 'stated').status).toBe(0);
    const page = readFileSync(at('stated', 'site', 'accessibility', 'de.html'), 'utf8');
    expect(page).toContain('<a class="contact" href="https://nord.example/access?a=1&amp;b=2">');
    expect(page).toContain('<title>Erklärung zur Barrierefreiheit – Nord &amp; Werk</title>');
    const report = readFileSync(at('stated', 'site', 'accessibility', 'acr.yaml'), 'utf8');
    expect(report).toContain('  website: "https://nord.example/access?a=1&b=2"\n');
    expect(render(given, 'silent').status).toBe(0);
    expect(existsSync(at('silent', 'site', 'accessibility'))).toBe(false);
});

it('refuses a text of the operator’s own that cannot be used, before anything is written', () => {
    mkdirSync(at('dist', '.vite'), { recursive: true });
    writeFileSync(at('dist', '.vite', 'words.json'), JSON.stringify({ catalogue: {}, first: {} }));
    const { status, stderr } = render({ apiBase: 'https://api.brand.example', texts: { de: { 'a.b': 'x' } } }, 'worded');
    expect([status, stderr]).toEqual([1, 'texts: "a.b" (de) is no text of the portal.\n']);
    expect(existsSync(at('worded'))).toBe(false);
});

it('refuses a folder without a build, and says how it is called', () => {
    expect(render({ apiBase: 'https://api.brand.example' }, 'out', at('nothing')).stderr).toContain('holds no build');
    expect(spawnSync(process.execPath, ['deploy/render.mjs', 'settings.json'], { encoding: 'utf8' }).stderr).toContain(
        'Usage: node deploy/render.mjs',
    );
});
