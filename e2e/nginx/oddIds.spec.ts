import { ODD_IDS, openOddPages } from '../support/oddIds';
import { dialogButton } from '../support/parts';
import { expect, test } from './fixtures';

for (const id of ODD_IDS) {
    test(`behind nginx, pages of records with the id "${id}" open and load again, and a change reaches its record`, async ({
        page,
        mock,
        mockServer,
        signInAs,
    }) => {
        await openOddPages(page, id, { origin: mockServer.origin, signInAs });

        await page.getByRole('button', { name: 'Actions for Odd group' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await dialogButton(page, 'Delete').click();
        await expect(page).toHaveURL(/\/cloud-groups$/);
        const [call] = await mock.calls('DELETE');
        expect([call?.path, call?.status]).toEqual([`cloudGroups/${id}`, 204]);
    });
}
