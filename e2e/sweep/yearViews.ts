import { load } from './planViews';
import { confirm, press, read, see, steps, type Step, type View } from './view';

/** A new school year: every step of its plan. */

const WHO = 'admin@schule.example';

const NEW = Array.from({ length: 25 }, (_, at) => [`Neu${at}`, 'Kind', `kind${at}@schule.example`, 'HT1b']);
const ROWS = [
    ['Timo', 'Baumann', 'student@schule.example', 'HT3a'],
    ['Nina', 'Neu', 'nina.neu@schule.example', 'HT1b'],
];

const ASKED = [['Baumann', 'Timo', 'timo@schule.example', 'HT3a']];

/** Fields of the draft, whether a third row has to be decided on, and whether there are many new pupils. */
type Changes = Readonly<Record<string, unknown>>;

/** With pupils who leave, one who stays and one who is new, and classes without a cloud group. */
const yearOf = ({ asks = false, many = false, ...changes }: Changes = {}) => ({
    ...{ format: 'portal-plan', version: 1, customer: '10030', by: 'u108', day: '2026-11-26', kind: 'year', leftOut: [] },
    draft: {
        ...{ way: 'groups', groups: ['g114'], licence: '', until: '', word: '', people: [], pasted: '', origin: 'year.csv' },
        table: {
            header: ['Vorname', 'Nachname', 'E-Mail', 'Klasse'],
            rows: [...ROWS, ...(asks ? ASKED : []), ...(many ? NEW : [])].map((cells, at) => ({ line: at + 2, cells })),
            width: 4,
        },
        ...{ mapping: ['forename', 'surname', 'email', 'groups'], leavesHidden: false, day: '2099-08-31' },
        ...{ licences: ['10030101'], own: {}, classes: {}, answers: {}, fates: { 10030101: 'hand' }, renews: true },
        ...{ account: 'keep', firstOnly: [], mail: 'never', trial: false, labels: [] },
        ...changes,
    },
});

const source = (changes?: Changes): Step => steps(load(yearOf(changes)), see('main input[type=radio]'));
const checked = (changes?: Changes): Step => steps(source(changes), press('plans.toCheck'), see('main select'));
/** Two pupils leave or stay, for a short run. */
const FEW: Changes = { way: 'people', groups: [], people: ['u109', 'u1124'] };
const ran = (changes?: Changes): Step => steps(checked(changes), press('plans.run'), confirm('plans.run'), see('main dl'));

const view = (name: string, reach: Step): View => ({ name: `plans: ${name}`, who: WHO, open: '/plans', reach });

export const yearViews: readonly View[] = [
    view('a new school year', source()),
    view('pupils with a key of a licence', source({ way: 'licence', licence: '10030101', until: '2099-08-31' })),
    view('pupils with a word in the note', source({ way: 'note', word: 'HT2a' })),
    view('selected pupils', source({ way: 'people', people: ['u109'] })),
    view('pupils in a list', source({ way: 'list', pasted: 'student@schule.example' })),
    view('a new school year that is checked', checked({ asks: true })),
    view('a new school year with too few keys', checked({ many: true, licences: ['10030102'] })),
    view('the trial of a new school year', steps(ran({ trial: true }), read('plans.trial.later'))),
    view('report of a new school year', steps(ran(FEW), read('planYear.paper.title'))),
    view(
        'a new school year is taken back',
        steps(ran({ ...FEW, fates: {} }), press('plans.receipt.takeBack'), read('plans.takeBack.newKeys')),
    ),
];
