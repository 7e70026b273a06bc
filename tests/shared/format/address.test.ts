import { expect, it } from 'vitest';
import { webAddress } from '#src/shared/format/address';

it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['https://files.example/a.zip', 'https://files.example/a.zip'],
    ['http://files.example/', 'http://files.example/'],
    ['/media/a.pdf', `${window.location.origin}/media/a.pdf`],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['blob:https://portal.example/1', null],
    ['file:///etc/passwd', null],
    ['https://', null],
])('%j may be opened as %j', (given, address) => {
    expect(webAddress(given)).toBe(address);
});
