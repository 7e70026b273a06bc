// @vitest-environment node
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { exampleOf, type Schema } from '../../scripts/apiPage/example';
import { apiPage, type Document } from '../../scripts/apiPage/page';

const document = load(readFileSync('mock-server/openapi.yaml', 'utf8')) as Document;
const page = readFileSync('docs/api.html', 'utf8');
const { schemas } = document.components;

describe('docs/api.html', () => {
    it('is what mock-server/openapi.yaml says: otherwise run `npm run api`', () => {
        expect(page === apiPage(document)).toBe(true);
    });

    it('describes every call and every record, with links that lead somewhere', () => {
        const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
        const calls = Object.values(document.paths).flatMap(item =>
            (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap(method => item[method]?.operationId ?? []),
        );
        expect(calls.length).toBeGreaterThan(60);
        expect([...calls, ...Object.keys(schemas).map(name => `schema-${name}`)].filter(id => !ids.includes(id))).toEqual([]);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
        expect(links.filter(id => !ids.includes(id))).toEqual([]);
    });

    it('needs no script and no other file', () => {
        expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son\w+=|src=/i);
    });

    it('lists the changes of the API with the newest first', () => {
        const dates = document.info['x-changes'].map(({ date }) => date);
        expect(dates.length).toBeGreaterThan(3);
        expect(dates).toEqual([...dates].sort().reverse());
    });
});

describe('the examples', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'api');

    it.each(Object.keys(schemas))('of %s is valid', name => {
        const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
        const example = exampleOf({ $ref: name } satisfies Schema, schemas);
        expect(validate(example) ? [] : [example, validate.errors]).toEqual([]);
    });
});
