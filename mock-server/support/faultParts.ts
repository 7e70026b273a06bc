import { FAULT_KINDS, METHODS, type Fault } from '../faultInput';
import { FAULT_PRESETS } from '../faultPresets';
import { html, type Html } from './html';
import type { Persona } from './personas';

const KIND_TEXTS: Readonly<Record<Fault['kind'], string>> = {
    status: 'Error status',
    'status-after': 'Done, then an error status',
    'status-html': 'HTML with an error status',
    abort: 'Connection cut',
    lost: 'Done, then the connection cut',
    late: 'Connection cut, done later',
    delay: 'Real answer, later',
    malformed: 'Cut-off JSON',
    html: 'HTML with status 200',
    'html-after': 'Done, then HTML with status 200',
    empty: 'Empty body with status 200',
};

const faultItem = (fault: Fault): Html => {
    const what = fault.kind.startsWith('status') ? `${KIND_TEXTS[fault.kind]} ${fault.status}` : KIND_TEXTS[fault.kind];
    const left = fault.times === null ? 'until removed' : `${Math.max(0, fault.times - fault.hits)} of ${fault.times} left`;
    const name = `${fault.method === '*' ? 'Any method' : fault.method} ${fault.path === '**' ? 'any path' : fault.path}`;
    return html`<li class="card fault">
        <div>
            <p class="title mono">${name}</p>
            <p class="muted">
                ${what}${fault.seconds > 0 ? `, after ${fault.seconds} s` : ''}${fault.person === null ? '' : `, for ${fault.person}`};
                struck ${fault.hits} times, ${left}
            </p>
        </div>
        <button type="button" data-remove-fault="${fault.id}" aria-label="Remove the fault: ${name}, ${what}">Remove</button>
    </li>`;
};

/** The active faults. */
export const faultList = (faults: readonly Fault[]): Html =>
    faults.length === 0
        ? html`<p class="empty">No faults: the API answers as it should.</p>`
        : html`<ul class="rows">
              ${faults.map(faultItem)}
          </ul>`;

/** A button for each of the most common faults. */
export const faultPresets = (): Html =>
    html`<div class="actions presets">
        ${FAULT_PRESETS.map(({ title, fault }) => html`<button type="button" data-preset="${JSON.stringify(fault)}">${title}</button>`)}
        <button type="button" id="clear-faults">Remove all faults</button>
    </div>`;

/** The form that sets a fault; `people` are suggested as its caller. */
export const faultForm = (people: readonly Persona[]): Html =>
    html`<form id="fault-form" class="form">
        <label
            >Method<select name="method">
                ${METHODS.map(method => html`<option value="${method}">${method === '*' ? 'Any' : method}</option>`)}
            </select></label
        >
        <label class="wide"
            >Path<input name="path" placeholder="licences/*" autocomplete="off" spellcheck="false" aria-describedby="path-hint"
        /></label>
        <label class="wide"
            >Person<input name="person" list="fault-people" placeholder="everybody" autocomplete="off" spellcheck="false"
        /></label>
        <datalist id="fault-people">${people.map(({ email }) => html`<option value="${email}"></option>`)}</datalist>
        <label class="wide"
            >Fault<select name="kind">
                ${FAULT_KINDS.map(kind => html`<option value="${kind}">${KIND_TEXTS[kind]}</option>`)}
            </select></label
        >
        <label>Status<input name="status" type="number" min="400" max="599" placeholder="500" /></label>
        <label>Code<input name="code" placeholder="as status" autocomplete="off" spellcheck="false" /></label>
        <label class="wide">Message<input name="message" autocomplete="off" /></label>
        <label>Retry-After<input name="retryAfter" placeholder="none" autocomplete="off" /></label>
        <label>Seconds<input name="seconds" type="number" min="0" max="120" step="any" placeholder="0" /></label>
        <label>Times<input name="times" type="number" min="1" placeholder="no end" /></label>
        <button type="submit" class="primary">Set fault</button>
        <p class="hint" id="path-hint">
            Below <code>/api/</code>: <code>*</code> is one segment, <code>**</code> anything; empty is every call.
        </p>
    </form>`;
