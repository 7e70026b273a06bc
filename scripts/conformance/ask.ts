import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Questions on the terminal. */

/** Whether somebody can be asked: not in CI, and not when the input comes from a file. */
export const canAsk = (): boolean => process.stdin.isTTY;

/** The exit code of a program that was stopped with Ctrl-C. */
export const STOPPED = 130;

/** Asks for a line; the end of the input (Ctrl-D) is an empty one, and Ctrl-C ends the program. */
const readLine = (question: string, output: NodeJS.WritableStream): Promise<string> =>
    new Promise(resolve => {
        const lines = createInterface({ input: process.stdin, output, terminal: true });
        lines.once('close', () => resolve(''));
        // while a line is read, the terminal passes Ctrl-C on as a character
        lines.once('SIGINT', () => {
            process.stderr.write('\n');
            process.exit(STOPPED);
        });
        lines.question(question, answer => {
            resolve(answer);
            lines.close();
        });
    });

/** Asks for a line. */
export const ask = async (question: string): Promise<string> => (await readLine(question, process.stderr)).trim();

/** Asks for a line that the terminal does not show. */
export async function askHidden(question: string): Promise<string> {
    process.stderr.write(question);
    const answer = await readLine('', new Writable({ write: (_chunk, _encoding, done) => done() }));
    process.stderr.write('\n');
    return answer;
}
