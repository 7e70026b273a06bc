/** The response of the control interface. */
export interface ControlAnswer<Data = unknown> {
    status: number;
    data: Data;
}

/** A call of the control interface of the mock server at `origin`. */
export async function controlCall<Data = unknown>(
    origin: string,
    method: string,
    path: string,
    body?: unknown,
): Promise<ControlAnswer<Data>> {
    const response = await fetch(`${origin}/__mock/api/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: response.status, data: (response.status === 204 ? undefined : await response.json()) as Data };
}
