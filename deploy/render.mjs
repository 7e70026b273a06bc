import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Writes the nginx configuration of a deployment: `PORTAL_API=https://api.example.com node deploy/render.mjs > nginx.conf`. Fills in the
 * `${PORTAL_...}` of nginx.conf.template from environment variables or these defaults.
 *
 * With a file of settings it makes a whole deployment of a build instead: `node deploy/render.mjs SETTINGS_FILE OUT_DIR [DIST]`
 * (deploy/deployment.mjs).
 */
const SETTINGS = {
    PORTAL_LISTEN: '8080',
    PORTAL_ROOT: '/var/www/portal',
    PORTAL_API: '',
    PORTAL_API_PATH: '/api',
    PORTAL_LOGO: '',
    PORTAL_MEDIA: '',
    PORTAL_FRAMES: "'none'",
    PORTAL_UPSTREAM: '',
    PORTAL_REPORTS: '',
    PORTAL_REPORTS_UPSTREAM: '',
    PORTAL_BROTLI: '',
    PORTAL_CERTIFICATE: '',
    PORTAL_CERTIFICATE_KEY: '',
    PORTAL_USER: 'www-data',
    PORTAL_PID: '/run/nginx.pid',
    PORTAL_TEMP: '/var/lib/nginx',
    PORTAL_ACCESS_LOG: '/var/log/nginx/access.log',
    PORTAL_ERROR_LOG: '/var/log/nginx/error.log',
};

/** Characters that could end the value's directive or begin another one. */
const BREAKS_OUT = /["{};\\\n\r]/;

/** The configuration as text. `settings` are values by the names above; throws for an unknown name or an invalid value. */
export function renderNginx(settings = {}) {
    const values = { ...SETTINGS };
    for (const [name, value] of Object.entries(settings)) {
        if (!Object.hasOwn(SETTINGS, name))
            throw new Error(`${name} is no setting. There are: ${Object.keys(SETTINGS).join(', ')}.`);
        if (BREAKS_OUT.test(value)) throw new Error(`${name} holds a character that it must not hold: ${value}`);
        values[name] = value;
    }
    if ((values.PORTAL_REPORTS === '') !== (values.PORTAL_REPORTS_UPSTREAM === ''))
        throw new Error(
            'PORTAL_REPORTS and PORTAL_REPORTS_UPSTREAM belong together: the path of reports, and what receives them.',
        );
    const template = readFileSync(new URL('./nginx.conf.template', import.meta.url), 'utf8');
    return template
        .replace(/^ *# if (\w+)\n([\s\S]*?)^ *# end\n/gm, (_block, name, lines) => (values[name] ? lines : ''))
        .replace(/ ?\$\{(PORTAL_\w+)\}/g, (place, name) => (values[name] ? place.replace(/\$.*/, () => values[name]) : ''));
}

/** Renders the configuration alone, from variables. */
function printConfiguration() {
    const settings = Object.entries(process.env).filter(([name, value]) => name.startsWith('PORTAL_') && value !== undefined);
    process.stdout.write(renderNginx(Object.fromEntries(settings)));
}

/** Makes a deployment of a build from a file of settings. */
async function makeDeployment(file, out, dist) {
    if (out === undefined) throw new Error('Usage: node deploy/render.mjs SETTINGS_FILE OUT_DIR [DIST]');
    const { readSettings, renderDeployment } = await import('./deployment.mjs');
    renderDeployment(readSettings(file), out, dist);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [file, out, dist] = process.argv.slice(2);
    // Not awaited: what is imported imports this file.
    Promise.resolve()
        .then(() => (file === undefined ? printConfiguration() : makeDeployment(file, out, dist)))
        .catch(error => {
            console.error(error.message);
            process.exitCode = 1;
        });
}
