import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CoreAdminContext, ResourceDefinitionContextProvider, type AuthProvider, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import * as session from '../../authProvider/session';
import type { PortalDataProvider } from '../../dataProvider';
import type { Customer, User } from '../../dataProvider/types';
import { resourceDefinitions } from '../../src/app/manifests';
import { createI18nProvider, loadMessages } from '../../i18n';
import { storeLanguage, type Language } from '../../src/config/language';
import { makeCustomer, makeUser } from './builders';
import { fakeDataProvider, type ProviderMethods } from './fakeDataProvider';

export interface PortalOptions {
    /** the signed-in user; an administrator if omitted */
    user?: Partial<User>;
    customer?: Customer;
    /** the provider methods that this test fakes; any other call fails it. The current customer is already faked. */
    dataProvider?: ProviderMethods;
    /** refetches the signed-in user; returns the same record by default */
    identity?: () => Promise<User>;
    language?: Language;
    /** the URL with its query, e.g. `/licences?filter=a` */
    route?: string;
    /** the path pattern of the page, for its parameters, e.g. `/licences/:licence`; any path if omitted */
    path?: string;
    /** the cache; a new one if omitted */
    queryClient?: QueryClient;
    /** further pages, e.g. a link's target */
    routes?: RouteObject[];
}

export interface PortalRender extends RenderResult {
    user: UserEvent;
    router: ReturnType<typeof createMemoryRouter>;
    dataProvider: PortalDataProvider;
    queryClient: QueryClient;
    signedIn: User;
    /** the current URL with its query */
    address(): string;
}

const CACHE = { defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } } };

/** Identity without a server. */
const authProviderFor = (user: User, identity: () => Promise<User>): AuthProvider => ({
    login: async () => ({}),
    logout: async () => false,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ ...(await identity()), fullName: user.email }),
});

/**
 * Renders a part of the signed-in portal: react-admin's context, the real texts, a router and a session, on a data provider that
 * knows only what the test defines.
 */
export async function renderPortal(ui: ReactNode, options: PortalOptions = {}): Promise<PortalRender> {
    const { customer = makeCustomer(), language = 'en', route = '/', path = '*', routes = [] } = options;
    const { queryClient = new QueryClient(CACHE) } = options;
    const signedIn = makeUser(options.user);
    session.begin('test-token');
    session.setUser(signedIn, session.getToken());
    storeLanguage(language);

    const dataProvider = fakeDataProvider({
        getCurrentCustomer: async () => customer,
        ...options.dataProvider,
    });
    const i18nProvider = createI18nProvider(language, await loadMessages(language));
    const page = (
        <CoreAdminContext
            authProvider={authProviderFor(signedIn, options.identity ?? (async () => signedIn))}
            dataProvider={dataProvider as unknown as DataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
        >
            <ResourceDefinitionContextProvider definitions={resourceDefinitions}>{ui}</ResourceDefinitionContextProvider>
        </CoreAdminContext>
    );
    const router = createMemoryRouter([{ path, element: page }, ...routes], { initialEntries: [route] });
    return {
        ...render(<RouterProvider router={router} />),
        user: userEvent.setup(),
        router,
        dataProvider,
        queryClient,
        signedIn,
        address: () => router.state.location.pathname + router.state.location.search,
    };
}
