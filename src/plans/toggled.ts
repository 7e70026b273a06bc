/** The ids with one more at their end, or without it. */
export const toggled = (ids: readonly string[], id: string, isIn = !ids.includes(id)): string[] => [
    ...ids.filter(other => other !== id),
    ...(isIn ? [id] : []),
];
