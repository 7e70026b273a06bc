import { afterEach, expect, it } from 'vitest';
import { calendarFile } from '#customRoutes/deadlines/calendar';
import type { Deadline } from '#customRoutes/deadlines/deadline';

afterEach(() => {
    Reflect.deleteProperty(crypto, 'randomUUID');
});

it('a calendar is made on a page served over http too, where the browser has no randomUUID', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, writable: true, value: undefined });
    const deadline = { kind: 'licence', record: '7', day: '2026-12-01', href: '/licences/7', renews: false } as Deadline;
    const texts = { name: 'Deadlines', description: 'All', event: () => ({ summary: 'Ends', description: 'Soon' }) };
    const file = calendarFile([deadline], texts, 'http://portal.example', new Date('2026-11-26T00:00:00Z'));
    expect(file).toContain('UID:licence-7-expiry@portal.example');
});
