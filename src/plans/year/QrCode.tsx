import { encodeQR } from 'qr';
import styles from './year.module.css';

export interface Code {
    /** squares of a side */
    size: number;
    /** of the black ones, as a path */
    path: string;
}

/** A text as a QR code. It takes some milliseconds: made once for all cards. */
export function codeOf(text: string): Code {
    const rows = encodeQR(text, 'raw', { border: 2 });
    const path = rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    return { size: rows.length, path };
}

/** A QR code: black squares on white. */
export function QrCode({ code: { size, path } }: { code: Code }) {
    return (
        <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
            <rect width={size} height={size} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    );
}
