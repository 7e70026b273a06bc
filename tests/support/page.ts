import fs from 'node:fs';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom with those of its default styles only that tests read: queries by role and presses ask whether each element is shown, and jsdom then
 * computes its margins, borders and colours too, which took a sixth of the time of component tests.
 */

const READ = /^\s*(?:display|visibility|content-visibility|pointer-events)\s*:/;

/** The rules with those declarations; rules that have none are left out. */
const readStyles = (sheet: string): string =>
    sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_rule, selector: string, declarations: string) => {
        const read = declarations.split(';').filter(declaration => READ.test(declaration));
        return read.length > 0 ? `${selector}{${read.join(';')}}` : '';
    });

const { readFileSync } = fs;

/** jsdom reads its styles from a file as it is imported, and has no option for them. */
const readLean = ((...args: Parameters<typeof readFileSync>) => {
    const content = readFileSync(...args);
    return String(args[0]).endsWith('default-stylesheet.css') ? readStyles(String(content)) : content;
}) as typeof readFileSync;

const { jsdom } = builtinEnvironments;

const page: Environment = {
    ...jsdom,
    async setup(global, options) {
        fs.readFileSync = readLean;
        try {
            return await jsdom.setup(global, options);
        } finally {
            fs.readFileSync = readFileSync;
        }
    },
};

export default page;
