/** How a licence is given to somebody, as it is entered (specification 2, section 5). */
export interface GivingTerms {
    /** the expiry is wanted, where it is optional */
    expires: boolean;
    /** `YYYY-MM-DD` or `''` */
    day: string;
    sendMail: boolean;
}

/** The terms of a draft that was kept; what is not readable counts as not entered. */
export const readTerms = ({ expires, day, sendMail }: Readonly<Record<string, unknown>>): GivingTerms => ({
    expires: expires === true,
    day: typeof day === 'string' ? day : '',
    sendMail: sendMail === true,
});
