import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Questions on the terminal. */

/** Asks for a line. */
export async function ask(question: string): Promise<string> {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
        return (await lines.question(question)).trim();
    } finally {
        lines.close();
    }
}

/** Asks for a line that the terminal does not show. */
export async function askHidden(question: string): Promise<string> {
    process.stderr.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
    // the terminal passes Ctrl-C on as a character while nothing is shown
    lines.once('SIGINT', () => process.exit(1));
    try {
        return await lines.question('');
    } finally {
        lines.close();
        process.stderr.write('\n');
    }
}
