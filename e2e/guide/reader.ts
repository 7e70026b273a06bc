import { readFileSync } from 'node:fs';
import type { GuideLanguage } from '../../build/guide/page';

/** Reads the tasks of the user guide from its Markdown. */

/** A step of a task: a numbered line, a bullet or a paragraph. */
interface GuideStep {
    text: string;
    /** what is in bold, as the portal calls it; sentences in bold, which end with a full stop, name the step */
    words: string[];
}

interface GuideTask {
    title: string;
    /** those that name something of the portal */
    steps: GuideStep[];
}

const stepOf = (line: string): GuideStep => ({
    text: line.replaceAll('*', ''),
    words: [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words).filter(words => !words.endsWith('.')),
});

/** The tasks of the guide, in its order. */
export const tasksIn = (language: GuideLanguage): GuideTask[] =>
    readFileSync(`docs/guide/${language}.md`, 'utf8')
        .split(/^#{2,3} /m)
        .map(part => part.split('\n'))
        .map(([title = '', ...lines]) => ({ title, steps: lines.map(stepOf).filter(({ words }) => words.length > 0) }))
        .filter(({ steps }) => steps.length > 0);
