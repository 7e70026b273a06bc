import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The order of the portal's folders, enforced by ESLint and shown in README.md ("How the folders relate"). A folder may import only from
 * lines above its own; entries of one line must not import each other. Within a folder Oxlint refuses circles (`import/no-cycle`).
 */
const LEAVES = ['storage', 'i18n'];
const DATA = ['dataProvider', 'src/config', 'src/theme'];

/** Folders in src that are not resources. */
const NO_RESOURCE = new Set(['app', 'config', 'theme', 'start', 'ui', 'shared', 'layout']);

/** The keys of the texts, which every folder may name. */
const TEXT_TYPES = './messages.ts';

/** Folders that use nothing of a line above but this. */
const NARROWED = [
    { target: 'dataProvider', from: 'storage', message: 'The data provider stores nothing.' },
    { target: ['dataProvider', 'src/theme'], from: 'i18n', except: [TEXT_TYPES], message: 'Only the keys of texts.' },
];

const folders = (root, parent) =>
    existsSync(join(root, parent))
        ? readdirSync(join(root, parent), { withFileTypes: true })
              .filter(entry => entry.isDirectory())
              .map(entry => entry.name)
        : [];

/** Zones for `import-x/no-restricted-paths`, generated from the folders that exist under `root`. */
export function folderZones(root) {
    const resources = folders(root, 'src')
        .filter(name => !NO_RESOURCE.has(name))
        .map(name => `src/${name}`);
    const pages = folders(root, 'customRoutes').map(name => `customRoutes/${name}`);
    const layers = [
        LEAVES,
        DATA,
        ['authProvider'],
        ['src/start'],
        ['src/client.ts'],
        ['src/ui'],
        ['src/shared'],
        resources,
        pages,
        ['src/layout'],
        ['src/app'],
    ];
    const zones = [];

    layers.forEach((layer, index) => {
        const later = layers.slice(index + 1).flat();
        layer.forEach(target => {
            if (later.length > 0) {
                zones.push({
                    target,
                    from: later,
                    message: `${target} stands left of what it imports here (scripts/folders.js).`,
                });
            }
        });
    });

    for (const line of [LEAVES, DATA]) {
        line.forEach(target => {
            const from = line.filter(other => other !== target);
            zones.push({ target, from, message: `${target} does not see its neighbours (scripts/folders.js).` });
        });
    }
    zones.push(...NARROWED);

    resources.forEach(target => {
        resources
            .filter(from => from !== target)
            .forEach(from => {
                zones.push({ target, from, except: ['./public.ts'], message: 'Resources meet only through public.ts.' });
            });
    });

    const portal = ['src', 'customRoutes', 'dataProvider', 'authProvider', 'i18n', 'storage'];
    portal.forEach(target => {
        zones.push({
            target,
            from: ['mock-server', 'tests', 'e2e', 'scripts'],
            message: 'Nothing in the portal imports the mock server or tests.',
        });
    });
    zones.push({ target: 'e2e', from: ['scripts', 'tests'], message: 'Scripts start the journeys, and so stand below them.' });
    // The mock server's pages use the portal's colours and paths, but nothing else of the portal.
    const portalParts = layers.flat().filter(from => !['dataProvider', 'src/theme', 'src/config'].includes(from));
    const desk = ['mock-server/*', 'mock-server/!(kit)/**/*'];
    zones.push({
        target: desk,
        from: [...portalParts.filter(part => part !== 'src/ui'), 'tests', 'e2e'],
        message: 'The mock server imports record types, the theme and the paths only.',
    });
    zones.push({
        target: desk,
        from: 'src/ui',
        except: ['./focusPressed.ts'],
        message: 'The mock server has of the kit only that a pressed control gets the focus.',
    });
    zones.push({
        target: 'mock-server/kit/**/*',
        from: [...portalParts.filter(part => !['src/ui', 'i18n', 'src/layout'].includes(part)), 'tests', 'e2e'],
        message: 'The page of the kit imports what it shows, its texts and its colours.',
    });
    zones.push({
        target: 'mock-server/kit/**/*',
        from: 'src/layout',
        except: ['./base.css'],
        message: 'The page of the kit imports only the base styles.',
    });
    zones.push({
        target: 'mock-server',
        from: 'src/config',
        except: ['./paths.ts'],
        message: 'The mock server imports the paths only.',
    });
    zones.push({
        target: 'mock-server',
        from: 'dataProvider',
        except: ['./types'],
        message: 'The mock server imports record types only.',
    });
    return zones;
}
