// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Whatever asks before something is deleted has its button in the colour that says so. */

const sources = ['src', 'customRoutes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.tsx'))
        .map(name => join(folder, name)),
);

it('each question whose button is "Delete"', () => {
    const questions = sources.flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/<ConfirmModal\s([^]*?)\n\s*\/?>/g)]
            .filter(([, props = '']) => props.includes("t('modal.delete')"))
            .map(([, props = '']) => ({ file, destroys: /\bdestroys\b/.test(props) })),
    );
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions.filter(({ destroys }) => !destroys)).toEqual([]);
});
