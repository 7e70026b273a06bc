import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Fields } from './control';
import { DeskLayout } from './DeskLayout';
import { ICONS } from './DeskMenu';
import { Calls } from './pages/Calls';
import { Compare } from './pages/Compare';
import { Faults } from './pages/Faults';
import { Home } from './pages/Home';
import { NotFound } from './pages/NotFound';
import { Notices } from './pages/Notices';
import { Reproduce } from './pages/Reproduce';
import { Server } from './pages/Server';
import { Situations } from './pages/Situations';
import { Time } from './pages/Time';
import { RESOURCES } from './resources';
import { createTexts } from './texts';
import { darkTheme, lightTheme } from './theme';
import { RecordCreate, RecordEdit } from './views/RecordForm';
import { RecordList } from './views/RecordList';
import { RecordShow } from './views/RecordShow';

const dataProvider = simpleRestProvider('/__mock/rest');
const texts = createTexts();

/** The support desk: react-admin over json-server's router, with pages for what is not a record. */
export function Desk({ fields }: { fields: Fields }) {
    return (
        <Admin
            dataProvider={dataProvider}
            i18nProvider={texts}
            dashboard={Home}
            catchAll={NotFound}
            layout={DeskLayout}
            theme={lightTheme}
            darkTheme={darkTheme}
            disableTelemetry
        >
            {RESOURCES.map(resource => {
                const own = fields[resource.name] ?? [];
                const icon = ICONS[resource.name];
                return (
                    <Resource
                        key={resource.name}
                        name={resource.name}
                        {...(icon && { icon })}
                        recordRepresentation={resource.nameOf}
                        list={<RecordList resource={resource} fields={own} />}
                        show={<RecordShow resource={resource} fields={own} all={fields} />}
                        edit={<RecordEdit fields={own} />}
                        create={<RecordCreate resource={resource} fields={own} />}
                    />
                );
            })}
            <CustomRoutes>
                <Route path="/situations" element={<Situations />} />
                <Route path="/compare" element={<Compare fields={fields} />} />
                <Route path="/reproduce" element={<Reproduce />} />
                <Route path="/time" element={<Time />} />
                <Route path="/faults" element={<Faults />} />
                <Route path="/calls" element={<Calls />} />
                <Route path="/notices" element={<Notices />} />
                <Route path="/server" element={<Server />} />
            </CustomRoutes>
        </Admin>
    );
}
