import type { Key, Licence, User } from '../../dataProvider/types';
import { holdersOf, machinesOf } from '../keys/public';
import { isListed } from '../licences/public';
import { csvFile } from '../shared/export/csv';
import type { ExportColumn, ExportContext, WriteWhole } from '../shared/export/types';
import { codeWord } from '../shared/format/code';
import { lastDay } from '../shared/format/date';
import { nameOf } from '../shared/person';
import { filesByGroup } from './filesByGroup';

/** Who has what (EXPORT-5): a row for each person and key, in pages, of which only what is needed of the keys is kept until their people come. */

type Person = Pick<User, 'email' | 'alias'> & Partial<Pick<User, 'id' | 'active' | 'customer' | 'cloudGroups'>>;

/** What is kept of a key. */
type Kept = Pick<Key, 'id' | 'licenceId' | 'product' | 'licenceType' | 'label' | 'expire'> & { machines: string; token?: string };

interface Row {
    person?: Person;
    key?: Kept;
}

const KEY_FIELDS = ['id', 'licenceId', 'product', 'label', 'expire', 'licenceType', 'email'] as const;
const PERSON_FIELDS = ['id', 'email', 'alias', 'active', 'customer'] as const;

const kept = (key: Key, withKeys: boolean): Kept => ({
    id: key.id,
    licenceId: key.licenceId,
    product: key.product,
    licenceType: key.licenceType,
    label: key.label,
    expire: key.expire,
    machines: machinesOf(key),
    ...(withKeys ? { token: key.token } : {}),
});

/** Keys by the people who have them, whose record is still to come. */
class Held {
    readonly #people = new Map<string, { person: Person; keys: Kept[] }>();

    add(person: Person, key: Kept): void {
        const id = person.id ?? person.email;
        const known = this.#people.get(id);
        if (known) known.keys.push(key);
        else this.#people.set(id, { person, keys: [key] });
    }

    /** the keys of a person, once; a server that omits the users of a key names them by their e-mail address */
    take({ id = '', email }: Person): Kept[] {
        const found = [id, email].flatMap(name => this.#people.get(name)?.keys ?? []);
        this.#people.delete(id);
        this.#people.delete(email);
        return found;
    }

    /** people whose record did not come, e.g. guests */
    rest(): Row[] {
        return [...this.#people.values()].flatMap(({ person, keys }) => keys.map(key => ({ person, key })));
    }
}

/** What a review needs besides (REVIEW-1): by which key a row is found again, and room for what is decided. */
const reviewColumns = (t: ExportContext['t']): ExportColumn<Row>[] => [
    { header: t('export.columns.keyId'), value: ({ key }) => key?.id },
    { header: t('export.columns.decision'), value: () => '' },
];

/** The cloud groups in whose files a row is. */
const groupsOf = ({ person }: Row) => person?.cloudGroups ?? [];

const write: WriteWhole = async context => {
    const { t, language, separator, customer, provider, signal, withKeys = false, review, onProgress } = context;
    const licences = new Map<string, string>();
    const columns: ExportColumn<Row>[] = [
        { header: t('profile.fields.customer'), value: ({ person }) => (person ? person.customer : customer?.id) },
        { header: t('users.fields.user'), value: ({ person }) => person && nameOf(person) },
        { header: t('users.fields.email'), value: ({ person }) => person?.email },
        {
            header: t('users.fields.state'),
            value: ({ person }) =>
                person?.active === undefined ? '' : t(person.active ? 'list.states.active' : 'list.states.inactive'),
        },
        { header: t('export.columns.licence'), value: ({ key }) => key && (licences.get(key.licenceId) ?? key.licenceId) },
        { header: t('licences.fields.product'), value: ({ key }) => key && codeWord(t, 'licences.products', key.product) },
        { header: t('licences.fields.type'), value: ({ key }) => key && codeWord(t, 'licences.types', key.licenceType) },
        { header: t('keys.fields.label'), value: ({ key }) => key?.label },
        ...(withKeys ? [{ header: t('keys.fields.key'), value: ({ key }: Row) => key?.token }] : []),
        { header: t('keys.fields.expire'), type: 'date', value: ({ key }) => key && lastDay(key.expire) },
        { header: t('export.columns.machines'), value: ({ key }) => key?.machines },
        {
            header: t('export.columns.groups'),
            value: ({ person }) => person?.cloudGroups?.map(({ label }) => label).join(', '),
        },
        ...(review ? reviewColumns(t) : []),
    ];
    const newFile = () => csvFile(columns, language, separator);
    const file = review === 'groups' ? filesByGroup(newFile, { t, customer, groupsOf }) : newFile();
    await provider.getPages('licences', {
        meta: { expand: [] },
        select: ['id', 'name'],
        signal,
        onPage: rows => (rows as Licence[]).forEach(({ id, name }) => licences.set(id, name)),
    });
    const held = new Held();
    const spare: Kept[] = [];
    await provider.getPages('keys', {
        meta: { expand: ['users', 'seats'] },
        select: withKeys ? [...KEY_FIELDS, 'token'] : KEY_FIELDS,
        signal,
        onPage: rows => {
            for (const key of (rows as Key[]).filter(isListed)) {
                const holders = holdersOf(key);
                // one object, however many share the key
                const one = kept(key, withKeys);
                if (holders.length === 0) spare.push(one);
                holders.forEach(({ id, email, alias }) => held.add({ email, alias, ...(id === undefined ? {} : { id }) }, one));
            }
        },
        onProgress: (read, total) => onProgress({ step: 'keys', read, total }),
    });
    await provider.getPages('users', {
        meta: { expand: ['cloudGroups'] },
        select: PERSON_FIELDS,
        signal,
        onPage: rows => {
            const written = (rows as User[]).flatMap((person): Row[] => {
                const keys = held.take(person);
                return keys.length > 0 ? keys.map(key => ({ person, key })) : [{ person }];
            });
            file.add(written);
        },
        onProgress: (read, total) => onProgress({ step: 'users', read, total }),
    });
    file.add(held.rest());
    file.add(spare.map(key => ({ key })));
    return file;
};
export default write;
