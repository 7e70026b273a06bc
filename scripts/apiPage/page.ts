import { nameOf } from '../../mock-server/description';
import { exampleOf, type Schema, type Schemas } from './example';
import { RULES } from './rules';
import { STYLE } from './style';

/** Renders the API's description as one HTML page without scripts and without other files. */

interface Content {
    schema?: Schema;
}

interface Response {
    $ref?: string;
    description?: string;
    content?: Record<string, Content>;
}

interface Parameter {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    description?: string;
    example?: string;
    schema?: Schema;
}

interface Operation {
    operationId: string;
    tags: string[];
    summary: string;
    description?: string;
    parameters?: Parameter[];
    requestBody?: { required?: boolean; content: Record<string, Content> };
    responses: Record<string, Response>;
    'x-roles': string[];
}

type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>;

export interface Document {
    info: {
        title: string;
        version: string;
        description: string;
        'x-links': { link: string; opens: string }[];
        'x-changes': { date: string; text: string }[];
    };
    paths: Record<string, PathItem>;
    components: { schemas: Schemas; responses: Record<string, Response>; parameters: Record<string, Parameter> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const JSON_TYPE = 'application/json';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders text in which `code` is marked as in Markdown. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const link = (name: string): string => `<a href="#schema-${name}">${name}</a>`;

/** The type of a schema in a few words. */
function typeOf(schema: Schema): string {
    const { $ref, type = 'any', items, oneOf, anyOf, allOf, nullable } = schema;
    if ($ref !== undefined) return link(nameOf($ref));
    const choices = oneOf ?? anyOf;
    const words = choices
        ? choices.map(typeOf).join(' or ')
        : allOf
          ? allOf.map(typeOf).join(' and ')
          : type === 'array'
            ? `array of ${typeOf(items ?? {})}`
            : schema.enum
              ? schema.enum.map(value => `<code>${escaped(JSON.stringify(value))}</code>`).join(' | ')
              : type;
    return nullable ? `${words} or null` : words;
}

/** What limits a value, e.g. "at most 50 characters". */
function limitsOf({ pattern, format, minLength, maxLength, minimum, minItems }: Schema): string {
    return [
        format && escaped(format),
        pattern && `<code>${escaped(pattern)}</code>`,
        minLength && `at least ${minLength} character${minLength === 1 ? '' : 's'}`,
        maxLength && `at most ${maxLength} characters`,
        minimum !== undefined && `at least ${minimum}`,
        minItems && `at least ${minItems} row${minItems === 1 ? '' : 's'}`,
    ]
        .filter(Boolean)
        .join(', ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    `<table><thead><tr>${head.map(cell => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>\n${rows
        .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
        .join('\n')}\n</tbody></table>`;

const describedBy = (schema: Schema, text = schema.description): string =>
    [limitsOf(schema), text && prose(text)].filter(Boolean).join('. ');

function fieldsOf({ properties = {}, required = [] }: Schema): string {
    const rows = Object.entries(properties).map(([name, field]) => [
        `<code>${escaped(name)}</code>${required.includes(name) ? '' : ' <small>optional</small>'}`,
        typeOf(field),
        describedBy(field),
    ]);
    return rows.length === 0 ? '' : table(['Field', 'Type', 'Meaning'], rows);
}

const idOf = (tag: string): string => `calls-${tag}`;
const titleOf = (tag: string): string => tag.replace(/([A-Z])/g, ' $1').replace(/^./, first => first.toUpperCase());

interface Parts {
    contents: readonly string[];
    sections: readonly string[];
    records: readonly string[];
    links: string;
    changes: string;
}

function framed(info: Document['info'], parts: Parts): string {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Contents">
<p><strong>${escaped(info.title)}</strong> ${escaped(info.version)}</p>
<ul>
<li><a href="#basics">Basics</a></li>
<li><a href="#limits">Limits: 429 and 503</a></li>
<li><a href="#pages">Collections and sizes of pages</a></li>
${parts.contents.join('\n')}
<li><a href="#records">Records</a></li>
<li><a href="#links">Links into the portal</a></li>
<li><a href="#changes">Changes</a></li>
</ul>
</nav>
<main>
<h1>${escaped(info.title)}</h1>
<p>${prose(info.description)}</p>
<p>Ids such as WIRE-6 are rules of <a href="contract.md">contract.md</a>. This page is made from <code>mock-server/openapi.yaml</code> by <code>npm run api</code>.</p>
${RULES}
${parts.sections.join('\n')}
<section id="records">
<h2>Records</h2>
${parts.records.join('\n')}
</section>
<section id="links">
<h2>Links into the portal</h2>
<p>For mails and other systems. They work before the sign-in, which returns to them; ids are percent-encoded. A dialog opens filled, under the rules of its action, and is never sent by itself; what is unknown, or not for the role, is ignored (WHY-6). Put no names and no e-mail addresses into an address.</p>
${parts.links}
</section>
<section id="changes">
<h2>Changes</h2>
${parts.changes}
</section>
</main>
</body>
</html>
`;
}

/** The page, complete. */
export function apiPage({ info, paths, components }: Document): string {
    const { schemas, responses, parameters } = components;
    const example = (schema: Schema): string => `<pre>${escaped(JSON.stringify(exampleOf(schema, schemas), null, 2))}</pre>`;
    const resolved = <T extends { $ref?: string }>(part: T, all: Record<string, T>): T =>
        part.$ref === undefined ? part : (all[nameOf(part.$ref)] ?? part);

    const bodyOf = (content: Record<string, Content>): string =>
        Object.entries(content)
            .map(([type, { schema = {} }]) =>
                type === JSON_TYPE
                    ? `<p>${typeOf(schema)}</p>${fieldsOf(schema)}${example(schema)}`
                    : `<p>A file, <code>${escaped(type)}</code>.</p>`,
            )
            .join('\n');

    const responseOf = ([status, part]: [string, Response]): string => {
        const { description = '', content } = resolved(part, responses);
        const isFailure = JSON.stringify(content ?? {}).includes('schemas/Error"');
        const head = `<strong>${status}</strong> ${prose(description)}`;
        return !content || isFailure ? `<li>${head}</li>` : `<li>${head}${bodyOf(content)}</li>`;
    };

    const callOf = (path: string, method: string, shared: readonly Parameter[], call: Operation): string => {
        const roles = call['x-roles'];
        const options = [...shared, ...(call.parameters ?? [])]
            .map(part => resolved(part, parameters))
            .filter(({ name }) => name !== 'Application-Id');
        const rows = options.map(({ name = '', in: place = '', required, description, schema = {}, example: given }) => [
            `<code>${escaped(name)}</code>${required ? '' : ' <small>optional</small>'}`,
            place,
            [describedBy(schema, description), given === undefined ? '' : `e.g. <code>${escaped(given)}</code>`]
                .filter(Boolean)
                .join(', '),
        ]);
        return `<article id="${call.operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>
<p>${prose(call.summary)}. <small>${roles.length === 0 ? 'No sign-in.' : roles.join(', ')}</small></p>
${call.description ? `<p>${prose(call.description)}</p>` : ''}
${rows.length > 0 ? table(['Parameter', 'In', 'Meaning'], rows) : ''}
${call.requestBody ? `<h4>Request${call.requestBody.required ? '' : ' (optional)'}</h4>${bodyOf(call.requestBody.content)}` : ''}
<h4>Responses</h4>
<ul>${Object.entries(call.responses).map(responseOf).join('\n')}</ul>
</article>`;
    };

    const calls = Object.entries(paths).flatMap(([path, item]) =>
        METHODS.flatMap(method => {
            const call = item[method];
            return call ? [{ path, method, call, html: callOf(path, method, item.parameters ?? [], call) }] : [];
        }),
    );
    const tags = [...new Set(calls.flatMap(({ call }) => call.tags))];
    const contents = tags.map(
        tag =>
            `<li><a href="#${idOf(tag)}">${titleOf(tag)}</a><ul>${calls
                .filter(({ call }) => call.tags.includes(tag))
                .map(
                    ({ path, method, call }) =>
                        `<li><a href="#${call.operationId}">${method.toUpperCase()} ${escaped(path)}</a></li>`,
                )
                .join('')}</ul></li>`,
    );
    const sections = tags.map(
        tag => `<section id="${idOf(tag)}">
<h2>${titleOf(tag)}</h2>
${calls
    .filter(({ call }) => call.tags.includes(tag))
    .map(({ html }) => html)
    .join('\n')}
</section>`,
    );
    const records = Object.entries(schemas).map(
        ([name, schema]) => `<article id="schema-${name}">
<h3>${name}</h3>
<p>${describedBy(schema)}</p>
${schema.properties ? fieldsOf(schema) : `<p>${typeOf(schema)}</p>`}
<details><summary>Example</summary>${example({ $ref: name })}</details>
</article>`,
    );
    const links = table(
        ['Address', 'What opens'],
        info['x-links'].map(({ link: address, opens }) => [`<code>${escaped(address)}</code>`, prose(opens)]),
    );
    const changes = table(
        ['Date', 'Change'],
        info['x-changes'].map(({ date, text }) => [date, prose(text)]),
    );

    return framed(info, { contents, sections, records, links, changes });
}
