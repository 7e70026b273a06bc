import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect } from '../support/fixtures';
import { ACCOUNT, ADMIN } from '../support/portalPage';
import { click, fill, gone, type Also } from './acts';

/** What a reader does besides what the guide has in bold: what is typed, pasted and ticked, and whom it is about. */

export const signIn =
    (email: string): Also =>
    async ({ page }) => {
        await page.locator('input[autocomplete=username]').fill(email);
        await page.locator('input[autocomplete=current-password]').fill('portal');
        await page.locator('form button[type=submit]').click();
    };
export const openMail =
    (to: string, kind: string): Also =>
    async ({ page, mock }) =>
        page.goto((await mock.mail(to, kind)).link ?? '');
export const submit: Also = ({ page }) => page.locator('dialog[open] button[type=submit]').click();
export const all =
    (...deeds: readonly Also[]): Also =>
    async stage => {
        for (const deed of deeds) await deed(stage);
    };

/** The school in September, when the keys of last year have expired, and one of its licences with such a key. */
export const inSeptember: Also = async ({ page, signIn: be }) => {
    await page.request.post('/__mock/api/situations/school-in-september/load', { data: {} });
    await be('admin@schule.example', '/dashboard');
};
export const ofExpired: Also = async ({ page, mock }) => {
    const { keys, licences } = await mock.state();
    const last = (id: string) => licences.find(licence => licence.id === id)?.expire ?? Infinity;
    const expired = keys
        .filter(({ customerId, expire, licenceId }) => customerId === '10030' && expire !== null && expire < last(licenceId))
        .sort((one, other) => (one.expire ?? 0) - (other.expire ?? 0));
    await page.goto(`/licences/${expired[0]?.licenceId}`);
};
/** Somebody who never signed in has the licence, and is found among its users. */
export const ofInactive: Also = async ({ page, mock }) => {
    const key = (await mock.state()).keys.find(({ licenceId, userId }) => licenceId === '10010101' && userId !== null);
    await mock.shareKey(key?.id ?? '', [key?.userId ?? '', 'u105']);
    await page.goto('/licences/10010101/users');
    await page.getByRole('searchbox').fill('inactive@');
    // Otherwise the reader ticks a row that is about to go.
    await expect(page.getByRole('row')).toHaveCount(2);
};

export const put = (text: string): Also => fill('planSource.paste', text);
export const paste = (text: string): Also => all(put(text), click('planSource.read'));
export const check: Also = click('plans.toCheck');
export const confirm: Also = all(submit, gone);
export const run: Also = all(click('plans.run'), confirm);
export const sendInvitations: Also = ({ page, say }) => page.getByRole('button', { name: say('plans.ready.send') }).click();

/** Two new colleagues, and one whose address has a typing error. */
export const TEAM = [
    'Nina\tNew\tnina.new@holzmann.example',
    'Otto\tOld\totto.old@holzmann.example',
    'Rita\tRight\trita.right@holzman.example',
].join('\n');

/** Last year's class, and the new list: most move up, two are new. */
export const putClasses: Also = async stage => {
    const { page, mock, say } = stage;
    const { users, cloudGroups } = await mock.state();
    const last = cloudGroups.find(({ id }) => id === 'g113');
    await page
        .getByRole('group', { name: say('planYear.source.groups') })
        .getByRole('checkbox', { name: last?.label })
        .check();
    const pupils = users.filter(({ id }) => last?.userIds.slice(2).includes(id));
    const rows = pupils.map(({ forename, surname, email }) => [forename, surname, email]);
    const fresh = ['Ada', 'Ben'].map(name => [name, 'Neu', `${name.toLowerCase()}@schule.example`]);
    const list = [...rows, ...fresh].map(row => [...row, 'Klasse HT2a'].join('\t')).join('\n');
    await put(list)(stage);
};
export const tickLicence: Also = ({ page, say }) =>
    page
        .getByRole('group', { name: say('planYear.source.licences') })
        .getByRole('checkbox', { name: /^CAD Klassensatz/ })
        .check();
export const noPrinter: Also = ({ page }) => page.evaluate(() => void (window.print = () => undefined));

/** A review of which most is decided: the saved file, as it comes back. */
let decided = '';
export const pasteReview: Also = stage => paste(decided)(stage);
export const saveReview: Also = async ({ page, say }) => {
    const saved = page.waitForEvent('download');
    await page
        .getByRole('dialog')
        .getByRole('button', { name: say('export.save') })
        .click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const [first = ''] = text.split('\r\n');
    const [head = [], ...rows] = parse(text, { bom: true, delimiter: first.includes(';') ? ';' : ',' });
    const column = head.length - 1;
    const wordOf = (row: readonly string[]): string => (row.includes(ACCOUNT) ? 'take' : 'keep');
    // The keys of one person are in no file that comes back.
    const back = rows
        .filter(row => !row.includes(ADMIN))
        .map(row => row.map((cell, place) => (place === column ? wordOf(row) : cell)));
    decided = [head, ...back].map(row => row.join('\t')).join('\n');
};
