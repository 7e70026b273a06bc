import type { ClockReading } from '../clock';
import { html, type Html } from './html';

const UNITS: readonly (readonly [string, number])[] = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
];

/** Seconds as e.g. `1 d 3 min`. */
const duration = (seconds: number): string => {
    let left = seconds;
    const parts = UNITS.flatMap(([unit, length]) => {
        const count = Math.floor(left / length);
        left -= count * length;
        return count > 0 ? [`${count} ${unit}`] : [];
    });
    return parts.join(' ');
};

/** The mock's time. */
export const clockFacts = ({ now, offset }: ClockReading): Html => {
    const iso = new Date(now * 1000).toISOString();
    const difference = offset === 0 ? 'the real time' : `${duration(Math.abs(offset))} ${offset > 0 ? 'ahead' : 'behind'}`;
    return html`<p class="clock">
        <time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time> UTC, <span class="muted">${difference}</span>
    </p>`;
};

const MOVES: readonly (readonly [string, number])[] = [
    ['+15 s', 15],
    ['+3 min', 180],
    ['+1 day', 86_400],
];

/** The buttons that move the clock; each names the change that is sent. */
export const clockMoves = (): Html =>
    html`<div class="actions">
        ${MOVES.map(([title, move]) => html`<button type="button" data-clock="${JSON.stringify({ move })}">${title}</button>`)}
        <button type="button" data-clock="{}">Real time</button>
    </div>`;
