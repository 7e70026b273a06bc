// @vitest-environment node
import { expect, it } from 'vitest';
import { parseCli } from '../../mock-server/options';

it('parses its flags', () => {
    const flags =
        '--port 5000 --reset --scale 10000 --keys-each 6 --latency 200 --seed x --odata basic --page-limit 30 --next-links --empty-answers --thin-tickets --bare-refusals --deviate count-missing';
    expect(parseCli(flags.split(' '))).toEqual({
        port: 5000,
        dist: 'dist',
        state: '.mock-state/state.json',
        reset: true,
        scale: 10_000,
        keysEach: 6,
        latency: 200,
        seed: 'x',
        odata: 'basic',
        pageLimit: 30,
        nextLinks: true,
        emptyAnswers: true,
        thinTickets: true,
        bareRefusals: true,
        deviate: 'count-missing',
    });
});

it.each([
    [['--port', 'abc'], '--port is "abc": a whole number is needed'],
    [['--port', '70000'], 'at most 65535'],
    [['--odata', 'all'], 'full, basic, plain'],
    [['--deviate', 'some'], 'There are: choice-empty, '],
    [['--whatever'], 'whatever'],
])('refuses %o', (argv, message) => {
    expect(() => parseCli(argv)).toThrow(message);
});
