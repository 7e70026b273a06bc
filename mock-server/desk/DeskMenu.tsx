import { Menu } from 'react-admin';
import BugReport from '@mui/icons-material/BugReportOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Schedule from '@mui/icons-material/Schedule';
import SwapVert from '@mui/icons-material/SwapVert';
import Theaters from '@mui/icons-material/TheatersOutlined';
import Login from '@mui/icons-material/Login';
import ListSubheader from '@mui/material/ListSubheader';
import { RESOURCES } from './resources';

const GROUPS = [...new Set(RESOURCES.map(({ group }) => group))];

/** The desk's menu: what can be set up, then the records by group. */
export const DeskMenu = () => (
    <Menu>
        <Menu.Item to="/" primaryText="Sign in as anybody" leftIcon={<Login />} />
        <Menu.Item to="/situations" primaryText="Situations" leftIcon={<Theaters />} />
        <Menu.Item to="/time" primaryText="Time" leftIcon={<Schedule />} />
        <Menu.Item to="/faults" primaryText="Faults" leftIcon={<BugReport />} />
        <Menu.Item to="/calls" primaryText="Calls" leftIcon={<SwapVert />} />
        <Menu.Item to="/notices" primaryText="Notices" leftIcon={<Campaign />} />
        {GROUPS.flatMap(group => [
            <ListSubheader key={group} role="presentation" sx={{ background: 'none', lineHeight: '32px' }}>
                {group}
            </ListSubheader>,
            ...RESOURCES.filter(resource => resource.group === group).map(({ name }) => (
                <Menu.ResourceItem key={name} name={name} />
            )),
        ])}
        <ListSubheader role="presentation" sx={{ background: 'none', lineHeight: '32px' }}>
            Elsewhere
        </ListSubheader>
        <Menu.Item to="/__mock" component="a" href="/__mock" primaryText="Support page" leftIcon={<OpenInNew />} />
    </Menu>
);
