import type { CallRecord } from '../calls';
import type { MailRow } from '../routes/publicTokens';
import { enterAddress } from './enter';
import { html, type Html } from './html';
import type { Persona } from './personas';

/** The parts of the support page that change while it is open; each is also served alone, and the script inserts it. */

const time = (milliseconds: number): Html => {
    const iso = new Date(milliseconds).toISOString();
    return html`<time datetime="${iso}">${iso.slice(11, 19)}</time>`;
};

const dateTime = (seconds: number): Html => {
    const iso = new Date(seconds * 1000).toISOString();
    return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)}</time>`;
};

const ROLE_NAMES: Readonly<Record<string, string>> = {
    ADMIN: 'Administrator',
    READER_ADMIN: 'Reading administrator',
    USER: 'User',
};

const personaCard = (persona: Persona): Html => {
    const several = persona.customers.length > 1;
    const buttons = persona.customers.map(
        customer =>
            html`<button
                    type="button"
                    data-sign-in="${persona.id}"
                    ${several ? html`data-customer="${customer.id}"` : false}
                    aria-label="Sign in as ${persona.email}${several ? `, ${customer.name}` : ''}"
                    ${persona.active ? false : html`disabled`}
                >
                    ${several ? customer.name : 'Sign in'}
                </button>
                ${
                    persona.active
                        ? html`<a
                              class="button"
                              href="${enterAddress(persona.id, several ? customer.id : undefined)}"
                              target="_blank"
                              rel="noopener"
                              aria-label="Sign in as ${persona.email}${several ? `, ${customer.name}` : ''}, in a window of its own"
                              >${several ? 'Own window' : 'In a window of its own'}</a
                          >`
                        : false
                }`,
    );
    return html`<li class="card persona">
        <p class="title">${persona.name}<span class="tag">${ROLE_NAMES[persona.role] ?? persona.role}</span></p>
        <p class="mono">${persona.email}</p>
        <p class="muted">${persona.about}</p>
        <p class="muted">
            ${several ? `${persona.customers.length} customers` : persona.customers.map(({ id, name }) => `${name}, ${id}`)}
        </p>
        <div class="actions">${buttons}</div>
    </li>`;
};

/** All accounts to sign in as. */
export const personaList = (list: readonly Persona[]): Html =>
    list.length === 0
        ? html`<p class="empty">The data holds no users.</p>`
        : html`<ul class="cards">
              ${list.map(personaCard)}
          </ul>`;

const mailItem = (mail: MailRow): Html =>
    html`<li class="card mail">
        <div>
            <p class="title">${mail.subject}<span class="tag">${mail.kind}</span></p>
            <p class="muted">To <span class="mono">${mail.to}</span>, ${dateTime(mail.sentAt)} UTC</p>
            <details>
                <summary>Text</summary>
                <p class="mail-text">${mail.text}</p>
            </details>
        </div>
        ${mail.link === null ? false : html`<a class="button" href="${mail.link}" aria-label="Open the link of: ${mail.subject}, to ${mail.to}">Open link</a>`}
    </li>`;

const MAILS_SHOWN = 50;

/** The mails that the API "sent", newest first. */
export const mailList = (outbox: readonly MailRow[]): Html =>
    outbox.length === 0
        ? html`<p class="empty">
              No mail yet. Recover a password, create a user or send a key: what the API would send by mail appears here, with its
              link.
          </p>`
        : html`<ul class="rows">
              ${outbox.slice(-MAILS_SHOWN).reverse().map(mailItem)}
          </ul>`;

const statusClass = (call: CallRecord): string => {
    if (call.problem !== undefined || call.status === 0 || call.status >= 500) return 'bad';
    return call.status >= 400 ? 'warn' : 'good';
};

const callRow = (call: CallRecord): Html =>
    html`<tr class="${statusClass(call)}">
        <td>${time(call.time)}</td>
        <td class="mono">${call.method}</td>
        <td class="mono path">
            ${call.path} ${call.body === undefined ? false : html`<span class="detail">${JSON.stringify(call.body)}</span>`}
            ${call.fault === undefined ? false : html`<span class="detail">Fault: ${call.fault}${call.answered === undefined ? false : `, instead of ${call.answered}`}</span>`}
            ${call.problem === undefined ? false : html`<span class="detail problem">${call.problem}</span>`}
        </td>
        <td class="status">${call.status === 0 ? 'cut' : call.status === 499 ? 'cancelled' : call.status}</td>
        <td class="number">${call.ms} ms</td>
        <td>${call.user === null ? '' : `${call.user}${call.role === null ? '' : ` (${call.role})`}`}</td>
    </tr>`;

/** The last calls, newest first. */
export const callTable = (calls: readonly CallRecord[]): Html =>
    calls.length === 0
        ? html`<p class="empty">No calls yet. Sign in, and what the portal asks appears here.</p>`
        : html`<table>
              <thead>
                  <tr>
                      <th scope="col">Time (UTC)</th>
                      <th scope="col">Method</th>
                      <th scope="col">Path and body</th>
                      <th scope="col">Status</th>
                      <th scope="col" class="number">Took</th>
                      <th scope="col">Who</th>
                  </tr>
              </thead>
              <tbody>
                  ${[...calls].reverse().map(callRow)}
              </tbody>
          </table>`;
