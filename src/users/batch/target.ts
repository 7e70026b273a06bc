/** What is entered for a batch: the licence or group, and how the licence is given. */
export interface Target {
    /** of the licence or group; `''` while none is chosen */
    id: string;
    /** an expiry is wanted, where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

const NOTHING: Target = { id: '', expires: false, day: '', sendMail: false };

/** Reads what was kept; what is not readable counts as not entered. */
export function readTarget(text: string): Target {
    try {
        const { id, expires, day, sendMail } = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
        return {
            id: typeof id === 'string' ? id : '',
            expires: expires === true,
            day: typeof day === 'string' ? day : '',
            sendMail: sendMail === true,
        };
    } catch {
        return NOTHING;
    }
}
