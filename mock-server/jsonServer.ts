import { createRequire } from 'node:module';

/** json-server, which is CommonJS: `import` does not detect its named exports. */
export const jsonServer = createRequire(import.meta.url)('json-server') as typeof import('json-server');
