import { test } from '../support/fixtures';
import { ODD_IDS, openOddPages } from '../support/oddIds';

for (const id of ODD_IDS) {
    test(`pages of records with the id "${id}" open and load again`, async ({ page, mock: _mock, mockServer, signInAs }) => {
        await openOddPages(page, id, { origin: mockServer.origin, signInAs });
    });
}
