import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useSidebar } from '#src/layout/useSidebar';
import { setViewportWidth } from '../support/browserParts';

/** The navigation of a phone, over pages whose code takes a while. */

let arrive = (): void => undefined;
const code = new Promise<void>(resolve => (arrive = resolve));

function Layout() {
    const { open, setOpen } = useSidebar();
    return (
        <>
            <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
            <Suspense fallback={<p>waiting</p>}>
                <Outlet />
            </Suspense>
        </>
    );
}

function Late() {
    use(code);
    return <p>late</p>;
}

it('stays open when the page arrives that was on its way when it was opened, and closes with the next one', async () => {
    setViewportWidth(400);
    const router = createBrowserRouter([
        {
            path: '/',
            element: <Layout />,
            children: [
                { index: true, element: <p>first</p> },
                { path: 'late', element: <Late /> },
            ],
        },
    ]);
    await act(async () => render(<RouterProvider router={router} />));
    await act(() => router.navigate('/late'));
    expect(screen.getByText('first')).toBeVisible();
    await act(async () => screen.getByRole('button', { name: 'Open' }).click());
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await act(async () => arrive());
    expect(await screen.findByText('late')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await act(() => router.navigate('/'));
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    // The entry where it was open before does not open it again.
    await act(() => router.navigate('/late'));
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    router.dispose();
});
