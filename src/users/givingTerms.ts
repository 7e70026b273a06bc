/** The terms of assigning a licence, as entered (USER-12). */
export interface GivingTerms {
    /** sets an expiry where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

/** Parses the terms of a stored draft; invalid values count as not entered. */
export const readTerms = ({ expires, day, sendMail }: Readonly<Record<string, unknown>>): GivingTerms => ({
    expires: expires === true,
    day: typeof day === 'string' ? day : '',
    sendMail: sendMail === true,
});
