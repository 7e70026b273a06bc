/** Characters that show nothing and come along when text is copied. Joiners belong to words of some languages. */
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** An e-mail address, or another text, as typed, without blanks around it and without invisible characters (TEXT-1). */
export const addressOf = (typed: string): string => typed.replace(INVISIBLE, '').trim();

/** Whose address this is, of those with the same one: of several, whose addresses differ in case, the only one that is spelled so. */
export function whoseAddress<Person extends { email: string }>(all: readonly Person[], address: string): Person | undefined {
    const [found, ...others] = all.length > 1 ? all.filter(({ email }) => email === address) : all;
    return others.length === 0 ? found : undefined;
}
