import { parseArgs } from 'node:util';
import { readSettings, renderDeployment } from './deployment.mjs';

/**
 * Makes a deployment of a build from a file of settings, without building: see USAGE. Writes `OUT_DIR/site/` and `OUT_DIR/nginx.conf`
 * (deploy/deployment.mjs); DIST is `dist` unless named. `--place` names a file with what is usual where nginx runs, e.g.
 * deploy/container.json; the settings win.
 */
const USAGE = 'Usage: node deploy/render.mjs SETTINGS_FILE OUT_DIR [DIST] [--place FILE]';

try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { place: { type: 'string' } } });
    const [file, out, dist, ...more] = positionals;
    if (out === undefined || more.length > 0) throw new Error(USAGE);
    renderDeployment(readSettings(file, { place: values.place }), out, dist);
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
}
