/** The headers that the portal is served with (docs/quality.md, "Security"): one table, which `deploy/` mirrors for a real web server. */

/** Sources besides the portal's own origin, in Content-Security-Policy syntax. */
export interface CspSources {
    /** origins of the API */
    connect: readonly string[];
    img: readonly string[];
    media: readonly string[];
    /** hosts of embedded videos */
    frame: readonly string[];
}

/** The mock serves API, pictures, clips and the embedded player itself; a browser without HLS plays streams from `blob:`. */
export const MOCK_SOURCES: CspSources = { connect: [], img: [], media: ["'self'", 'blob:'], frame: ["'self'"] };

const directive = (name: string, ...sources: readonly string[]): string =>
    `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;

/** The Content-Security-Policy of the portal's pages. */
export function contentSecurityPolicy(sources: CspSources, frameAncestors: "'none'" | "'self'" = "'none'"): string {
    return [
        directive('default-src'),
        directive('script-src', "'self'"),
        directive('style-src', "'self'", "'unsafe-inline'"),
        directive('img-src', "'self'", 'data:', ...sources.img),
        directive('media-src', ...sources.media),
        directive('font-src', "'self'"),
        directive('connect-src', "'self'", ...sources.connect),
        directive('frame-src', ...sources.frame),
        directive('form-action', "'self'"),
        directive('base-uri'),
        directive('object-src'),
        directive('frame-ancestors', frameAncestors),
    ].join('; ');
}

/** Headers of every response. */
export function securityHeaders(): Readonly<Record<string, string>> {
    return {
        'Content-Security-Policy': contentSecurityPolicy(MOCK_SOURCES),
        'X-Content-Type-Options': 'nosniff',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'no-referrer',
    };
}

/** How long each kind of file is cached: pages are always revalidated, hashed files never, the brand's pictures after an hour. */
export const CACHE_CONTROL = {
    page: 'no-cache',
    hashed: 'public, max-age=31536000, immutable',
    /** files without a hash in their name, e.g. notifications.json */
    plain: 'no-cache',
    /** `/brand/`: an operator may replace them */
    brand: 'public, max-age=3600',
    media: 'public, max-age=3600',
    api: 'no-store',
} as const;
