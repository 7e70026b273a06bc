import { ADMIN, confirm, fill, modal, press, see, seenBy, steps, USER, type Step, type View } from './view';

/** What was done in this browser, and the choice where others have changed it since. */

const GROUP = '/cloud-groups/g103';

const renamed = steps(press('licences.rename'), fill('cloudGroups.name', 'Werkstatt Nord'), confirm('modal.save'));

const listed: Step = async stage => {
    await renamed(stage);
    // What is shown of it is stored.
    await see('main section li time')(stage);
    await stage.page.goto('/activity');
    await see('main li')(stage);
};

/** Somebody else renames it too. */
const changedElsewhere: Step = async ({ page, mock }) => {
    const headers = { Authorization: `Bearer ${await mock.signIn(ADMIN)}`, 'Application-Id': 'portal' };
    await page.request.patch('/api/cloudGroups/g103', { headers, data: { label: 'Werkstatt West' } });
};

export const activityViews: readonly View[] = [
    ...seenBy([ADMIN, USER], { name: 'activity: nothing', open: '/activity' }),
    { name: 'activity: a change', who: ADMIN, open: GROUP, reach: listed },
    { name: 'activity: last changes of a record', who: ADMIN, open: GROUP, reach: steps(renamed, see('main section li time')) },
    modal(
        'activity: changed since',
        GROUP,
        'ChangedModal',
        steps(listed, changedElsewhere, press('activity.undo'), see('dialog[open] dl')),
    ),
];
