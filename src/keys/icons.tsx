import type { ReactNode } from 'react';

/** The icons that only the keys use, drawn like those of src/shared/icons.tsx: one path in a 24 px box, decoration only. */
const icon = (d: string) =>
    function KeyIcon({ size = 18 }: { size?: number }): ReactNode {
        return (
            <svg
                width={size}
                height={size}
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                focusable="false"
            >
                <path d={d} />
            </svg>
        );
    };

export const PlusIcon = icon('M12 5v14M5 12h14');
export const MoreIcon = icon(
    'M5.500 11.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400zM12 11.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400zM18.500 11.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400z',
);
export const SendIcon = icon('M3.5 6h17v12h-17zM4 7l8 6 8-6');
export const AssignIcon = icon(
    'M10 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.5 19.500c.6-3.200 3-5 6.500-5 1.500 0 2.800.3 3.900.9M18 14v6M15 17h6',
);
export const DeleteIcon = icon('M5 7h14M10 7V4.500h4V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500');
