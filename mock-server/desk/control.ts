import type { CallRecord } from '../calls';
import type { Field } from '../rows/fields';

export type Fields = Readonly<Record<string, readonly Field[]>>;

export interface Notice {
    id: string;
    variant: string;
    text: Record<string, string>;
    [more: string]: unknown;
}

/** The request or response of a call; bodies are texts cut at 20 KB. */
interface Side {
    headers: Record<string, string>;
    body: string;
}

export type CallDetails = CallRecord & { request: Side; answer: Side & { status: number } };

/** The portal's notices, and whether they were posted with the desk. */
export interface NoticesState {
    entries: Notice[];
    own: boolean;
}

/** Calls the control interface and returns its response. A file is sent as it is. Rejects with the server's message. */
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

/** The fields of every resource, from which forms and lists are built. */
export async function readFields(): Promise<Fields> {
    const response = await fetch('/__mock/rest');
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return (await response.json()) as Fields;
}

/** The address that signs a user in, by id or e-mail, in a window of its own, and opens a page there. */
export function portalAddress(user: string, page: string, customer?: string): string {
    const given = new URLSearchParams({ user, ...(customer !== undefined && { customer }), open: page });
    return `/__mock/enter#${given.toString()}`;
}
