import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by name, each with the time when it was saved. */
export interface FileStore {
    /** by name */
    list(): { name: string; savedAt: number }[];
    read(name: string): string | undefined;
    /** replaces any text of this name */
    write(name: string, savedAt: number, text: string): void;
    /** returns false when there is no text of this name */
    remove(name: string): boolean;
}

/** Encoded, because names may contain any character and file names may not. Contains the time, so that listing reads no files. */
const fileOf = (name: string, savedAt: number): string => `${savedAt}-${Buffer.from(name).toString('base64url')}.json`;
const FILE = /^(\d+)-([\w-]+)\.json$/;

const inFolder = (
    folder: string,
): { names(): string[]; get(file: string): string; put(file: string, text: string): void; drop(file: string): void } => ({
    names: () => {
        mkdirSync(folder, { recursive: true });
        return readdirSync(folder);
    },
    get: file => readFileSync(join(folder, file), 'utf8'),
    put: (file, text) => {
        mkdirSync(folder, { recursive: true });
        // Never half a file, even if the process is killed meanwhile.
        writeFileSync(join(folder, `${file}.new`), text);
        renameSync(join(folder, `${file}.new`), join(folder, file));
    },
    drop: file => rmSync(join(folder, file)),
});

const inMemory = (): ReturnType<typeof inFolder> => {
    const texts = new Map<string, string>();
    return {
        names: () => [...texts.keys()],
        get: file => texts.get(file) ?? '',
        put: (file, text) => void texts.set(file, text),
        drop: file => void texts.delete(file),
    };
};

/** Creates a store of texts as files in a folder; without a folder in memory. */
export function createFileStore(folder: string | null): FileStore {
    const files = folder === null ? inMemory() : inFolder(folder);
    const all = () =>
        files.names().flatMap(file => {
            const [, savedAt, name] = FILE.exec(file) ?? [];
            return name === undefined
                ? []
                : [{ file, name: Buffer.from(name, 'base64url').toString(), savedAt: Number(savedAt) }];
        });
    const find = (name: string) => all().find(entry => entry.name === name);
    return {
        list: () =>
            all()
                .map(({ name, savedAt }) => ({ name, savedAt }))
                .sort((one, other) => one.name.localeCompare(other.name)),
        read: name => {
            const found = find(name);
            return found && files.get(found.file);
        },
        write: (name, savedAt, text) => {
            const before = find(name);
            const file = fileOf(name, savedAt);
            files.put(file, text);
            if (before && before.file !== file) files.drop(before.file);
        },
        remove: name => {
            const found = find(name);
            if (found) files.drop(found.file);
            return found !== undefined;
        },
    };
}
