import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The grid's parts that the portal does not use: filter and column panels, menus, tooltips, pagination, edit fields. The grid imports all of them in
 * its default slots, about 50 KB (gzip) of code that never runs.
 */
const UNUSED_PARTS = [
    'Autocomplete',
    'Badge',
    'Button',
    'Checkbox',
    'Chip',
    'CircularProgress',
    'ClickAwayListener',
    'Divider',
    'FormControl',
    'FormControlLabel',
    'Grow',
    'InputAdornment',
    'InputBase',
    'InputLabel',
    'LinearProgress',
    'ListItemIcon',
    'ListItemText',
    'MenuItem',
    'MenuList',
    'Modal',
    'Paper',
    'Popper',
    'Select',
    'Skeleton',
    'Switch',
    'Tab',
    'TablePagination',
    'Tabs',
    'TextField',
    'TextareaAutosize',
    'ToggleButton',
    'Tooltip',
    'Unstable_TrapFocus',
];

/** What the grid does that the portal's lists do themselves (copying, LIST-18; files, EXPORT-1) or the browser (printing). */
const UNUSED_HOOKS = ['useGridClipboard', 'useGridCsvExport', 'useGridPrintExport'];

const UNUSED = new Set(UNUSED_PARTS.map(part => `@mui/material/${part}`));
const STUB = '\0unused-grid-part/';

/**
 * Removes those parts from the build, but only for the grid: other importers still get them. A part that is used after all fails visibly
 * when rendered: then remove it from the list (docs/adr/0005). A part that the grid no longer imports fails the build.
 */
export function leanGrid(): Plugin {
    const found = new Set<string>();
    return {
        name: 'lean-grid',
        apply: 'build',
        enforce: 'pre',
        resolveId(source, importer) {
            const hook = UNUSED_HOOKS.find(name => source.endsWith(`/${name}.mjs`));
            if (hook && importer && /x-data-grid[\\/]/.test(importer)) {
                found.add(hook);
                return STUB + hook;
            }
            if (!UNUSED.has(source) || !importer || !/x-data-grid[\\/]material[\\/]index\.mjs/.test(importer)) return null;
            found.add(source);
            return STUB + path.basename(source);
        },
        buildEnd(error) {
            const missing = [...UNUSED, ...UNUSED_HOOKS].filter(part => !found.has(part));
            if (!error && missing.length > 0)
                throw new Error(`The grid does not import ${missing.join(', ')}: see build/leanGrid.ts.`);
        },
        load: id => {
            if (!id.startsWith(STUB)) return null;
            const name = id.slice(STUB.length);
            if (UNUSED_HOOKS.includes(name)) return `export const ${name} = () => undefined;`;
            return `export default function Unused() { throw new Error('build/leanGrid.ts leaves out ${name}'); }
               const classes = {};
               export { classes as formControlLabelClasses, classes as listItemTextClasses, classes as inputAdornmentClasses, classes as tablePaginationClasses };`;
        },
    };
}
