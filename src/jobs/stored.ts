import type { Counts, Item, Job } from '#dataProvider/jobs/job';

/** Jobs as they are named today: earlier releases, whose jobs may still run, have stored them with other names. */

const NEW_NAMES = { over: 'targetMissing', perhaps: 'unknown' } as const;

const named = <Named extends { state: string }>(one: Named): Named =>
    one.state in NEW_NAMES ? { ...one, state: NEW_NAMES[one.state as keyof typeof NEW_NAMES] } : one;

/** A stored job, whose kind is what its only verb does. */
export function jobOfStored<Stored extends Job>(job: Stored): Stored {
    const verb = job.steps[0]?.verb;
    const { perhaps, ...counts } = job.counts as Counts & { perhaps?: number };
    return {
        ...named(job),
        ...(job.plan !== undefined || verb === undefined || verb === 'recover' || verb === 'createUser' ? {} : { kind: verb }),
        counts: perhaps === undefined ? counts : { ...counts, unknown: perhaps },
    };
}

/** A stored item of a job with this number of steps; earlier releases named those that are not its own. */
export const itemOfStored = ({ skips, ...item }: Item & { skips?: readonly number[] }, steps: number): Item => ({
    ...named(item),
    ...(skips ? { does: [...Array(steps).keys()].filter(step => !skips.includes(step)) } : {}),
    ...(item.missed ? { missed: item.missed.map(named) } : {}),
});
