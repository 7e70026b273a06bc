import { readFileSync } from 'node:fs';
import type { middleware as openApiValidator } from 'express-openapi-validator';
import { load } from 'js-yaml';

export type ApiSpec = Parameters<typeof openApiValidator>[0]['apiSpec'];
/** The API's description as an object. */
export type Description = Exclude<ApiSpec, string>;

/**
 * Reads what the calls are checked against. The bodies of failures are left out: the server writes them itself, in one shape, past the
 * check, and there are so many of them that most of the check's work would be to get ready for them.
 *
 * @param spec the description, or the path of its YAML file
 */
export function readDescription(spec: ApiSpec): Description {
    const document = typeof spec === 'string' ? (load(readFileSync(spec, 'utf8')) as Description) : spec;
    const { components } = document;
    if (!components?.responses) return document;
    const responses = Object.fromEntries(
        Object.entries(components.responses).map(([name, response]) => {
            const isFailure = JSON.stringify(response).includes('"#/components/schemas/Error"');
            return [name, isFailure ? { description: 'A failure.' } : response] as const;
        }),
    );
    return { ...document, components: { ...components, responses } };
}
