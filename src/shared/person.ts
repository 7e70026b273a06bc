/** How people are named, one rule for all pages: several may have one name, so that a name stands with its e-mail. Pure. */

/** As much of a user as is needed to name one. */
export interface Named {
    email: string;
    alias?: string | null;
}

/** How a person is called: forename and surname, otherwise the e-mail. For headings and pages that show the e-mail beside it. */
export const nameOf = ({ alias, email }: Named): string => alias || email;

/** How a person is named within a sentence or label. */
export const nameWithEmail = (person: Named): string => {
    const name = nameOf(person);
    return name === person.email ? name : `${name} (${person.email})`;
};
