import { ListRefused, MAX_UNPACKED } from './limits';

/**
 * Reads files out of a ZIP with the browser's own decompression, which needs neither a worker nor a library (docs/adr/0027). What is
 * unpacked is counted while it comes, so that a bomb stops at the limit.
 */

interface Entry {
    isEncrypted: boolean;
    method: number;
    packed: number;
    size: number;
    crc: number;
    start: number;
}

/** The files in a ZIP by name. */
export interface Archive {
    names: readonly string[];
    /** @throws ListRefused if the file is damaged, encrypted, or too large together with those read before */
    bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
    /** the same as text */
    read(name: string): Promise<string | null>;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Length of the end record without its comment, and the longest comment. */
const END_LENGTH = 22;
const MOST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const IN_EXTRA = 0xffff_ffff;

const broken = (): ListRefused => new ListRefused('broken');

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
});

const crcOf = (bytes: Uint8Array): number => {
    let crc = -1;
    for (const byte of bytes) crc = (crc >>> 8) ^ (CRCS[(crc ^ byte) & 255] ?? 0);
    return ~crc >>> 0;
};

/** Sizes and places above 4 GB stand in an extra field, where some programs also write small ones. */
function wide(view: DataView, from: number, length: number, values: readonly number[]): number[] {
    for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
        if (view.getUint16(at, true) !== 1) continue;
        let next = at + 4;
        return values.map(value => {
            if (value !== IN_EXTRA) return value;
            next += 8;
            return Number(view.getBigUint64(next - 8, true));
        });
    }
    return [...values];
}

function entriesOf(view: DataView): Map<string, Entry> {
    const lowest = Math.max(0, view.byteLength - END_LENGTH - MOST_COMMENT);
    let end = view.byteLength - END_LENGTH;
    while (end >= lowest && view.getUint32(end, true) !== END) end--;
    if (end < lowest) throw broken();
    const entries = new Map<string, Entry>();
    let at = view.getUint32(end + 16, true);
    for (let count = view.getUint16(end + 10, true); count > 0; count--) {
        if (view.getUint32(at, true) !== DIRECTORY) throw broken();
        const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset => view.getUint16(at + offset, true)) as [
            number,
            number,
            number,
        ];
        const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
        const fields = [24, 20, 42].map(offset => view.getUint32(at + offset, true));
        const [size = 0, packed = 0, start = 0] = wide(view, at + 46 + nameLength, extraLength, fields);
        const flags = view.getUint16(at + 8, true);
        const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
        entries.set(name, { isEncrypted: (flags & 1) === 1, method, crc, packed, size, start });
        at += 46 + nameLength + extraLength + commentLength;
    }
    return entries;
}

/** Unpacks bytes, and counts each part with `count`, which throws where there are too many. */
async function inflated(packed: Uint8Array<ArrayBuffer>, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { readable, writable } = new DecompressionStream('deflate-raw');
    const writer = writable.getWriter();
    // What fails here fails in the reader too.
    const sent = writer.write(packed).then(() => writer.close());
    sent.catch(() => undefined);
    const reader = readable.getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
        const { done, value } = await reader.read().catch(() => {
            throw broken();
        });
        if (done) break;
        parts.push(value);
        length += value.length;
        try {
            count(value.length);
        } catch (tooMany) {
            void reader.cancel().catch(() => undefined);
            throw tooMany;
        }
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

/** @throws ListRefused if it is no whole ZIP */
export function archiveOf(bytes: Uint8Array<ArrayBuffer>): Archive {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let entries: Map<string, Entry>;
    try {
        entries = entriesOf(view);
    } catch {
        throw broken();
    }
    let left = MAX_UNPACKED;
    const count = (read: number): void => {
        left -= read;
        if (left < 0) throw new ListRefused('unpackedTooLarge');
    };
    const archive: Archive = {
        names: [...entries.keys()],
        async bytes(name) {
            const entry = entries.get(name);
            if (!entry) return null;
            if (entry.isEncrypted) throw new ListRefused('encrypted');
            const { start, packed, method } = entry;
            if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL) throw broken();
            const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
            const content = bytes.subarray(from, from + packed);
            if (content.length !== packed || (method !== STORED && method !== DEFLATED)) throw broken();
            if (method === STORED) count(packed);
            const whole = method === STORED ? content : await inflated(content, count);
            if (whole.length !== entry.size || crcOf(whole) !== entry.crc) throw broken();
            return whole;
        },
        async read(name) {
            const whole = await archive.bytes(name);
            return whole && new TextDecoder().decode(whole);
        },
    };
    return archive;
}
