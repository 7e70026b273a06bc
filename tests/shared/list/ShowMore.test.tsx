import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { Thread } from '#src/tickets/Thread';
import { renderPortal } from '../../support/renderPortal';

function Entries({ total, atLeast = 0 }: { total: number; atLeast?: number }) {
    const portion = useShowMore(total, { atLeast });
    return (
        <>
            <ul>
                {Array.from({ length: portion.shown }, (_, at) => (
                    <li key={at}>{at}</li>
                ))}
            </ul>
            <ShowMore {...portion} />
        </>
    );
}

const entries = () => screen.getAllByRole('listitem').length;

describe('a list without pages', () => {
    it('is rendered whole up to a hundred entries', async () => {
        await renderPortal(<Entries total={100} />);
        expect(entries()).toBe(100);
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('of 10,000 entries starts with a few, and shows more on request', async () => {
        const { user } = await renderPortal(<Entries total={10_000} />);
        expect(entries()).toBe(25);
        await user.click(screen.getByRole('button', { name: 'Show more (25 of 10,000 shown)' }));
        expect(entries()).toBe(125);
    });

    it('keeps the focus at its end when the last entries have been shown', async () => {
        const { user } = await renderPortal(<Entries total={101} />);
        await user.click(screen.getByRole('button', { name: /^Show more/ }));
        expect(entries()).toBe(101);
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
        expect(document.body).not.toHaveFocus();
    });

    it('includes the open entry', async () => {
        await renderPortal(<Entries total={500} atLeast={300} />);
        expect(entries()).toBe(300);
    });
});

it('shows the newest messages of a long ticket, and the earlier ones on request', async () => {
    const messages = Array.from({ length: 200 }, (_, at) => ({
        id: String(at),
        author: 'support@provider.example',
        created: 1_700_000_000 + at,
        content: `Message ${at}.`,
        authorRole: 2,
    }));
    const { user } = await renderPortal(
        <Thread messages={messages} email="user@holzmann.example" language="en" stale={false} onRetry={async () => undefined} />,
    );
    expect(screen.getByText('Message 199.')).toBeInTheDocument();
    expect(screen.getByText('Message 175.')).toBeInTheDocument();
    expect(screen.queryByText('Message 174.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more (25 of 200 shown)' }));
    expect(screen.getByText('Message 75.')).toBeInTheDocument();
    expect(screen.queryByText('Message 74.')).not.toBeInTheDocument();
});
