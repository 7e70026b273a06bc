import type { ReactNode } from 'react';

/**
 * The portal's small line icons: one path each in a 24 px box, in the colour of the text. Always decorative: a visible text or the button's
 * label names the action.
 */
function Icon({ d, size = 18, width = 1.75 }: { d: string; size?: number; width?: number }): ReactNode {
    return (
        <svg
            width={size}
            height={size}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            focusable="false"
        >
            <path d={d} />
        </svg>
    );
}

/** `size` in px. */
interface IconProps {
    size?: number;
}

const icon =
    (d: string, width?: number) =>
    ({ size }: IconProps): ReactNode => <Icon d={d} size={size} width={width} />;

export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const ErrorIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.01');
export const WarningIcon = icon('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01');
export const InfoIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.01');
export const MenuIcon = icon('M4 6.5h16M4 12h16M4 17.5h16');
export const BackIcon = icon('M15 5l-7 7 7 7');
export const ChevronIcon = icon('M9 6l6 6-6 6');
export const CollapseIcon = icon('M4 5h16v14H4zM9.5 5v14M16 9.5 13.5 12l2.5 2.5');
export const ExpandIcon = icon('M4 5h16v14H4zM9.5 5v14M13.5 9.5 16 12l-2.5 2.5');
export const HomeIcon = icon('M4 11 12 4l8 7M6 9.5V20h4.5v-6h3v6H18V9.5');
export const GlobeIcon = icon(
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
);
export const SunIcon = icon(
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
);
export const MoonIcon = icon('M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z');
export const SystemIcon = icon('M3.5 5h17v11h-17zM9 20h6M12 16v4');
export const SignOutIcon = icon('M10 4.500H5v15h5M14.5 8l4 4-4 4M18.5 12H9.5');
export const ExternalIcon = icon('M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9');
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.300L19.5 9M19.5 4v5h-5');

export const HistoryIcon = icon('M4.500 12a7.500 7.500 0 1 0 2.200-5.300L4.500 9M4.500 4v5h5M12 8v4.500l3 2');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 20 20');
export const FilterIcon = icon('M4 6.500h16M7 12h10M10 17.500h4');
export const TableIcon = icon('M4 5h16v14H4zM4 9.700h16M4 14.300h16');
export const ColumnsIcon = icon('M4 5h16v14H4zM9.300 5v14M14.700 5v14');
export const CardsIcon = icon('M4 4.500h6.500V11H4zM13.500 4.500H20V11h-6.500zM4 14h6.500v5.500H4zM13.500 14H20v5.500h-6.500z');
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6');
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6');
export const EditIcon = icon('M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500');
export const CopyIcon = icon('M9 9h11v11H9zM5 15H4V4h11v1');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MoreIcon = icon('M4.500 12h.01M12 12h.01M19.500 12h.01', 3.5);
export const SendIcon = icon('M3.5 6h17v12h-17zM4 7l8 6 8-6');
export const AssignIcon = icon(
    'M10 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3.5 19.500c.6-3.200 3-5 6.500-5 1.500 0 2.800.3 3.900.9M18 14v6M15 17h6',
);
export const PasswordIcon = icon('M6 10.500h12v9.500H6zM8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.500M12 14v2.500');
export const DownloadIcon = icon('M12 4v11M7.500 10.500 12 15l4.500-4.500M5 19.500h14');
export const DocumentIcon = icon('M6 3.500h8.500L18.500 7.500V20.500H6zM14 3.500V8h4.500M9 12h6.500M9 16h6.500');
export const LockIcon = icon('M6 10.500h12v9.500H6zM8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.500');
export const PlayIcon = icon('M8 5.500v13l10.5-6.500z');
export const TheatreIcon = icon('M3 6.500h18v11H3z');
export const DeleteIcon = icon('M5 7h14M10 7V4.500h4V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500');

// The areas, the same in the sidebar and on the dashboard's tiles.
export const ProfileIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.7-5.5 7.5-5.500s6.7 1.9 7.5 5.5');
export const UsersIcon = icon(
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.500c.6-3.2 3-5 6.5-5s5.9 1.8 6.5 5M15.5 5.300a3.5 3.5 0 0 1 0 6.400M18 14.900c1.9.7 3.1 2.3 3.5 4.6',
);
export const LicencesIcon = icon('M8 10.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 11.8 20 3M16 7l3 3M13.5 9.500l2 2');
export const CloudGroupsIcon = icon('M7 18.500a4.5 4.5 0 0 1-.5-8.97 6 6 0 0 1 11.5 1A4 4 0 0 1 17.5 18.500z');
export const ContractsIcon = icon('M6 3.500h8.500L18.5 7.500V20.500H6zM14 3.500V8h4.500M9 12h6.500M9 16h6.5');
export const ApplicationsIcon = icon(
    'M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.5 13.500H20V20h-6.500z',
);
export const TicketsIcon = icon('M4 5h16v11.500h-9L6.5 20.500v-4H4zM8 9h8M8 12.500h5');
export const AcademyIcon = icon('M12 5 2 9.500l10 4.5 10-4.500zM6.5 11.800V16.500c3.3 2.7 7.7 2.7 11 0v-4.700M22 9.500v5.5');
