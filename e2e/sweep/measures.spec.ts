import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { focusReturned, rememberOpener, walk } from './focus';
import { enlarge, overlaps, SIZES } from './largeText';
import { buttonsOutOfView, covered, facts, squeezed } from './measures';

/** The sweep's measurements detect their defects, on pages with one defect each. */

const HEAD =
    '<html lang="de"><title>Seite</title><style>body{margin:0} .narrow{width:40px;overflow:hidden;white-space:nowrap}</style>';
const show = (page: Page, body: string): Promise<void> => page.setContent(`${HEAD}<body><h1>Seite</h1>${body}`);

test('finds missing titles and headings, mixed text directions, and motion', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    const about = (heading = true) => facts(page, { language: 'de', heading });
    await show(page, '<p><bdi>דנה</bdi> kommt</p><p dir="auto">דנה A</p>');
    expect(await about()).toEqual([]);
    await page.setContent('<html lang="pl"><body><p style="width:400px">Text');
    expect(await about()).toEqual([
        'the document has no title',
        'lang is pl',
        '0 headings of the first level',
        expect.stringMatching(/px beyond the window/),
    ]);
    await show(page, '<dialog open><div style="overflow:auto;width:200px"><p style="width:300px">Text</p></div></dialog>');
    expect(await about()).toEqual(['100 px beyond a box of the modal']);
    await show(page, '<p>דנה A</p><div data-toast-id="1">Gespeichert</div>');
    expect(await about()).toEqual(['a message is in no live region', 'not isolated: דנה A']);
    await show(page, '<style>@keyframes m{to{opacity:0}}</style><p class="moving" style="animation:m 9s infinite">Text');
    expect(await about()).toEqual(['m moves moving though motion is reduced']);
});

test('finds text that is cut off, overlapping controls, and buttons outside the viewport', async ({ page }) => {
    await show(page, '<button>Ein Knopf</button> <a href="#">Ein Verweis</a>');
    expect(await squeezed(page, 'body')).toEqual([]);
    await show(page, '<button class="narrow">Benutzerverwaltung</button>');
    expect(await squeezed(page, 'body')).toEqual([expect.stringMatching(/px cut off: <button> Benutzerverwaltung/)]);
    await show(page, '<button class="narrow" style="text-overflow:ellipsis">Benutzerverwaltung</button>');
    expect(await squeezed(page, 'body')).toEqual([]);
    await show(page, '<button>Eins</button><button style="margin-left:-20px">Zwei</button>');
    expect(await squeezed(page, 'body')).toEqual(['<button> Eins and <button> Zwei overlap']);
    await show(page, '<dialog open><footer style="margin-top:2000px"><button>Ja</button></footer></dialog>');
    expect(await buttonsOutOfView(page)).toEqual(['not in view: Ja']);
});

test('finds enlarged text that is cut off or lies over other text', async ({ page }) => {
    const about = async (style: string): Promise<string[]> => {
        await show(page, `<style>p{margin:0;${style}}</style><p>Eine Zeile</p><p>Noch eine</p>`);
        const found: string[] = [];
        for (const size of SIZES) {
            const undo = await enlarge(page, size);
            found.push(...(await overlaps(page, 'body')));
            await undo();
        }
        return found;
    };
    expect(await about('font:1rem/1.5 sans-serif')).toEqual([]);
    const over = 'one text over another: Eine Zeile | Noch eine';
    expect(await about('font:1rem/18px sans-serif')).toEqual([over, over]);
    expect(await about('font:1rem/1.5 sans-serif;height:20px;overflow:hidden')).toContainEqual(
        expect.stringMatching(/px of a line cut off: Eine Zeile/),
    );
});

test('finds a control under something else', async ({ page }) => {
    const about = async (body: string, within = 'body'): Promise<string[]> => {
        await show(page, body);
        return covered(page, within);
    };
    expect(await about('<button><b>Eins</b></button><label><input type="checkbox" style="opacity:0">Zwei</label>')).toEqual([]);
    // A link of one row over the page, as where a table's row is no place for what is positioned.
    const link = '<a href="#a">Pläne<i style="position:absolute;inset:0"></i></a>';
    expect(await about(`<button>Eins</button><p style="position:relative">${link}</p>`)).toEqual([]);
    expect(await about(`<button>Eins</button><p>${link}</p>`)).toEqual(['<button> Eins is under <i>']);
    // What the window does not show is scrolled to.
    const low = '<p style="height:2000px"></p><button>Unten</button>';
    expect(await about(low)).toEqual([]);
    expect(await about(`${low}<p style="position:fixed;inset:0;margin:0"></p>`)).toEqual(['<button> Unten is under <p>']);
    // Behind what is in front, and where a line ends, nothing is to be pressed.
    expect(await about('<button>Eins</button><dialog open style="inset:0">Frage</dialog>', 'dialog[open]')).toEqual([]);
    const line =
        '<p style="width:60px;overflow:hidden;white-space:nowrap"><a href="#a">Benutzerverwaltung</a> <a href="#b">Zwei</a></p>';
    expect(await about(line)).toEqual([]);
});

test('finds a focus that is invisible, covered, outside a modal, or lost', async ({ page }) => {
    await rememberOpener(page);
    await page.goto('/__mock/enter');
    const focus = async (body: string, within: string | null = null): Promise<string[]> => {
        await page.evaluate(body => (document.body.innerHTML = body), body);
        return walk(page, within);
    };
    expect(await focus('<button>Eins</button><button>Zwei</button>')).toEqual([]);
    expect(await focus('<button style="outline:none">Eins</button><button>Zwei</button>')).toEqual([
        'no visible focus: <button> Eins',
    ]);
    expect(await focus('<button>Eins</button><p style="position:fixed;inset:0;margin:0;background:red">Darüber</p>')).toEqual([
        'covered by <p> Darüber: <button> Eins',
    ]);
    expect(await focus('<dialog open><button>Drin</button></dialog><button>Hinten</button>', 'dialog')).toEqual([
        'the focus leaves what is in front: <button> Hinten',
    ]);
    await page.getByText('Hinten').focus();
    expect(await focusReturned(page)).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await focusReturned(page)).toEqual(['the focus is lost']);
});

test('a source refused by the policy is reported on the console, where it fails a test', async ({ page, allowConsole }) => {
    allowConsole(/Content Security Policy/);
    await page.goto('/');
    const told = page.waitForEvent(
        'console',
        message => message.type() === 'error' && /Content Security Policy/.test(message.text()),
    );
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' })));
    await told;
});
