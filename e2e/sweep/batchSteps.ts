import type { KeyVerbName } from '#src/keys/batch/verbs';
import type { SeatVerbName } from '#src/seats/batch/verbs';
import type { UserVerbName } from '#src/users/batch/verbs';
import type { Step } from './view';

/** Steps that open an action on several users. */

/** Selects the first users of the list. */
export const selectSome: Step = async ({ page }) => {
    const boxes = page.locator('main input[type=checkbox]');
    await boxes.nth(2).check();
    await boxes.nth(3).check();
};
/**
 * Opens an action on the selected rows: with its button, or with the menu on a phone. `of` = the texts of the list, `label` = the key of the
 * action's name, `shows` what the dialog shows then.
 */
const batchOf =
    (of: 'users' | 'keys' | 'seats' | 'contracts.invoices', label: string, shows = 'dialog h3'): Step =>
    async stage => {
        const { page, say } = stage;
        const bar = page.getByRole('region', { name: say(`${of}.choice.bar`) });
        if (!(await bar.isVisible())) await selectSome(stage);
        const direct = bar.getByRole('button', { name: say(label) });
        const menu = bar.getByRole('button', { name: say('list.actions') });
        await direct.or(menu).first().waitFor();
        if (await direct.isVisible()) await direct.click();
        else {
            await menu.click();
            await page.getByRole('menuitem', { name: say(label) }).click();
        }
        await page.locator(shows).first().waitFor();
    };

/** Opens an action on the selected users. */
export const batch = (verb: UserVerbName): Step => batchOf('users', `verbs.${verb}.title`);

/** Opens an action on the selected keys. */
export const keyBatch = (verb: KeyVerbName): Step =>
    batchOf('keys', `verbs.${verb}.${verb === 'expireKey' ? 'title' : 'submit'}`);

/** Opens an action on the selected seats. */
export const seatBatch = (verb: SeatVerbName): Step => batchOf('seats', `verbs.${verb}.title`);

/** Saves the selected invoices; `shows` is what the dialog then shows. */
export const saveInvoices = (shows: string): Step => batchOf('contracts.invoices', 'contracts.invoices.zip.action', shows);
