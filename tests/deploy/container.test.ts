// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { renderNginx } from '../../deploy/nginx.mjs';
import { settingsFrom, type Settings } from '../../deploy/settings.mjs';

/** The Dockerfile by a linter and by its own rules, because Docker is not needed to develop; the configuration itself runs in `npm run test:nginx`. */

const FILE = readFileSync('deploy/Dockerfile', 'utf8');

interface Instruction {
    word: string;
    text: string;
}

/** The instructions, without comments and with continued lines joined. */
function instructionsOf(file: string): Instruction[] {
    const lines = file.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
    return lines
        .split('\n')
        .filter(line => line.trim() !== '')
        .map(line => ({ word: /^\w+/.exec(line)?.[0] ?? line, text: line.replace(/^\w+\s*/, '') }));
}

const all = instructionsOf(FILE);
const stages = all.reduce<Instruction[][]>(
    (found, instruction) => {
        if (instruction.word === 'FROM') found.push([]);
        found.at(-1)?.push(instruction);
        return found;
    },
    [[]],
);
const last = stages.at(-1) ?? [];
const textsOf = (word: string, of: readonly Instruction[] = all) => of.filter(one => one.word === word).map(({ text }) => text);

const jsonOf = (file: string): Partial<Settings> => JSON.parse(readFileSync(file, 'utf8')) as Partial<Settings>;

/** The values of ARG, by name. */
const args: Record<string, string> = Object.fromEntries(
    textsOf('ARG').map((text): [string, string] => {
        const [name = '', value = ''] = text.split('=');
        return [name, value];
    }),
);

/** The command that renders, in words. */
const rendered =
    textsOf('RUN')
        .find(text => text.includes('render.mjs'))
        ?.split(' ') ?? [];

describe('the Dockerfile', () => {
    it('has nothing to mend in the eyes of a linter', () => {
        expect(validate(FILE).map(({ message }) => message)).toEqual([]);
        expect(validate(FILE.replace('HEALTHCHECK', 'HEALTCHECK')).map(({ message }) => message)).toEqual([
            expect.stringContaining('HEALTCHECK'),
        ]);
    });

    it('builds in a stage of its own, from images with a version', () => {
        const images = textsOf('FROM').map(text => text.split(' ')[0] ?? '');
        const named = textsOf('FROM').flatMap(text => / AS (\w+)$/.exec(text)?.[1] ?? []);
        expect(images.length).toBeGreaterThan(2);
        expect(
            images.filter(
                image => !/^(?:scratch|\$\{(?:PREVIOUS|BUILD)\}|[a-z]+:[\w.-]+)$/.test(image) || image.endsWith(':latest'),
            ),
        ).toEqual([]);
        const from = textsOf('COPY').flatMap(text => /--from=(\w+)/.exec(text)?.[1] ?? []);
        expect(from.length).toBeGreaterThan(2);
        expect(from.filter(stage => !named.includes(stage))).toEqual([]);
        expect(named).toEqual(expect.arrayContaining([args.PREVIOUS, args.BUILD]));
    });

    it('copies what exists, and installs what is locked', () => {
        const sources = textsOf('COPY')
            .filter(text => !text.startsWith('--from'))
            .flatMap(text => text.split(' ').slice(0, -1));
        expect(sources.filter(source => source !== '${SETTINGS}' && !existsSync(source))).toEqual([]);
        expect(textsOf('RUN').join('\n')).toContain('npm ci --ignore-scripts');
        expect(textsOf('RUN').filter(text => text.includes('apt-get install'))).toEqual([
            expect.stringMatching(/--no-install-recommends .*rm -rf \/var\/lib\/apt\/lists/),
        ]);
    });

    it('runs nginx as somebody else than root, on a port that needs no rights, and says whether it is well', () => {
        expect(textsOf('USER', last).at(-1)).toBe('www-data');
        const { listen } = jsonOf('deploy/container.json');
        expect(textsOf('EXPOSE', last)).toEqual([listen]);
        expect(Number(listen)).toBeGreaterThan(1023);
        expect(JSON.parse(textsOf('CMD', last)[0] ?? '')).toEqual(['nginx', '-e', 'stderr', '-g', 'daemon off;']);
        const [check = ''] = textsOf('HEALTHCHECK', last);
        expect(check).toContain(`/dev/tcp/127.0.0.1/${listen}`);
        expect(JSON.parse(check.slice(check.indexOf('CMD ') + 4))).toHaveLength(3);
        expect(last.findIndex(({ word }) => word === 'USER')).toBeLessThan(last.findIndex(({ word }) => word === 'CMD'));
    });

    it('serves what every other server serves: a build rendered with a file of settings, and those of its place', () => {
        const place = rendered[rendered.indexOf('--place') + 1] ?? '';
        const settings = settingsFrom({ apiBase: 'https://api.example.com', ...jsonOf(place) });
        const configuration = renderNginx(settings);
        expect(configuration).toContain('pid /tmp/nginx.pid;');
        expect(configuration).toContain('error_log stderr crit;');

        const [, , file, out] = rendered;
        expect(textsOf('COPY')).toContain(`\${SETTINGS} ${file}`);
        expect(args.SETTINGS).toBe('settings.json');
        expect(textsOf('COPY', last)).toEqual([
            `--from=rendered /portal/${out}/nginx.conf /etc/nginx/nginx.conf`,
            `--from=previous /usr/share/portal/assets/ ${settings.root}/assets/`,
            `--from=rendered /portal/${out}/site/ ${settings.root}/`,
            `--from=rendered /portal/${out}/site/assets/ /usr/share/portal/assets/`,
        ]);
    });

    it('renders after the build, which every brand and stage shares', () => {
        const stage = stages.findIndex(instructions => instructions.some(({ text }) => text.includes('render.mjs')));
        expect(stages[stage]?.[0]?.text).toBe('${BUILD} AS rendered');
        const build = stages[stage - 1] ?? [];
        expect(build[0]?.text).toMatch(/ AS build$/);
        expect(textsOf('RUN', build).at(-1)).toBe('npm run build');
        expect(textsOf('ARG', build), 'nothing of a brand').toEqual([]);
    });

    it('leaves the repository, what was built and local settings out', () => {
        const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
        expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', '.env.*.local', '.mock-state']));
    });
});

