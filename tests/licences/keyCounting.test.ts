// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Whatever speaks of the keys that are left says what counts as used, in the same sentence (LICENCE-12). */

/** Texts of dialogs and of steps of plans that speak of keys that are left, or that become available. */
const TEXTS = [
    'users.ofLicence.free',
    'users.batch.licence.free',
    'planInvite.template.free',
    'planInvite.questions.short',
    'planYear.source.free',
    'plans.keys.free',
    'planYear.sums.sum',
    'planLeave.source.successorText',
    'planLeave.fates.',
    'planReview.freed.',
    'planFree.which',
    'userDetail.delete.fate.',
    'userDetail.add.noneSpare',
    'verbs.takeLicence.text',
    'keys.full.text',
    'renewal.sheet.idleHint',
];

/** What is shown within another component, which says it. */
const WITHIN: Readonly<Record<string, string>> = {
    'src/users/batch/LicenceFields.tsx': 'src/users/detail/LicencePicker.tsx',
    'src/plans/invite/ShortQuestion.tsx': 'src/plans/page/Figures.tsx',
    'src/plans/year/Sums.tsx': 'src/plans/page/Figures.tsx',
};

const sources = new Map(
    ['src', 'customRoutes'].flatMap(folder =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .filter(name => name.endsWith('.tsx'))
            .map(name => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
    ),
);

it.each(TEXTS)('%s', text => {
    const users = [...sources].filter(([, source]) => [`'${text}`, `\`${text}`].some(start => source.includes(start)));
    expect(users).not.toEqual([]);
    for (const [file] of users) expect(sources.get(WITHIN[file] ?? file), file).toContain('<KeyCounting />');
});

it('is as small as the hint beside it', () => {
    const larger = [...sources].filter(([, source]) =>
        /<p className="muted no-margin">(?:(?!<\/p>)[^])*<\/p>\s*<KeyCounting|<KeyCounting \/>\s*<p className="muted no-margin">/.test(
            source,
        ),
    );
    expect(larger.map(([file]) => file)).toEqual([]);
});
