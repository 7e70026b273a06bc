import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonName } from '../../src/shared/fields/PersonName';
import { nameOf, nameWithEmail } from '../../src/shared/person';

/** Several people may share a name, so a name appears with its e-mail address. */

it.each([
    ['Anna Engel', 'anna@holzmann.example', 'Anna Engel', 'Anna Engel (anna@holzmann.example)'],
    ['', 'lager@holzmann.example', 'lager@holzmann.example', 'lager@holzmann.example'],
    [undefined, 'lager@holzmann.example', 'lager@holzmann.example', 'lager@holzmann.example'],
])('alias "%s", e-mail %s: %s, %s', (alias, email, name, sentence) => {
    expect(nameOf({ alias, email })).toBe(name);
    expect(nameWithEmail({ alias, email })).toBe(sentence);
});

it('shows the e-mail beside the name, and once if it is the name', () => {
    const anna = { alias: 'Anna Engel', email: 'anna@holzmann.example' };
    const { rerender } = render(<PersonName person={anna} />);
    expect(screen.getByText('Anna Engel')).toBeVisible();
    expect(screen.getByText('anna@holzmann.example')).toBeVisible();
    rerender(<PersonName person={{ ...anna, alias: '' }} inline />);
    expect(screen.getAllByText('anna@holzmann.example')).toHaveLength(1);
});
