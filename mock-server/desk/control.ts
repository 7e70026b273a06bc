import type { CallRecord } from '../calls';
import type { Fault } from '../faultInput';
import type { Field } from '../rows/fields';

export type Fields = Readonly<Record<string, readonly Field[]>>;

/** A situation that can be loaded: a ready one, or one that was saved. */
export interface Situation {
    name: string;
    title: string;
    about: string;
    ready: boolean;
    /** whom to sign in as, by e-mail, and which page to open; null for a saved one */
    as: string | null;
    open: string | null;
    savedAt: number | null;
}

/** The mock's time in epoch seconds, its distance from the real one, and the real one. */
export interface ClockState {
    now: number;
    offset: number;
    real: number;
}

export interface Notice {
    id: string;
    variant: string;
    text: Record<string, string>;
    [more: string]: unknown;
}

/** One side of a call, as it is shown: bodies are texts, cut at 20 KB. */
interface Side {
    headers: Record<string, string>;
    body: string | null;
}

export type CallDetails = CallRecord & { request: Side; answer: Side & { status: number } };

/** A fault that support staff often need. */
export interface FaultPreset {
    name: string;
    title: string;
    fault: Partial<Fault>;
}

/** What the portal shows as notices, and whether they were posted here. */
export interface NoticesState {
    entries: Notice[];
    own: boolean;
}

/** A call of the control interface, which answers with `Answer`; a file is sent as it is. Rejects with the server's own words. */
export async function control<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`/__mock/api/${path}`, {
        method,
        ...(body !== undefined && {
            headers: { 'Content-Type': 'application/json' },
            body: body instanceof Blob ? body : JSON.stringify(body),
        }),
    });
    const answer = (response.status === 204 ? undefined : await response.json()) as Answer & { error?: { message: string } };
    if (!response.ok) throw new Error(answer?.error?.message ?? `Status ${response.status}`);
    return answer;
}

/** The fields of every resource, which forms and lists are made of. */
export async function readFields(): Promise<Fields> {
    const response = await fetch('/__mock/rest');
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return (await response.json()) as Fields;
}

/** Signs a user in and opens a page in a window of its own, which no other tab knows of. */
export async function openAs(user: { userId?: string; email?: string; customer?: string }, page: string): Promise<void> {
    const { token } = await control<{ token: string }>('POST', 'sign-in', user);
    const fragment = new URLSearchParams({ token, open: page });
    window.open(`/__mock/enter#${fragment.toString()}`, '_blank', 'noopener');
}
