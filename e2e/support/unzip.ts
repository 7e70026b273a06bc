import { crc32, inflateRawSync } from 'node:zlib';

/** Reads ZIP files in tests, by the format's own description and without the library that writes them. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const UTF8_NAMES = 1 << 11;

/** Returns the contents of a ZIP file by name; throws if it is damaged, or if two entries have one name. */
export function unzip(zip: Buffer): Map<string, Buffer> {
    const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no end of a ZIP file');
    const count = zip.readUInt16LE(end + 10);
    const files = new Map<string, Buffer>();
    let at = zip.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
        if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`no entry ${index}`);
        const flags = zip.readUInt16LE(at + 8);
        const method = zip.readUInt16LE(at + 10);
        const sum = zip.readUInt32LE(at + 16);
        const size = zip.readUInt32LE(at + 20);
        const nameLength = zip.readUInt16LE(at + 28);
        const start = zip.readUInt32LE(at + 42);
        const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
        if (!(flags & UTF8_NAMES)) throw new Error(`${name} is not marked as UTF-8`);
        if (zip.readUInt32LE(start) !== LOCAL) throw new Error(`${name} has no beginning`);
        const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
        const packed = zip.subarray(data, data + size);
        const content = method === 0 ? packed : inflateRawSync(packed);
        if (crc32(content) !== sum) throw new Error(`${name} is damaged`);
        if (files.has(name)) throw new Error(`${name} is there twice`);
        files.set(name, content);
        at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return files;
}
