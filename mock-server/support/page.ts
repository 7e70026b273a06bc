import type { Control } from '../control';
import { clockFacts, clockMoves } from './clockPart';
import { stateSummary } from './controlApi';
import { html, type Html } from './html';
import { faultForm, faultList, faultPresets } from './faultParts';
import { callTable, mailList, personaList } from './parts';
import { personas } from './personas';

/** The parts that are refreshed while the page is open, by the id of the element that contains them. */
export const PARTS: Readonly<Record<string, (control: Control) => Html>> = {
    people: ({ mock }) => personaList(personas(mock)),
    mails: ({ mock }) => mailList(mock.state.outbox),
    faults: ({ faults }) => faultList(faults.list()),
    calls: ({ calls }) => callTable(calls.list()),
    clock: ({ clock }) => clockFacts(clock.read()),
    facts: control => facts(control),
};

const facts = (control: Control): Html => {
    const { counts, seed, scale, createdAt } = stateSummary(control);
    const shown = ['customers', 'users', 'licences', 'keys', 'seats', 'tickets', 'sessions'];
    const entries: [string, string | number][] = [
        ...shown.map((name): [string, number] => [name, counts[name] ?? 0]),
        ['seed', seed],
        ...(scale > 0 ? ([['scale', scale]] as [string, number][]) : []),
        ['data from', new Date(createdAt).toISOString().slice(0, 10)],
    ];
    return html`<dl class="facts">
        ${entries.map(
            ([name, value]) =>
                html`<div>
                    <dt>${name}</dt>
                    <dd>${value}</dd>
                </div>`,
        )}
    </dl>`;
};

const part = (name: string, control: Control): Html => html`<div data-part="${name}">${PARTS[name]!(control)}</div>`;

const section = (id: string, title: string, intro: string, ...content: Html[]): Html =>
    html`<section id="${id}" aria-labelledby="${id}-title">
        <div class="section-head">
            <h2 id="${id}-title" tabindex="-1">${title}</h2>
            <p class="muted">${intro}</p>
        </div>
        ${content}
    </section>`;

const dataSection = (control: Control): Html => {
    const { latency, odata, pageLimit, nextLinks, locks, emptyAnswers, thinTickets, bareRefusals } = control.getSettings();
    return html`${part('facts', control)}
        <form id="settings-form" class="form">
            <label
                >Latency (ms)<input name="latency" type="number" min="0" max="60000" step="1" required value="${latency}"
            /></label>
            <label class="wide"
                >Query options<select name="odata">
                    <option value="full" ${odata === 'full' ? html`selected` : false}>All are honoured</option>
                    <option value="basic" ${odata === 'basic' ? html`selected` : false}>No sorting and paging</option>
                    <option value="plain" ${odata === 'plain' ? html`selected` : false}>Optional ones are refused</option>
                </select></label
            >
            <label
                >Rows at once (0 for no limit)<input
                    name="pageLimit"
                    type="number"
                    min="0"
                    step="1"
                    required
                    value="${pageLimit}"
            /></label>
            <label class="wide"
                >Rows beyond that<select name="nextLinks">
                    <option value="false">Are told by the count</option>
                    <option value="true" ${nextLinks ? html`selected` : false}>Have a next link</option>
                </select></label
            >
            <label class="wide"
                >Academy locks<select name="locks">
                    <option value="told" ${locks === 'told' ? html`selected` : false}>Told with each video</option>
                    <option value="silent" ${locks === 'silent' ? html`selected` : false}>Only embeds refuse</option>
                </select></label
            >
            <label class="wide"
                >Answers to changes<select name="emptyAnswers">
                    <option value="false">The record</option>
                    <option value="true" ${emptyAnswers ? html`selected` : false}>Nothing, wherever it may be left out</option>
                </select></label
            >
            <label class="wide"
                >Tickets of a list<select name="thinTickets">
                    <option value="false">With their first message</option>
                    <option value="true" ${thinTickets ? html`selected` : false}>Without it</option>
                </select></label
            >
            <label class="wide"
                >Refusals (409)<select name="bareRefusals">
                    <option value="false">Name their reason by a code</option>
                    <option value="true" ${bareRefusals ? html`selected` : false}>Name none</option>
                </select></label
            >
            <button type="submit">Apply</button>
        </form>
        <div class="actions">
            <button type="button" id="renew" ${control.deployment ? false : html`disabled`}>Pretend a new version</button>
            <button type="button" id="reset" class="danger" aria-haspopup="dialog">Reset all data</button>
        </div>`;
};

const NAVIGATION: readonly (readonly [string, string])[] = [
    ['people', 'People'],
    ['mails', 'Mails'],
    ['faults', 'Faults'],
    ['calls', 'Calls'],
    ['clock', 'Clock'],
    ['data', 'Data'],
];

/** The whole support page. */
export function supportPage(control: Control): Html {
    return html`<!doctype html>
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="robots" content="noindex" />
                <title>Mock server</title>
                <link rel="icon" href="data:," />
                <script src="/__mock/assets/support.js"></script>
                <link rel="stylesheet" href="/__mock/tokens.css" />
                <link rel="stylesheet" href="/__mock/assets/support.css" />
            </head>
            <body>
                <a class="skip" href="#people">Skip to the people</a>
                <header>
                    <h1>Mock server</h1>
                    <nav aria-label="Sections">
                        <ul>
                            ${NAVIGATION.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
                        </ul>
                    </nav>
                    <a class="button" href="/__mock/desk">Support desk</a>
                    <a class="button" href="/">To the portal</a>
                </header>
                <main>
                    ${section('people', 'People', 'One click signs in and opens the dashboard: for all tabs, or in a window of its own, which leaves the other tabs alone. The password is “portal” unless noted.', part('people', control))}
                    ${section('mails', 'Mails', 'What the API “sent”, newest first.', part('mails', control))}
                    ${section(
                        'faults',
                        'Faults',
                        'Disturb the API to see how the portal copes.',
                        faultPresets(),
                        faultForm(personas(control.mock)),
                        part('faults', control),
                    )}
                    ${section(
                        'calls',
                        'Calls',
                        'The last 200, newest first. Passwords and tokens are hidden.',
                        html`<div class="form toolbar">
                            <label class="wide"
                                >Filter<input id="call-filter" type="search" autocomplete="off" spellcheck="false"
                            /></label>
                            <label class="check"><input id="call-failed" type="checkbox" /> Only failed</label>
                            <label class="check"><input id="call-follow" type="checkbox" checked /> Follow</label>
                            <button type="button" id="refresh">Refresh</button>
                            <button type="button" id="clear-calls">Clear</button>
                        </div>`,
                        html`<div class="table-wrap" tabindex="0" role="region" aria-label="List of calls">
                            ${part('calls', control)}
                        </div>`,
                    )}
                    ${section(
                        'clock',
                        'Clock',
                        'Expiries, the academy’s session and orders follow it. The portal learns nothing of it.',
                        part('clock', control),
                        clockMoves(),
                    )}
                    ${section('data', 'Data', 'Kept between starts.', dataSection(control))}
                </main>
                <p id="message" role="status"></p>
                <dialog id="reset-dialog" aria-labelledby="reset-title">
                    <h2 id="reset-title">Reset all data?</h2>
                    <p>
                        Everything changed since the start is lost, everybody is signed out, mails, faults and calls are emptied.
                    </p>
                    <form method="dialog" class="actions">
                        <button value="cancel" autofocus>Cancel</button>
                        <button value="reset" class="danger">Reset</button>
                    </form>
                </dialog>
            </body>
        </html>`;
}
