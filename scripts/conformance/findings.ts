/**
 * Everything that the kit can find, by name: what the server does, and what the portal shows then. `off`: a part of the portal does not
 * work; `slow`: it works, but waits; `works`: the portal copes, although the contract says otherwise.
 */

export type Effect = 'off' | 'slow' | 'works';

interface Known {
    effect: Effect;
    /** what the server does */
    server: string;
    /** what the portal shows then */
    portal: string;
}

const known = (effect: Effect, server: string, portal: string): Known => ({ effect, server, portal });

export const FINDINGS = {
    // ---- responses (WIRE) ----
    unreachable: known('off', 'gives no answer', 'the page says that there is no connection, and offers to try again'),
    busy: known(
        'off',
        'refuses calls for longer than the kit waits (429, 503)',
        'pages say that they could not be loaded; a change says when it is possible again, and work on many waits',
    ),
    redirected: known(
        'off',
        'redirects a call',
        'browsers follow: to another origin without the session, which ends it, and with a change as a read',
    ),
    refused: known('off', 'refuses a call that the portal makes', 'the list or page names the failure, and offers to try again'),
    'html-answer': known('off', 'answers a call with a page of HTML', 'the list or page says that it could not be loaded'),
    'empty-answer': known('off', 'answers a read without a body', 'the list or page says that it could not be loaded'),
    'broken-json': known('off', 'answers with damaged JSON', 'the list or page says that it could not be loaded'),
    'form-differs': known(
        'works',
        'answers in another form than described',
        'what is missing or of another type is shown as "–"',
    ),
    'status-undescribed': known('works', 'answers with a status that is not described', 'any 2xx counts as success'),
    'unauthorized-not-401': known(
        'off',
        'does not answer 401 to a call without a valid session',
        'an expired session is not noticed: pages fail one by one, and nobody is led to the sign-in',
    ),
    'forbidden-not-403': known(
        'works',
        'does not answer 403 to a call that the role may not make',
        'the text names another reason',
    ),
    'missing-not-404': known(
        'works',
        'does not answer 404 for a record that does not exist',
        'the page says that the record could not be loaded, instead of "not found"',
    ),
    'error-form': known(
        'works',
        'sends errors without {"error": {"code", "message"}}',
        'the general text of the status; reasons such as "licence full" are derived where possible',
    ),
    'answer-slow': known('slow', 'takes long to answer', 'skeletons stay until the answer is there'),
    'retry-after-missing': known(
        'slow',
        'refuses calls for a while (429, 503) without Retry-After',
        'work on many waits by guess: 1, 2, 4 ... 30 s',
    ),
    'retry-after-unreadable': known(
        'slow',
        'refuses calls for a while with a Retry-After that is neither seconds nor a date, or is beyond a day',
        'work on many waits by guess: 1, 2, 4 ... 30 s',
    ),
    // ---- sign-in ----
    'sign-in-refused': known('off', 'does not accept the user', 'the sign-in page says "Login failed"'),
    'sign-in-without-token': known('off', 'signs in without a token', 'the sign-in page says "Login failed"'),
    'choice-empty': known('off', 'offers a choice of no customers (300)', 'the sign-in page says "Login failed"'),
    'sign-out-fails': known(
        'works',
        'does not end the session',
        'the portal signs out by itself, and the sign-in page names what the server said',
    ),
    // ---- collections (QUERY) ----
    'count-missing': known(
        'slow',
        'leaves the count out although $count=true asks for it',
        'lists work; above 500 rows the whole collection is read, twice',
    ),
    'count-of-page': known(
        'slow',
        'counts the rows of the page, not of the collection',
        'lists above 500 rows are read whole, exports and work on all that match read on to the end',
    ),
    'search-case-sensitive': known(
        'off',
        'distinguishes small and capital letters in contains()',
        'the finder, and lists above 500 rows, miss what is written otherwise',
    ),
    'capitals-refused': known(
        'off',
        'refuses property names with a capital first letter in $filter',
        'the finder, lists above 500 rows, selected rows and machines of a user say that they could not be loaded',
    ),
    'filter-refused': known(
        'off',
        'refuses $filter',
        'the finder, lists above 500 rows and machines of a user say that they could not be loaded',
    ),
    'filter-ignored': known('off', 'ignores $filter', 'the finder, and lists above 500 rows, show what does not match'),
    'quotes-refused': known(
        'off',
        "refuses a doubled quote in a literal (O''Brien)",
        'a search with an apostrophe says that it could not be loaded',
    ),
    'or-refused': known(
        'off',
        'refuses "or" in $filter',
        'the finder, lists above 500 rows and selected rows say that they could not be loaded',
    ),
    'search-differs': known(
        'off',
        'finds other rows than the contract says',
        'the finder, and lists above 500 rows, show other rows than a small list',
    ),
    'empty-as-404': known(
        'off',
        'answers a search without matches with an error',
        'the list says that it could not be loaded, instead of "no matches"',
    ),
    'paging-ignored': known(
        'slow',
        'ignores $top and $skip, and the collection has more than 500 rows',
        'every read brings all rows; the portal pages by itself',
    ),
    'page-capped': known(
        'slow',
        'sends fewer rows than asked for',
        'lists work; each page, order and search is a call, as above 500 rows',
    ),
    'skip-ignored': known(
        'off',
        'ignores $skip',
        'above 500 rows pages, states, exports and the choice of all say that the server did not return every row',
    ),
    'orderby-ignored': known(
        'off',
        'ignores $orderby, but pages',
        'above 500 rows lists have the server’s order, whatever is chosen',
    ),
    'order-refused': known(
        'slow',
        'refuses the number of related records in $orderby (relation/$count)',
        'above 500 rows a list in that order is read whole, and sorted by the portal',
    ),
    'sort-by-letter-code': known(
        'works',
        'sorts by letter codes: capitals and accents apart',
        'above 500 rows "Özdemir" follows "Zimmer", in smaller lists it does not',
    ),
    'nulls-last': known(
        'works',
        'sorts rows without a value last',
        'above 500 keys, those without an expiry stand at the other end than in smaller lists',
    ),
    'past-end-refused': known(
        'works',
        'refuses a page behind the last row',
        'after rows were deleted elsewhere, the last page says that it could not be loaded',
    ),
    'pages-overlap': known('off', 'sends a row on two pages', 'above 500 rows a row is shown twice and another one is missing'),
    'expand-ignored': known('off', 'ignores $expand', 'columns and figures of related records are empty'),
    'expand-options-ignored': known(
        'slow',
        'ignores the options within $expand',
        'figures are right, but all related records are sent for each row',
    ),
    'counts-differ': known(
        'off',
        'counts related records otherwise than it lists them',
        'figures on pages differ from the lists that they lead to',
    ),
    'select-ignored': known('slow', 'ignores $select', 'exports and work on many read every field'),
    'rows-missing': known(
        'off',
        'does not give all rows page by page',
        'above 500 rows states, exports and "select all" say that the server did not return every row',
    ),
    'range-refused': known('slow', 'refuses ge and le in $filter', 'above 500 rows deadlines read every licence and key'),
    'range-fails': known(
        'off',
        'fails at ge and le in $filter, other than with 400 or 501',
        'above 500 rows deadlines name the source that could not be loaded',
    ),
    'range-differs': known('works', 'ignores ge and le in $filter', 'above 500 rows deadlines read every licence and key'),
    // ---- fields ----
    'ids-duplicate': known('off', 'sends an id twice in one list', 'only the first of the rows is shown'),
    'ids-numeric': known('works', 'sends ids as numbers', 'they are read as texts'),
    'ids-missing': known('off', 'sends rows without an id', 'these rows are left out'),
    'times-milliseconds': known('off', 'sends times in milliseconds', 'times are "–", and what has expired counts as unlimited'),
    'times-text': known('off', 'sends times as text', 'they are read, and sent as seconds; those without an offset are "–"'),
    'days-with-time': known(
        'works',
        'sends days of contracts with a time',
        'midnight is read as that day, any other time is "–"',
    ),
    'flags-not-boolean': known(
        'off',
        'sends flags as something other than true and false',
        '0, 1 and their texts are read, in records of lists; what else it is counts as not set, and users as active',
    ),
    'file-no-pdf': known('off', 'sends an invoice that is no PDF', 'the invoice says that it could not be loaded'),
    'file-type': known('works', 'sends a PDF that is declared as something else', 'it opens and is saved as a PDF'),
    // ---- other origin, site ----
    'cors-missing': known(
        'off',
        'does not let the portal’s origin use it',
        'nobody can sign in: the sign-in page says that there is no connection',
    ),
    'cors-without-credentials': known(
        'off',
        'does not allow credentials for the academy',
        'the academy says that it could not be loaded',
    ),
    'cors-hides-retry-after': known(
        'slow',
        'does not expose Retry-After to the portal’s origin',
        'work on many waits by guess: 1, 2, 4 ... 30 s',
    ),
    'site-unreadable': known('off', 'does not send the portal’s page', 'the portal does not open'),
    'site-never-304': known(
        'works',
        'does not answer 304 to an unchanged site root',
        'the times are compared: an update is offered when they differ',
    ),
    'site-page-for-missing-file': known(
        'works',
        'sends a page in place of a missing file',
        'after a deployment open pages offer to reload',
    ),
    'site-path-missing': known(
        'off',
        'does not send the start page for a path of the portal',
        'a bookmark, a link of a mail and a reload fail',
    ),
    // ---- changes ----
    'change-refused': known(
        'off',
        'refuses a change that the portal offers',
        'the dialog names the failure and keeps what was typed',
    ),
    'created-without-body': known(
        'works',
        'creates a record without naming it in the answer',
        'the list is read again; "open after creating" does not open it, and keys cannot be given at once',
    ),
    'change-lost': known(
        'off',
        'answers a change with success and does not make it',
        'the portal reports success, and shows the old record when it is read again',
    ),
    'expiry-moved': known('off', 'stores another expiry than was sent', 'the day of expiry is another one than was chosen'),
} as const satisfies Readonly<Record<string, Known>>;

export type FindingName = keyof typeof FINDINGS;
