import { readFileSync } from 'node:fs';
import { FOLDERS, refuseAll } from './settings.mjs';

/** Writes the nginx configuration from the same settings as the page, and looks whether its Content-Security-Policy allows what the page needs. */

const isAddress = text => /^https?:/i.test(text);
const originOf = text => (isAddress(text) ? new URL(text).origin : '');

/** What the `${PORTAL_...}` of nginx.conf.template stand for. */
function valuesOf(settings) {
    const { apiBase, brandLogo, reportPath, academyFrameHosts, frameSources, mediaHosts, brotli, ...server } = settings;
    const frames = frameSources.length > 0 ? frameSources : academyFrameHosts;
    return {
        LISTEN: server.listen,
        ROOT: server.root,
        FOLDERS: FOLDERS.join('|'),
        UPSTREAM: server.upstream,
        REPORTS: reportPath,
        REPORTS_UPSTREAM: server.reportUpstream,
        API_PATH: isAddress(apiBase) ? '' : apiBase,
        API: originOf(apiBase),
        LOGO: originOf(brandLogo),
        MEDIA: mediaHosts.join(' '),
        FRAMES: frames.length > 0 ? frames.join(' ') : "'none'",
        BROTLI: brotli ? 'on' : '',
        CERTIFICATE: server.certificate,
        CERTIFICATE_KEY: server.certificateKey,
        USER: server.user,
        PID: server.pid,
        TEMP: server.temp,
        // Named after its format; nginx takes none after "off".
        ACCESS_LOG: server.accessLog === 'off' ? 'off' : `${server.accessLog} portal`,
        ERROR_LOG: server.errorLog,
    };
}

/** The sources of each directive of the policy that a configuration sends. */
function policyOf(configuration) {
    const [, policy = ''] = /^\s*add_header Content-Security-Policy "([^"]*)"/m.exec(configuration) ?? [];
    return new Map(
        policy.split(';').map(part => {
            const [name, ...sources] = part.trim().split(/\s+/);
            return [name, sources];
        }),
    );
}

/** Whether one of a directive's sources allows an origin: itself, its scheme, or a part of its host as in `https://*.example.com`. */
function allows(sources, origin) {
    const { protocol, host } = new URL(origin);
    return sources.some(source => {
        if (source === origin || source === protocol || source === '*') return true;
        const [, scheme, domain] = /^(https?:)\/\/\*(\..+)$/.exec(source) ?? [];
        return scheme === protocol && host.endsWith(domain);
    });
}

/** The template with these values: a block `# if PORTAL_X` to `# end` is left out where X has none. */
function fillTemplate(values) {
    const template = readFileSync(new URL('./nginx.conf.template', import.meta.url), 'utf8');
    return template
        .replace(/^ *# if PORTAL_(\w+)\n([\s\S]*?)^ *# end\n/gm, (_block, name, lines) => (values[name] ? lines : ''))
        .replace(/ ?\$\{PORTAL_(\w+)\}/g, (place, name) => (values[name] ? place.replace(/\$.*/, () => values[name]) : ''));
}

/** The configuration as text. `settings` are complete and checked; throws when the policy in it does not allow what they name. */
export function renderNginx(settings) {
    const values = valuesOf(settings);
    const configuration = fillTemplate(values);

    const policy = policyOf(configuration);
    const needed = [
        ...settings.academyFrameHosts.map(host => ['academyFrameHosts', host, 'frame-src']),
        ['apiBase', values.API, 'connect-src'],
        ['brandLogo', values.LOGO, 'img-src'],
        ...settings.mediaHosts.flatMap(host => ['img-src', 'media-src', 'connect-src'].map(name => ['mediaHosts', host, name])),
    ];
    refuseAll(
        needed
            .filter(([, origin, name]) => origin !== '' && !allows(policy.get(name) ?? [], origin))
            .map(([key, origin, name]) => [
                key,
                `${origin} is missing in ${name} of the Content-Security-Policy: ${(policy.get(name) ?? []).join(' ')}.`,
            ]),
    );
    return configuration;
}
