import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A display that nobody sees, and one window on it, worked as a person works it: with a mouse and a keyboard (xdotool). */

const KEYSYMS: Readonly<Record<string, string>> = {
    Backspace: 'BackSpace',
    Enter: 'Return',
    Shift: 'Shift_L',
    Control: 'Control_L',
    Alt: 'Alt_L',
    Meta: 'Super_L',
    ' ': 'space',
    PageUp: 'Prior',
    PageDown: 'Next',
    ArrowLeft: 'Left',
    ArrowUp: 'Up',
    ArrowRight: 'Right',
    ArrowDown: 'Down',
};

const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Alt', 'Meta']);

const BUTTONS = { left: 1, middle: 2, right: 3 } as const;
export type Button = keyof typeof BUTTONS;

/** Milliseconds in which the page has taken an event in. */
const KEY_MS = 15;
const MOVE_MS = 20;
const LONGEST_PRESS_MS = 1_000;
const MOST_SIZES = 20;
const SIZES_OF_A_BUSY_PAGE = 6;

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** The name that the X server knows a key by; any character has one by its code point. */
function keysym(key: string, text?: string): string {
    const known = KEYSYMS[key];
    if (known) return known;
    if (/^[a-z0-9]+$/i.test(key)) return key;
    return `U${((text || key).codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;
}

/** Starts a display; resolves with its name, e.g. `:99`, and what ends it. */
export async function startDisplay(): Promise<{ name: string; stop: () => void }> {
    // The server chooses a free number and writes it to the file descriptor 3.
    const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2400x1500x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    return { name: `:${number.toString().trim()}`, stop: () => server.kill() };
}

const finished = async (program: ChildProcess): Promise<string> => {
    let printed = '';
    program.stdout?.on('data', (part: Buffer) => (printed += part.toString()));
    const [code] = (await once(program, 'close')) as [number];
    if (code !== 0) throw new Error(`xdotool failed: ${program.spawnargs.join(' ')}`);
    return printed.trim();
};

/** The first window of a class on a display. Sizes and places are in px, places within the page. */
export class DisplayWindow {
    private id = '';
    /** how much larger the window is than the page */
    private inset = { x: 0, y: 0 };
    private readonly held = new Set<string>();
    private busy: Promise<unknown> = Promise.resolve();

    /** `presses` tells how often the page has heard the mouse's button being released; undefined while it does not answer. */
    constructor(
        private readonly display: string,
        private readonly presses: () => Promise<number | undefined>,
    ) {}

    private xdotool(...args: readonly (string | number)[]): Promise<string> {
        return finished(
            spawn('xdotool', args.map(String), {
                env: { DISPLAY: this.display, PATH: process.env.PATH },
                stdio: ['ignore', 'pipe', 'ignore'],
            }),
        );
    }

    /** Events reach the window one after the other. */
    private inTurn(act: () => Promise<unknown>, milliseconds: number): Promise<void> {
        const done = this.busy.then(act, act).then(() => pause(milliseconds));
        this.busy = done;
        return done;
    }

    async find(className: string): Promise<void> {
        this.id = (await this.xdotool('search', '--sync', '--onlyvisible', '--class', className)).split('\n')[0] ?? '';
    }

    /** Gives the page this size; `inner` tells its present one. */
    async resize(width: number, height: number, inner: () => Promise<{ width: number; height: number }>): Promise<void> {
        await this.xdotool('windowmove', this.id, 0, 0);
        for (let tries = 0; ; tries++) {
            const page = await inner();
            // A busy page tells its former size for a while; one that still does has got another bar above it.
            if (tries % SIZES_OF_A_BUSY_PAGE === 0) await this.measure(page);
            if (page.width === width && page.height === height) break;
            if (tries === MOST_SIZES) throw new Error(`The window stays ${page.width} x ${page.height} px.`);
            await this.xdotool('windowsize', this.id, width + this.inset.x, height + this.inset.y);
            await pause(150);
        }
        await this.focus();
    }

    /** Learns how much larger the window is than the page. */
    private async measure(page: { width: number; height: number }): Promise<void> {
        const geometry = await this.xdotool('getwindowgeometry', '--shell', this.id);
        const [, across = 0, down = 0] = (/WIDTH=(\d+)[\s\S]*HEIGHT=(\d+)/.exec(geometry) ?? []).map(Number);
        this.inset = { x: across - page.width, y: down - page.height };
    }

    focus(): Promise<unknown> {
        return this.xdotool('windowfocus', this.id);
    }

    key(kind: 'keydown' | 'keyup', { key, text }: { key: string; text?: string }): Promise<void> {
        if (MODIFIERS.has(key)) this.held[kind === 'keydown' ? 'add' : 'delete'](key);
        // A capital letter would hold Shift too, which makes another shortcut of it.
        const pressed = this.held.size > 0 && !MODIFIERS.has(key) && key.length === 1 ? key.toLowerCase() : key;
        return this.inTurn(() => this.xdotool(kind, keysym(pressed, text)), KEY_MS);
    }

    move(x: number, y: number): Promise<void> {
        const place = [this.inset.x + x, this.inset.y + y].map(to => Math.max(0, Math.floor(to)));
        return this.inTurn(() => this.xdotool('mousemove', ...place), MOVE_MS);
    }

    down(button: Button): Promise<void> {
        return this.inTurn(() => this.xdotool('mousedown', BUTTONS[button]), KEY_MS);
    }

    /** Resolves when the page has heard of it, or has been left for another one. */
    async up(button: Button): Promise<void> {
        const before = await this.presses();
        await this.inTurn(() => this.xdotool('mouseup', BUTTONS[button]), KEY_MS);
        for (const end = Date.now() + LONGEST_PRESS_MS; Date.now() < end && (await this.presses()) === before;)
            await pause(KEY_MS);
    }
}
