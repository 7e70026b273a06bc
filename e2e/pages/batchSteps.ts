import type { Step } from './view';

/** Steps that open an action on several users. */

/** Selects the first users of the list. */
export const chooseSome: Step = async ({ page }) => {
    const boxes = page.locator('main input[type=checkbox]');
    await boxes.nth(2).check();
    await boxes.nth(3).check();
};
/** Opens an action on the selected users: with its button, or with the menu on a phone. */
export const batch =
    (kind: 'licence' | 'group' | 'reset' | 'activate' | 'take' | 'leave' | 'logout' | 'delete'): Step =>
    async stage => {
        const { page, say } = stage;
        const bar = page.getByRole('region', { name: say('users.choice.bar') });
        if (!(await bar.isVisible())) await chooseSome(stage);
        const direct = bar.getByRole('button', { name: say(`users.batch.titles.${kind}`) });
        const menu = bar.getByRole('button', { name: say('list.choice.actions') });
        await direct.or(menu).first().waitFor();
        if (await direct.isVisible()) await direct.click();
        else {
            await menu.click();
            await page.getByRole('menuitem', { name: say(`users.batch.titles.${kind}`) }).click();
        }
        await page.locator('dialog h3').first().waitFor();
    };
