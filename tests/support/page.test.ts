import { expect, it } from 'vitest';

it('has jsdom’s default styles that decide what is shown, and no others', () => {
    document.body.innerHTML = '<h1>Licences</h1><p hidden>None</p><dialog>Rename</dialog><ul><li>Key</li></ul>';
    const shown = [...document.querySelectorAll('h1, p, dialog, li')].map(element => getComputedStyle(element).display);
    expect(shown).toEqual(['block', 'none', 'none', 'list-item']);
    expect(getComputedStyle(document.querySelector('h1')!).fontWeight).not.toBe('bold');
    document.body.replaceChildren();
});
