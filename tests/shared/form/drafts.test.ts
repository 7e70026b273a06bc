import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** FORM-1: every form of the signed-in portal keeps what is typed, or is one that must not. */

/** A form with a password, and those of which one only confirms or chooses. */
const WITHOUT: readonly string[] = [
    'customRoutes/profile/ChangePasswordModal.tsx',
    'src/users/detail/DeleteUserModal.tsx',
    'src/users/detail/RemoveLicenceModal.tsx',
];

const sources = ['src', 'customRoutes']
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`))
    .filter(file => /\.tsx?$/.test(file) && !file.startsWith('customRoutes/public/'))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }));

it('is the same for every form', () => {
    const forms = sources.flatMap(({ file, text }) =>
        [...text.matchAll(/usePortalForm(?:<.*>)?\(\{([^]*?)initial/g)].map(([, before = '']) => ({
            file,
            kept: /\bdraft\b/.test(before),
        })),
    );
    expect(forms.length).toBeGreaterThan(20);
    expect([...new Set(forms.filter(({ kept }) => !kept).map(({ file }) => file))].toSorted()).toEqual(WITHOUT);
});

it('is the same for every action on several that asks for something but a confirmation', () => {
    const verbs = sources.filter(({ text }) => /^\s*kind: '\w+',$/m.test(text) && text.includes('initial: {'));
    expect(verbs.length).toBeGreaterThan(10);
    const asking = verbs.filter(({ text }) => !text.includes('initial: {}') && !text.includes('draft: '));
    expect(asking.map(({ file }) => file).toSorted()).toEqual([
        'src/users/batch/deleteUser.tsx',
        'src/users/batch/leaveGroup.tsx',
        'src/users/batch/takeLicence.tsx',
    ]);
});

it('is decided in one place: nothing else deletes a draft', () => {
    const deleting = sources.filter(({ text }) => /keepDraft\([^)?]*null[,)]/.test(text)).map(({ file }) => file);
    expect(deleting.toSorted()).toEqual(['src/shared/form/usePortalForm.ts', 'src/shared/hooks/useDraft.ts']);
});
