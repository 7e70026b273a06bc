import { useLocaleState } from 'ra-core';
import type { ComponentType } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '#authProvider/roles';
import { nowSeconds } from '#src/shared/format/date';
import { todayUtc } from '#src/shared/format/date';
import { formatDay } from '#src/shared/format/day';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { Breakable } from '#src/ui/fields/EmailText';
import { presentLicence } from '../../academy/membership/membership';
import { useApplications } from '../../applications/useApplications';
import { inUse, nextInvoice } from './facts';
import { useActive, useContracts, useGroups, useLicences, useOwnKeys, useUsers, type Viewer } from './reads';

/** The figure on each tile (DASH-5); a tile without one, or whose read failed, has an empty line instead. */

type FactOf = ComponentType<{ viewer: Viewer }>;

/** A figure; a placeholder while it is loading. `text` is null if there is none. */
function Fact({ text, waiting }: { text: string | null; waiting: boolean }) {
    return waiting ? <Skeleton width={96} height={12} /> : <span>{text}</span>;
}

const OwnEmail: FactOf = ({ viewer }) => <Breakable text={viewer.user.email} />;

const People: FactOf = () => {
    const t = useT();
    const { total, error } = useUsers();
    const text = total === undefined ? null : t('dashboard.facts.users', { smart_count: total });
    return <Fact text={text} waiting={total === undefined && !error} />;
};

const UsedLicences: FactOf = () => {
    const t = useT();
    const { rows, total, error } = useLicences();
    const usage = rows && inUse(rows, nowSeconds());
    const figures = usage && { used: usage.used, count: usage.count };
    const many = rows === null && total !== undefined ? t('dashboard.facts.licences', { smart_count: total }) : null;
    return <Fact text={figures ? t('dashboard.facts.inUse', figures) : many} waiting={rows === undefined && !error} />;
};

const OwnKeyCount: FactOf = ({ viewer }) => {
    const t = useT();
    const { rows, error } = useOwnKeys(viewer.user.id);
    const text = rows ? t('dashboard.facts.keys', { smart_count: rows.length }) : null;
    return <Fact text={text} waiting={!rows && !error} />;
};

const LicencesOrKeys: FactOf = ({ viewer }) =>
    isAdministrator(viewer.user) ? <UsedLicences viewer={viewer} /> : <OwnKeyCount viewer={viewer} />;

const GroupCount: FactOf = () => {
    const t = useT();
    const { total, error } = useGroups();
    const text = total === undefined ? null : t('dashboard.facts.groups', { smart_count: total });
    return <Fact text={text} waiting={total === undefined && !error} />;
};

const NextInvoice: FactOf = () => {
    const t = useT();
    const [language] = useLocaleState();
    const { rows, total, error } = useContracts();
    const day = rows && nextInvoice(rows, todayUtc());
    const count = total === undefined ? null : t('dashboard.facts.contracts', { smart_count: total });
    const text = day ? t('dashboard.facts.nextInvoice', { date: formatDay(day, language) }) : count;
    return <Fact text={text} waiting={rows === undefined && !error} />;
};

const ApplicationCount: FactOf = () => {
    const t = useT();
    const { data, error } = useApplications();
    const text = data ? t('dashboard.facts.applications', { smart_count: data.length }) : null;
    return <Fact text={text} waiting={!data && !error} />;
};

const OpenTickets: FactOf = () => {
    const t = useT();
    const { rows, error } = useActive();
    const some =
        rows && (rows.length > 0 ? t('dashboard.facts.open', { smart_count: rows.length }) : t('dashboard.facts.noneOpen'));
    return <Fact text={some ?? null} waiting={rows === undefined && !error} />;
};

/** The membership of the portal's own academy, for administrators. */
const Membership: FactOf = ({ viewer }) => {
    const t = useT();
    const offered = isAdministrator(viewer.user) && viewer.areas.get('academy')?.external === false;
    const { rows, error } = useLicences(offered);
    const licence = rows && presentLicence(rows, nowSeconds());
    const figures = licence && { used: licence.count_active_licences, count: licence.count };
    return <Fact text={figures ? t('dashboard.facts.inUse', figures) : null} waiting={offered && rows === undefined && !error} />;
};

const FACTS: Readonly<Record<string, FactOf>> = {
    profile: OwnEmail,
    users: People,
    licences: LicencesOrKeys,
    cloudGroups: GroupCount,
    contracts: NextInvoice,
    applications: ApplicationCount,
    tickets: OpenTickets,
    academy: Membership,
};

/** The figure of an area's tile. */
export function TileFact({ area, viewer }: { area: string; viewer: Viewer }) {
    const Known = FACTS[area];
    return Known ? <Known viewer={viewer} /> : null;
}
