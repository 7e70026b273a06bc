import { isFlag } from './checks';
import { fieldsOf, numberOf, text, type Fields } from './person';
import type { Customer } from './types';

/** Reads a customer that passed `isNamed`; a missing flag is false (CUSTOMER-1). */
export function asCustomer(value: Fields): Customer {
    const { languages } = value;
    const data = fieldsOf(value.data);
    const cloud = fieldsOf(value.cloud);
    const flags = fieldsOf(value.flags);
    const isSet = (name: keyof Customer['flags']): boolean => isFlag(flags[name], true);
    return {
        ...value,
        id: text(value.id),
        languages: Array.isArray(languages) ? languages.filter(language => typeof language === 'string') : [],
        data: { name: text(data.name), street: text(data.street), zip: text(data.zip), city: text(data.city) },
        cloud: { quota: numberOf(cloud.quota), featureLevel: numberOf(cloud.featureLevel) } as Customer['cloud'],
        flags: {
            beta: isSet('beta'),
            cloud: isSet('cloud'),
            demo: isSet('demo'),
            school: isSet('school'),
            sync: isSet('sync'),
            update: isSet('update'),
            contractInfo: isSet('contractInfo'),
        },
    };
}
