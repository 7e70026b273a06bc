/** Whether the typed number is the one that is to be confirmed. */
export const isCount = (typed: string, count: number): boolean =>
    typed.replaceAll(/[.,\s’\p{Default_Ignorable_Code_Point}]/gu, '') === String(count);
