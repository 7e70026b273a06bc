// @vitest-environment node
import { expect, it } from 'vitest';
import { reportTag } from '../../build/reportTag';

it('writes the path and the share of page loads into the tag', () => {
    expect(reportTag('/reports', '0.1')).toBe(
        '<script type="module" src="/report.js" data-path="/reports" data-share="0.1"></script>',
    );
    expect(reportTag('/reports')).toContain('data-share="1"');
});

it.each(['https://collector.example/x', '//collector.example', '/reports?x=1', 'reports', '/a"b'])(
    'refuses the path %s',
    path => {
        expect(() => reportTag(path)).toThrow('VITE_REPORT_PATH');
    },
);

it.each(['0', '1.5', 'all', ''])('refuses the share "%s"', share => {
    expect(() => reportTag('/reports', share)).toThrow('VITE_REPORT_SHARE');
});
