import { Admin, CustomRoutes, Layout, Resource, type LayoutProps } from 'react-admin';
import { Route } from 'react-router-dom';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Fields } from './control';
import { DeskMenu } from './DeskMenu';
import { Calls } from './pages/Calls';
import { Faults } from './pages/Faults';
import { Notices } from './pages/Notices';
import { SignInAs } from './pages/SignInAs';
import { Situations } from './pages/Situations';
import { Time } from './pages/Time';
import { RESOURCES } from './resources';
import { darkTheme, lightTheme } from './theme';
import { RecordCreate, RecordEdit } from './views/RecordForm';
import { RecordList } from './views/RecordList';
import { RecordShow } from './views/RecordShow';

const dataProvider = simpleRestProvider('/__mock/rest');

const DeskLayout = (props: LayoutProps) => <Layout {...props} menu={DeskMenu} />;

/** The support desk: react-admin over json-server's router, with pages for what is not a record. */
export function Desk({ fields }: { fields: Fields }) {
    return (
        <Admin
            title="Support desk"
            dataProvider={dataProvider}
            dashboard={SignInAs}
            layout={DeskLayout}
            theme={lightTheme}
            darkTheme={darkTheme}
            disableTelemetry
        >
            {RESOURCES.map(resource => {
                const own = fields[resource.name] ?? [];
                return (
                    <Resource
                        key={resource.name}
                        name={resource.name}
                        options={{ label: resource.label }}
                        recordRepresentation={resource.nameOf}
                        list={<RecordList resource={resource} fields={own} />}
                        show={<RecordShow resource={resource} fields={own} all={fields} />}
                        edit={<RecordEdit resource={resource} fields={own} />}
                        create={<RecordCreate resource={resource} fields={own} />}
                    />
                );
            })}
            <CustomRoutes>
                <Route path="/situations" element={<Situations />} />
                <Route path="/time" element={<Time />} />
                <Route path="/faults" element={<Faults />} />
                <Route path="/calls" element={<Calls />} />
                <Route path="/notices" element={<Notices />} />
            </CustomRoutes>
        </Admin>
    );
}
