import { encodeQR } from 'qr';
import styles from './year.module.css';

/** A text as a QR code: black squares on white, as one path. */
export function QrCode({ text }: { text: string }) {
    const rows = encodeQR(text, 'raw', { border: 2 });
    const path = rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    return (
        <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges" aria-hidden>
            <rect width={rows.length} height={rows.length} fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    );
}
