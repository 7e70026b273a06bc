import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '#dataProvider';

/** Returns react-admin's data provider, typed with the API's bodies and records instead of `any`. */
export const usePortalDataProvider = (): PortalDataProvider => useDataProvider() as unknown as PortalDataProvider;
