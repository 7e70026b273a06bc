import type { Fault } from './faultInput';

/** A fault that is set with one click. */
export interface FaultPreset {
    name: string;
    title: string;
    fault: Partial<Omit<Fault, 'id' | 'hits'>> & Pick<Fault, 'kind'>;
}

/** The faults that support needs most, in display order. */
export const FAULT_PRESETS: readonly FaultPreset[] = [
    { name: 'next-fails', title: 'Next call fails', fault: { kind: 'status', status: 500, times: 1 } },
    { name: 'unauthorised', title: 'All calls 401', fault: { kind: 'status', status: 401 } },
    { name: 'offline', title: 'No connection', fault: { kind: 'abort' } },
    { name: 'slow', title: 'All calls 10 s late', fault: { kind: 'delay', seconds: 10 } },
    {
        name: 'sign-in-down',
        title: 'Sign-in is down',
        fault: { kind: 'status', method: 'POST', path: 'user/token', status: 503, message: 'Service unavailable' },
    },
    {
        name: 'key-assigned-500',
        title: 'Key assigned, answer 500',
        fault: { kind: 'status-after', method: 'PUT', path: 'users/*/keys/*', status: 500, times: 1 },
    },
    {
        name: 'ticket-answer-lost',
        title: 'Message to the support kept, answer lost',
        fault: { kind: 'lost', method: 'POST', path: 'tickets/*/messages', times: 1 },
    },
    {
        name: 'other-customer',
        title: 'New user belongs to another customer (409, 11)',
        fault: {
            kind: 'status',
            method: 'POST',
            path: 'users',
            status: 409,
            code: 11,
            message: 'The e-mail belongs to a user of another customer',
            times: 1,
        },
    },
    {
        name: 'too-many',
        title: 'Three calls 429, again in 3 s',
        fault: { kind: 'status', status: 429, message: 'Too many requests', retryAfter: '3', times: 3 },
    },
    { name: 'gateway', title: 'A gateway answers with HTML', fault: { kind: 'html' } },
];
