import type { Plugin } from 'vite';

/**
 * The grid's parts that no list of the portal shows: its filter and column panels, its own pages, its edit fields. The grid
 * imports all of them with its default slots, about 40 KB (gzip) of code that never runs.
 */
const UNUSED_PARTS = [
    'Autocomplete',
    'Badge',
    'Chip',
    'FormControlLabel',
    'InputAdornment',
    'InputLabel',
    'LinearProgress',
    'Select',
    'Skeleton',
    'Switch',
    'Tab',
    'TablePagination',
    'Tabs',
    'TextField',
    'TextareaAutosize',
    'ToggleButton',
];

const UNUSED = new Set(UNUSED_PARTS.map(part => `@mui/material/${part}`));
const STUB = '\0unused-grid-part';

/**
 * Leaves those parts out of the build, for the grid alone: whoever else imports them gets them. A part that is used after all
 * fails loudly when it is rendered; take it from the list then (docs/adr/0005).
 */
export const leanGrid = (): Plugin => ({
    name: 'lean-grid',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
        UNUSED.has(source) && importer && /x-data-grid[\\/]material[\\/]index\.mjs/.test(importer) ? STUB : null,
    load: id =>
        id === STUB
            ? `export default function UnusedGridPart() { throw new Error('A part of the grid that scripts/leanGrid.ts leaves out.'); }
               const classes = {};
               export { classes as formControlLabelClasses, classes as inputAdornmentClasses, classes as tablePaginationClasses };`
            : null,
});
