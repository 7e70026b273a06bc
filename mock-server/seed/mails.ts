import type { MockState, Row } from '../rows/state';
import { CUSTOMER } from './customers';
import type { Draft } from './draft';

const HOUR = 3600;

/** Three mails with open links: an activation, a transfer and an education licence. Each link works once. */
export function seedMails(draft: Draft): Pick<MockState, 'mailTokens' | 'outbox'> {
    const mailTokens: Row<'mailTokens'>[] = [];
    const outbox: Row<'outbox'>[] = [];

    const send = (
        kind: 'activation' | 'transfer' | 'edu',
        email: string,
        mail: {
            kind: Row<'outbox'>['kind'];
            subject: string;
            text: string;
            page: string;
            hoursAgo: number;
            destination?: string;
        },
    ): void => {
        const token = Array.from({ length: 4 }, () =>
            Math.floor(draft.random() * 2 ** 32)
                .toString(36)
                .padStart(7, '0'),
        ).join('');
        const at = draft.now - mail.hoursAgo * HOUR;
        const userId = draft.users.find(user => user.email === email)?.id ?? null;
        mailTokens.push({
            token,
            kind,
            email,
            userId,
            customerDestination: mail.destination ?? null,
            createdAt: at,
            state: 'open',
        });
        outbox.push({
            id: draft.nextId('mail'),
            to: email,
            kind: mail.kind,
            subject: mail.subject,
            text: mail.text,
            link: `${mail.page}?token=${token}${kind === 'activation' ? `&email=${encodeURIComponent(email)}` : ''}`,
            sentAt: at,
        });
    };

    send('edu', 'azubi@werkstatt.example', {
        kind: 'education',
        subject: 'Your educational licence',
        text: 'Follow the link to register for an educational licence.',
        page: '/activate-edu',
        hoursAgo: 30,
    });
    send('transfer', 'siobhan.obrien@northfield.example', {
        kind: 'transfer',
        subject: 'Confirm your move to Holzmann Interior GmbH',
        text: 'Holzmann Interior GmbH would like to take over your user account. Follow the link to confirm.',
        page: '/transfer-user',
        hoursAgo: 5,
        destination: CUSTOMER.holzmann,
    });
    send('activation', 'inactive@holzmann.example', {
        kind: 'activation',
        subject: 'Activate your account',
        text: 'An account was created for you. Follow the link and choose a password.',
        page: '/activate-user',
        hoursAgo: 2,
    });
    return { mailTokens, outbox };
}
