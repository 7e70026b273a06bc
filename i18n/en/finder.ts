/** The finder in the header. */
export default {
    finder: {
        open: 'Find',
        label: 'Find users, licences, keys, seats…',
        labelOwn: 'Find keys, applications, pages…',
        results: 'Results',
        recent: 'Recently opened',
        forget: 'Clear the list',
        hint: 'Search for a name, a number or a pasted key.',
        tooShort: 'Please type at least two characters.',
        searching: 'Searching: %{groups}…',
        failed: 'Could not be searched: %{groups}.',
        empty: 'No matches: %{groups}',
        none: 'Nothing was found for “%{query}”.',
        count: '%{smart_count} match |||| %{smart_count} matches',
        all: 'Show %{smart_count} match |||| Show all %{smart_count} matches',
        pages: 'Pages',
        stops: 'What stops %{name}?',
        stopsMe: 'What stops me?',
    },
} as const;
