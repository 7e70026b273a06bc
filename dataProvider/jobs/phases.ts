import { kindOf, type Phase, type Step } from './steps';

/** The phases of a job's steps, in order, and the position behind the last step of each. */
export function phasesOf(steps: readonly Step[]): { phase: Phase; to: number }[] {
    const phases: { phase: Phase; to: number }[] = [];
    steps.forEach((step, at) => {
        const { phase } = kindOf(step);
        const last = phases.at(-1);
        if (last?.phase === phase) last.to = at + 1;
        else phases.push({ phase, to: at + 1 });
    });
    return phases;
}
