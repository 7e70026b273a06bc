// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startBrowser } from '../../e2e/engines/webkit';

/** Starting WebKit's browser (e2e/README.md). */

const folder = mkdtempSync(join(tmpdir(), 'portal-program-'));

afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
});

it('ends a browser whose first page does not open', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [program, started] = [join(folder, 'browser'), join(folder, 'pid')];
    writeFileSync(program, `#!/bin/sh\necho $$ > ${started}.new && mv ${started}.new ${started}\nexec sleep 60\n`, {
        mode: 0o755,
    });
    const starting = startBrowser(program, ':0', { baseURL: 'http://127.0.0.1' });
    const refused = expect(starting).rejects.toThrow('its first page does not open');
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 5_000 });
    const pid = Number(readFileSync(started, 'utf8'));
    expect(process.kill(pid, 0)).toBe(true);
    vi.setSystemTime(Date.now() + 60_000);
    await refused;
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