it('has a Compose example that builds this image and gives it no rights', () => {
    interface Service {
        build: { dockerfile: string; args: Record<string, string> };
        ports: string[];
        read_only: boolean;
        cap_drop: string[];
        tmpfs: string[];
    }
    const { services } = load(readFileSync('deploy/compose.yaml', 'utf8')) as { services: Record<'portal', Service> };
    const { build, ports, read_only: readOnly, cap_drop: dropped, tmpfs } = services.portal;
    expect(existsSync(build.dockerfile)).toBe(true);
    const usual = Object.entries(build.args).map(([name, value]) => [name, value.replace(/^\$\{\w+:-(\w[\w.]*)\}$/, '$1')]);
    expect(Object.fromEntries(usual)).toEqual(args);
    expect(ports.map(port => port.split(':').at(-1))).toEqual(textsOf('EXPOSE', last));
    expect([readOnly, dropped]).toEqual([true, ['ALL']]);
    // what nginx writes
    expect(tmpfs.map(mount => mount.split(':')[0])).toEqual(['/tmp', '/var/lib/nginx']);
});

it('has a unit of systemd that checks its configuration and does not run as root', () => {
    const unit = readFileSync('deploy/portal.service', 'utf8');
    const values = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
    expect([...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)).toEqual(['Unit', 'Service', 'Install']);
    expect(values.get('User')).toBe('www-data');
    expect(values.get('NoNewPrivileges')).toBe('yes');
    expect(values.get('ExecStartPre')).toContain(' -t ');
    const configuration = / -c (\S+)/.exec(values.get('ExecStart') ?? '')?.[1];
    expect(values.get('ExecStartPre')).toContain(configuration);
    expect(values.get('ExecStart')).toContain('daemon off;');
    const [, place = ''] = /--place (deploy\/\w+\.json)/.exec(unit) ?? [];
    const settings = settingsFrom({ apiBase: 'https://api.example.com', ...jsonOf(place) });
    expect(settings.pid).toBe(`/run/${values.get('RuntimeDirectory')}/nginx.pid`);
    expect(settings.temp).toBe(`/var/lib/${values.get('StateDirectory')}`);
});

it('has examples whose files and settings exist', () => {
    const texts = ['deploy/README.md', 'deploy/UPGRADE.md', 'deploy/portal.service']
        .map(file => readFileSync(file, 'utf8'))
        .join('\n');
    const files = [...texts.matchAll(/\b(?:deploy|docs)\/[\w.-]+\.\w+|deploy\/Dockerfile\b/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter(file => !existsSync(file))).toEqual([]);
    const places = [...texts.matchAll(/--place (\S+)/g)].map(([, file = '']) => file.replace(/\W+$/, ''));
    expect(new Set(places)).toEqual(new Set(['deploy/systemd.json']));
    const known = Object.keys(args);
    const given = [...texts.matchAll(/--build-arg (\w+)=/g)].map(([, name = '']) => name);
    expect(given.length).toBeGreaterThan(3);
    expect(given.filter(name => !known.includes(name))).toEqual([]);
    // Settings of nginx were variables once.
    expect(texts).not.toMatch(/PORTAL_/);
});
