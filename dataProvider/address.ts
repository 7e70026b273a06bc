/** Characters that show nothing and come along when text is copied. Joiners belong to words of some languages. */
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** An e-mail address, or another text, as typed, without blanks around it and without invisible characters (TEXT-1). */
export const addressOf = (typed: string): string => typed.replace(INVISIBLE, '').trim();
