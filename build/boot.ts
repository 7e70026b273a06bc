import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { replaced } from './replaced';

const ENTRY = 'src/start/main.boot.ts';
/** As index.html names it, and for pages of an earlier build (deploy/nginx.conf.template). */
const BOOT = 'boot.js';

/** The script before the first paint, and its name, which changes with its content. */
export interface BootScript {
    fileName: string;
    code: string;
}

/**
 * Builds the script before the first paint (src/start/boot.ts), which every paint waits for: one classic script, minified. In the JavaScript
 * that every browser with modules knows, because it decides whether a browser is too old (BROWSER-2).
 */
export async function bootScript(supportWindows: boolean): Promise<BootScript> {
    const built = (await build({
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        resolve: { tsconfigPaths: true },
        define: { 'import.meta.env.VITE_SUPPORT_WINDOWS': JSON.stringify(String(supportWindows)) },
        build: {
            write: false,
            copyPublicDir: false,
            target: 'es2015',
            modulePreload: false,
            rolldownOptions: {
                input: ENTRY,
                // The portal's modules only declare, as vite.config.ts says of them.
                treeshake: { moduleSideEffects: id => id.includes('main.boot') },
                optimization: { inlineConst: { mode: 'all', pass: 2 } },
                output: { format: 'iife', codeSplitting: false },
            },
        },
    })) as Rolldown.RolldownOutput;
    const { code } = built.output[0];
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    return { fileName: `assets/boot-${hash}.js`, code };
}

/**
 * Puts that script into index.html, as a file that browsers cache for good. With `supportWindows` it looks for a token of this window first
 * (SESSION-16).
 */
export function bootFile(supportWindows: boolean): Plugin {
    let script: Promise<BootScript> | undefined;
    const built = (): Promise<BootScript> => (script ??= bootScript(supportWindows));
    let isBuild = true;
    return {
        name: 'boot',
        configResolved({ command }) {
            isBuild = command === 'build';
        },
        configureServer(server) {
            server.middlewares.use(`/${BOOT}`, (_request, response, next) => {
                bootScript(supportWindows).then(({ code }) => {
                    response.setHeader('Content-Type', 'text/javascript');
                    response.end(code);
                }, next);
            });
        },
        async writeBundle({ dir = 'dist' }) {
            const { fileName, code } = await built();
            for (const file of [fileName, BOOT]) writeFileSync(path.join(dir, file), code);
        },
        transformIndexHtml: {
            order: 'post',
            handler: async html => (isBuild ? replaced(html, `src="/${BOOT}"`, `src="/${(await built()).fileName}"`) : html),
        },
    };
}
