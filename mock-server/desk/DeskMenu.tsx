import { LocalesMenuButton, Menu, useSidebarState } from 'react-admin';
import Apps from '@mui/icons-material/AppsOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import BugReport from '@mui/icons-material/BugReportOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Chat from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CloudQueue from '@mui/icons-material/CloudQueueOutlined';
import Compare from '@mui/icons-material/CompareArrowsOutlined';
import Computer from '@mui/icons-material/ComputerOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Shopping from '@mui/icons-material/ShoppingCartOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Theaters from '@mui/icons-material/TheatersOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import type SvgIcon from '@mui/material/SvgIcon';
import { RESOURCES } from './resources';
import { useWords, type Word } from './texts';

/** The pages that set something up. */
const PAGES: readonly (readonly [to: string, title: Word, Icon: typeof SvgIcon])[] = [
    ['/situations', 'situations.title', Theaters],
    ['/compare', 'compare.title', Compare],
    ['/time', 'time.title', Schedule],
    ['/faults', 'faults.title', BugReport],
    ['/calls', 'calls.title', SwapVert],
    ['/notices', 'notices.title', Campaign],
    ['/server', 'server.title', Tune],
];

/** The pictures of the collections. */
export const ICONS: Readonly<Record<string, typeof SvgIcon>> = {
    customers: Business,
    users: People,
    cloudGroups: CloudQueue,
    licences: Verified,
    keys: Key,
    seats: Computer,
    applications: Apps,
    contracts: Article,
    invoices: Receipt,
    tickets: ConfirmationNumber,
    ticketMessages: Forum,
    orders: Shopping,
    directories: FolderOpen,
    videos: PlayCircle,
    tags: Label,
    comments: Chat,
    academySessions: School,
    outbox: Mail,
};

const GROUPS = [...new Set(RESOURCES.map(({ group }) => group))];

const ELSEWHERE: readonly (readonly [href: string, title: Word, Icon: typeof SvgIcon])[] = [
    ['/', 'menu.portal', OpenInNew],
    ['/__mock/kit', 'menu.kit', Category],
];

const Group = ({ title }: { title: Word }) => {
    const t = useWords();
    const [isOpen] = useSidebarState();
    if (!isOpen) return <Divider component="li" role="presentation" sx={{ mx: 1, my: 1 }} />;
    return (
        <ListSubheader role="presentation" sx={{ background: 'none', position: 'static' }}>
            {t(title)}
        </ListSubheader>
    );
};

/** The desk's menu: what can be set up, then the records by group. */
export const DeskMenu = () => {
    const t = useWords();
    return (
        <>
            <Menu>
                <Menu.Item to="/" primaryText={t('menu.home')} leftIcon={<Home />} />
                {PAGES.map(([to, title, Icon]) => (
                    <Menu.Item key={to} to={to} primaryText={t(title)} leftIcon={<Icon />} />
                ))}
                {GROUPS.flatMap(group => [
                    <Group key={group} title={`menu.${group}`} />,
                    ...RESOURCES.filter(resource => resource.group === group).map(({ name }) => (
                        <Menu.ResourceItem key={name} name={name} />
                    )),
                ])}
                <Group title="menu.elsewhere" />
                {ELSEWHERE.map(([href, title, Icon]) => (
                    <Menu.Item key={href} to={href} component="a" href={href} primaryText={t(title)} leftIcon={<Icon />} />
                ))}
            </Menu>
            <Box sx={{ display: { sm: 'none' }, px: 1, pb: 3 }}>
                <LocalesMenuButton />
            </Box>
        </>
    );
};
