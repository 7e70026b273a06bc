/** What the scripts use of jsdom, which has no types of its own. */
declare module 'jsdom' {
    export class JSDOM {
        constructor(source: string, options: { contentType: string });
        readonly window: { document: Document };
    }
}
