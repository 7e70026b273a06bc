const NAMES: Readonly<Record<string, string>> = {
    Chrome: 'chrome',
    Edge: 'edge',
    Firefox: 'firefox',
    Safari: 'safari',
    iOS: 'ios',
};

/** The targets of the build, for scripts and styles: the oldest browsers of `browserslist` in package.json, each as `Firefox >= 125`. */
export const buildTargets = (browsers: readonly string[]): string[] =>
    browsers.map(line => {
        const [, name = '', version = ''] = /^(\w+) >= (\d+)$/.exec(line) ?? [];
        if (!NAMES[name]) throw new Error(`The build does not understand ${JSON.stringify(line)} in "browserslist".`);
        return `${NAMES[name]}${version}`;
    });
