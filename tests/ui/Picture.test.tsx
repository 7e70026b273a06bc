import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyPicture, ProductSign } from '../../src/ui/Picture';

const idsOf = (file: string) =>
    [...readFileSync(`public/brand/${file}`, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
const shown = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');

it('each product has the sign of its code, others the default one', () => {
    const signs = idsOf('signs.svg');
    expect(signs).toContain('default');
    for (const id of signs) {
        expect(shown(render(<ProductSign product={id.toUpperCase()} />).container)).toBe(`/brand/signs.svg#${id}`);
    }
    expect(shown(render(<ProductSign product="rooms-2" />).container)).toBe('/brand/signs.svg#default');
});

it('each empty list with a picture shows its own, others none', () => {
    for (const id of idsOf('empty.svg')) {
        expect(shown(render(<EmptyPicture resource={id} />).container)).toBe(`/brand/empty.svg#${id}`);
    }
    expect(render(<EmptyPicture resource="videos" />).container).toBeEmptyDOMElement();
});
