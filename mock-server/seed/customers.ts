import type { Row } from '../rows/state';

/** The customers by their role; the documentation of the demo accounts uses these numbers. */
export const CUSTOMER = {
    holzmann: '10010',
    northfield: '10020',
    school: '10030',
    demo: '10040',
    lehmann: '10050',
} as const;

interface Entry {
    id: string;
    name: string;
    languages: string[];
    street: string;
    zip: string;
    city: string;
    quota: number;
    featureLevel: number | null;
    flags: Partial<Row<'customers'>['flags']>;
}

const NO_FLAGS: Row<'customers'>['flags'] = {
    beta: false,
    cloud: false,
    demo: false,
    school: false,
    sync: false,
    update: false,
    contractInfo: false,
};

const ENTRIES: readonly Entry[] = [
    {
        id: CUSTOMER.holzmann,
        name: 'Holzmann Interior GmbH',
        languages: ['de', 'en'],
        street: 'Sägewerkstraße 14',
        zip: '70565',
        city: 'Stuttgart',
        quota: 250,
        featureLevel: 2,
        flags: { cloud: true, sync: true, update: true, contractInfo: true },
    },
    {
        id: CUSTOMER.northfield,
        name: 'Northfield Kitchens Ltd',
        languages: ['en'],
        street: '27 Foundry Lane',
        zip: 'LS12 6HN',
        city: 'Leeds',
        quota: 100,
        featureLevel: 1,
        flags: { beta: true, cloud: true, sync: true, update: true, contractInfo: true },
    },
    {
        id: CUSTOMER.school,
        name: 'Berufsschule am Wald',
        languages: ['de'],
        street: 'Waldrandweg 3',
        zip: '87435',
        city: 'Kempten',
        quota: 50,
        featureLevel: 1,
        flags: { cloud: true, school: true, contractInfo: true },
    },
    {
        id: CUSTOMER.demo,
        name: 'Demo Interiors',
        languages: ['en', 'de'],
        street: 'Teststraße 1',
        zip: '10115',
        city: 'Berlin',
        quota: 1,
        featureLevel: 0,
        flags: { demo: true },
    },
    {
        id: CUSTOMER.lehmann,
        name: 'Lehmann Tischlerei',
        languages: ['de'],
        street: 'Am Hobel 8',
        zip: '04109',
        city: 'Leipzig',
        quota: 10,
        // a missing level counts as 0 (Start)
        featureLevel: null,
        flags: { cloud: true },
    },
];

/** The customer of an entry. */
export const customerRow = ({ id, name, languages, street, zip, city, quota, featureLevel, flags }: Entry): Row<'customers'> => ({
    id,
    name,
    languages,
    data: { name, street, zip, city },
    cloud: { quota, featureLevel },
    flags: { ...NO_FLAGS, ...flags },
});

/** The five customers: commercial German and English, a school, a demo customer, and one without contract information. */
export function seedCustomers(): Row<'customers'>[] {
    return ENTRIES.map(customerRow);
}
