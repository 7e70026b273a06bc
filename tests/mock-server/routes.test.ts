// @vitest-environment node
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Router } from 'express';
import { expect, it } from 'vitest';
import type { Mock } from '../../mock-server/context';
import { registerRoutes } from '../../mock-server/routes';

const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

/** `GET users/{}` for an operation, whatever the names of its parameters. */
const name = (verb: string, path: string): string =>
    `${verb.toUpperCase()} ${path.replace(/^\//, '').replace(/\{[^}]*\}|:[A-Za-z]+/g, '{}')}`;

const described = (): string[] => {
    const document = load(readFileSync(new URL('../../mock-server/openapi.yaml', import.meta.url), 'utf8')) as {
        paths: Record<string, Record<string, unknown>>;
    };
    return Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.keys(operations)
            .filter(verb => VERBS.includes(verb))
            .map(verb => name(verb, path)),
    );
};

const registered = (): string[] => {
    const routes: string[] = [];
    const api = Object.fromEntries(VERBS.map(verb => [verb, (path: string) => routes.push(name(verb, path))]));
    registerRoutes(api as unknown as Router, {} as Mock);
    return routes;
};

it('every call of the API description exists, and no other', () => {
    expect(registered().sort()).toEqual(described().sort());
});
