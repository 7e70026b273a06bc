import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The order of the portal's folders, enforced by ESLint and shown in README.md ("How the folders relate"). A folder may import only from
 * lines above its own; entries of one line must not import each other, except as listed below.
 */
const LEAVES = ['dataProvider', 'i18n', 'src/config', 'src/theme'];

/** Folders in src that are not resources. */
const NO_RESOURCE = new Set(['app', 'config', 'theme', 'ui', 'shared', 'layout']);

/** Leaf -> its files that contain only types, which every leaf may import: the records, and the keys of the texts. */
const LEAF_TYPES = { dataProvider: ['./types'], i18n: ['./messages.ts'] };

/** Leaf -> the leaves that it may import: only names and constants without side effects. */
const LEAF_EXCEPTIONS = { 'src/config': ['i18n'], 'src/theme': [] };

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
        ['authProvider'],
        ['src/client.ts'],
        ['src/ui'],
        ['src/shared'],
        resources,
        pages,
        ['src/layout'],
        ['src/app/AdminApp.tsx', 'src/app/pages.tsx', 'src/app/portal.tsx'],
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

    LEAVES.forEach(target => {
        LEAVES.filter(from => from !== target).forEach(from => {
            // Every folder may import the types of records and the deployment's settings.
            if (from === 'src/config' || LEAF_EXCEPTIONS[target]?.includes(from)) return;
            zones.push({
                target,
                from,
                except: LEAF_TYPES[from] ?? [],
                message: 'Leaves do not see each other (scripts/folders.js).',
            });
        });
    });

    resources.forEach(target => {
        resources
            .filter(from => from !== target)
            .forEach(from => {
                zones.push({ target, from, except: ['./public.ts'], message: 'Resources meet only through public.ts.' });
            });
    });

    const portal = ['src', 'customRoutes', 'dataProvider', 'authProvider', 'i18n'];
    portal.forEach(target => {
        zones.push({
            target,
            from: ['mock-server', 'tests', 'e2e', 'scripts'],
            message: 'Nothing in the portal imports the mock server or tests.',
        });
    });
    // The mock server's pages use the portal's colours and paths, but nothing else of the portal.
    const portalParts = layers.flat().filter(from => !['dataProvider', 'src/theme', 'src/config'].includes(from));
    zones.push({
        target: ['mock-server/*', 'mock-server/!(kit)/**/*'],
        from: [...portalParts, 'tests', 'e2e'],
        message: 'The mock server imports record types, the theme and the paths only.',
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
