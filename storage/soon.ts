/** Time limit for the browser's storage, in milliseconds. */
const LIMIT_MS = 10_000;

/** Rejects when the storage does not answer in time. */
export function soon<Result>(promise: Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The storage does not answer.')), LIMIT_MS);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
